import type { Page } from '@loadline/contract/kernel/page';
import type { Language } from '@loadline/contract/kernel/text';
import type { HostBrand } from '@loadline/contract/site/host';
import type {
  Opening,
  OpeningAnswer,
  RenderedOffice,
  RenderedSite,
  SiteHost,
} from '@loadline/contract/site/rendering';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../app/app.tsx';
import { Site } from '../app/site.tsx';
import { shownAt } from '../app/site-ways.ts';
import { OpeningAnswers } from '../kernel/opening.ts';
import { tellHost, titleOf } from '../kernel/title.ts';
import { loadWords } from '../kernel/words.ts';
import { headOf } from './head.ts';
import { officeModules } from './office-modules.ts';
import { OfficeWaiting } from './office-waiting.tsx';
import { modulesOf } from './page-modules.ts';

export { openingOf } from './opening-of.ts';

/** A public page as HTML; what the server loads of this package. */
export async function renderSite(
  opening: Opening,
  language: Language,
  host: SiteHost,
  answers: readonly OpeningAnswer[],
): Promise<RenderedSite> {
  const { address, sent } = opening;
  const opened = new OpeningAnswers(answers, sent);
  const words = await loadWords(language);
  const first = await shownAt(address, language);
  // Nothing waits while it draws, so that no other host's page comes in between.
  const draw = () => {
    tellHost(host.brand);
    const body = renderToString(
      <App words={words} answers={opened}>
        <Site first={first} language={language} />
      </App>,
    );
    return { ...headOf(address, language, host, opened), body };
  };
  const drawn = await whole(draw);
  return { ...drawn, isWhole: isWhole(drawn), modules: modulesOf(address, language) };
}

/** A page behind the login before its code is there; the same for everybody. */
export function renderOffice(page: Page, language: Language, brand: HostBrand): RenderedOffice {
  tellHost(brand);
  const body = renderToStaticMarkup(<OfficeWaiting page={page} language={language} />);
  return { body, title: titleOf(page.title, language), modules: officeModules(page.path, language) };
}

// What React leaves to the browser, because it is not there yet or has failed.
const leftOut = '<!--$!-->';
const turns = 50;

/** Draws again until the parts that are fetched apart are there: at the first rendering of a process they are not. */
async function whole<T extends { readonly body: string }>(draw: () => T): Promise<T> {
  for (let turn = 1; turn < turns; turn += 1) {
    const drawn = draw();
    if (isWhole(drawn)) return drawn;
    await new Promise((resume) => setTimeout(resume, turn));
  }
  return draw();
}

function isWhole({ body }: { readonly body: string }): boolean {
  return !body.includes(leftOut);
}
