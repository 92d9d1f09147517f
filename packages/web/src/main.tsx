import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { buildRouter } from './app/router.ts';
import { WakingContext } from './kernel/awake.tsx';
import { keepEarly, waking } from './kernel/keep-early.ts';
import { chosenLanguage, isPageSpoken, languageOfPage, reloadInChosen, speak } from './kernel/language.ts';
import { type Opened, OpeningAnswers, openedHere } from './kernel/opening.ts';
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
async function goOn(place: HTMLElement, { address, answers }: Opened): Promise<void> {
  const wake = keepEarly(place);
  const language = languageOfPage();
  const { pathname } = new URL(address, location.href);
  // What no page has is the page /404 (spec).
  if (pathname !== location.pathname) history.replaceState(history.state, '', address);
  const words = await loadWords(language);
  const router = buildRouter(language);
  // The router draws its boundaries as it did on the server.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(
    place,
    <WakingContext value={wake}>
      <App router={router} words={words} answers={new OpeningAnswers(answers)} />
    </WakingContext>,
  );
}

async function begin(place: HTMLElement): Promise<void> {
  const language = chosenLanguage();
  speak(language);
  const words = await loadWords(language);
  place.removeAttribute(waking);
  createRoot(place).render(<App router={buildRouter(language)} words={words} />);
}
