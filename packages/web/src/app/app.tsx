// First of all: the first style sheet decides the order of the layers and of the sheets of paper. Here and not in main.tsx,
// whose styles come after those of the shell.
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/print.css';
import { type ReactNode, StrictMode } from 'react';
import { OpeningAnswers, OpeningContext } from '../kernel/opening.ts';
import { type Words, WordsContext } from '../kernel/words.ts';
import { ToastHost } from './toast-host.tsx';

interface AppProps {
  words: Words;
  /** What the page was opened with, where the server rendered it. */
  answers?: OpeningAnswers;
  children: ReactNode;
}

const none = new OpeningAnswers();

/** What stands around all of the product's screens; the same on the server and in the browser. */
export function App({ words, answers = none, children }: AppProps) {
  return (
    <StrictMode>
      <WordsContext value={words}>
        <OpeningContext value={answers}>{children}</OpeningContext>
        <ToastHost />
      </WordsContext>
    </StrictMode>
  );
}
