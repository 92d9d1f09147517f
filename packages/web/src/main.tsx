import type { Language } from '@loadline/contract/kernel/text';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Site } from './app/site.tsx';
import { shownAt } from './app/site-ways.ts';
import { WakingContext } from './kernel/awake.tsx';
import { keepEarly, waking } from './kernel/keep-early.ts';
import { isOfDesk, pageAt } from './kernel/known-pages.ts';
import { chosenLanguage, isPageSpoken, languageOfPage, reloadInChosen, speak } from './kernel/language.ts';
import { type Opened, OpeningAnswers, openedHere } from './kernel/opening.ts';
import { wearScheme } from './kernel/scheme.ts';
import { installPolicy } from './kernel/trusted-types.ts';
import { loadWords } from './kernel/words.ts';

installPolicy();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const opened = openedHere();
if (!opened) await begin(root);
else if (isPageSpoken()) await goOn(root, opened);
else if (!reloadInChosen()) await begin(root);

/** The page stands already, as the server rendered it. */
async function goOn(place: HTMLElement, { address, answers, sent }: Opened): Promise<void> {
  const wake = keepEarly(place);
  const language = languageOfPage();
  const { pathname } = new URL(address, location.href);
  // What no page has is the page /404 (spec).
  if (pathname !== location.pathname) history.replaceState(history.state, '', address);
  const [words, first] = await Promise.all([loadWords(language), shownAt(location.href, language)]);
  hydrateRoot(
    place,
    <WakingContext value={wake}>
      <App words={words} answers={new OpeningAnswers(answers, sent)}>
        <Site first={first} language={language} />
      </App>
    </WakingContext>,
  );
}

/** Nothing stands here yet, or not in the language of this browser. */
async function begin(place: HTMLElement): Promise<void> {
  const language = chosenLanguage();
  speak(language);
  const { pathname } = location;
  const { layout = 'public' } = pageAt(pathname) ?? {};
  const loading = loadWords(language);
  const isOffice = layout !== 'public' || isOfDesk(pathname);
  const pages = isOffice ? office(language, loading) : site(language);
  const [words, shown] = await Promise.all([loading, pages]);
  place.removeAttribute(waking);
  createRoot(place).render(<App words={words}>{shown}</App>);
}

async function site(language: Language) {
  return <Site first={await shownAt(location.href, language)} language={language} />;
}

/** What no visitor waits for. */
async function office(language: Language, words: Promise<unknown>) {
  wearScheme();
  const [{ Office, officeAt }] = await Promise.all([import('./app/office.tsx'), words]);
  return <Office first={await officeAt(location.href, language)} language={language} />;
}
