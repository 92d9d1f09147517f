import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { kit as en } from './texts.en.ts';
import { kit as zh } from './texts.zh-cn.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/print.css';
import { loadDeskWords } from '../../kernel/office-words.ts';
import { loadWords } from '../../kernel/words.ts';
import { Toasts } from '../toasts.tsx';
import { BookPage } from './book.page.tsx';
import { JoinPage } from './join.page.tsx';
import { KitTexts } from './kit-texts.ts';
import { ListPage } from './list.page.tsx';
import { DetailPage, FormPage } from './record.page.tsx';
import { RolesPage } from './roles.page.tsx';
import { SheetPage } from './sheet.page.tsx';
import { MissingPage, SitePage } from './site.page.tsx';

const wish = new URLSearchParams(location.search);
const isEnglish = wish.get('lang') === 'en';
const page = wish.get('page') ?? 'sheet';
const root = document.documentElement;
root.lang = isEnglish ? 'en' : 'zh-CN';
root.classList.toggle('office', !['site', 'missing', 'join'].includes(page));
if (wish.get('theme') === 'dark') root.dataset['theme'] = 'dark';

const pages: Record<string, () => ReactNode> = {
  sheet: SheetPage,
  list: ListPage,
  detail: DetailPage,
  form: FormPage,
  book: BookPage,
  join: JoinPage,
  roles: RolesPage,
  site: SitePage,
  missing: MissingPage,
};
const Page = pages[page] ?? SheetPage;
const texts = isEnglish ? en : zh;

// Pieces of the resource folder take their words from the product's own files.
await loadWords(isEnglish ? 'en' : 'zh-cn');
await loadDeskWords(isEnglish ? 'en' : 'zh-cn');

createRoot(document.body.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <KitTexts value={texts}>
      <Page />
      <Toasts label={texts.toasts} closeLabel={texts.close} />
    </KitTexts>
  </StrictMode>,
);
