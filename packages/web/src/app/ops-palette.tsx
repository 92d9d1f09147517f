import { type PageName, pages } from '@loadline/contract/pages';
import { useCallback } from 'react';
import { chooseLanguage, languages } from '../kernel/language.ts';
import { useGoTo } from '../kernel/page-link.tsx';
import { signOut } from '../kernel/sign-in.ts';
import { useWords } from '../kernel/words.ts';
import { Palette } from '../ui/palette.tsx';
import type { PaletteEntry } from '../ui/palette-entry.ts';
import type { DeskPage } from './ops-menu.ts';
import { deskPaletteFor } from './ops-palette-entries.ts';

const isPage = (name: string): name is PageName => Object.hasOwn(pages, name);

interface OpsPaletteProps {
  open: boolean;
  menu: readonly DeskPage[];
  onClose: () => void;
  onKeyList: () => void;
}

/** Ctrl K: records by number, customers, registrations, pages and actions. */
export function OpsPalette({ open, menu, onClose, onKeyList }: OpsPaletteProps) {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const search = useCallback(
    (query: string, signal: AbortSignal) => deskPaletteFor(query, { menu, words, signal }),
    [menu, words],
  );
  const choose = ({ key }: PaletteEntry) => {
    const [kind, what = '', no = ''] = key.split(' ');
    if (kind === 'record' && isPage(what)) return goTo(what, { no });
    if (kind === 'customer') return goTo('opsCustomer', { no: what });
    if (kind === 'registration') return goTo('opsRegistrations', { open: what });
    const target = menu.find(({ page }) => page === what);
    if (kind === 'page' && target) return goTo(target.page);
    const language = languages.find((one) => one === what);
    if (language) return chooseLanguage(language);
    if (what === 'account') return goTo('account');
    if (what === 'keys') return onKeyList();
    void signOut();
  };
  return (
    <Palette
      open={open}
      onClose={onClose}
      search={search}
      onChoose={choose}
      label={t('desk.palette.title')}
      placeholder={t('desk.palette.placeholder')}
      nothing={t('office.palette.nothing')}
      failed={t('office.palette.failed')}
      enterLabel={t('office.palette.enter')}
    />
  );
}
