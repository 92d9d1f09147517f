// First of all: the first style sheet decides the order of the layers and of the sheets of paper. Here and not in main.tsx,
// whose styles come after those of the shell.
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/print.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { OpeningAnswers, OpeningContext } from '../kernel/opening.ts';
import { type Words, WordsContext } from '../kernel/words.ts';
import type { buildRouter } from './router.ts';
import { ToastHost } from './toast-host.tsx';

interface AppProps {
  router: ReturnType<typeof buildRouter>;
  words: Words;
  /** What the page was opened with, where the server rendered it. */
  answers?: OpeningAnswers;
}

const none = new OpeningAnswers();

/** All of the product's screens; the same on the server and in the browser. */
export function App({ router, words, answers = none }: AppProps) {
  return (
    <StrictMode>
      <WordsContext value={words}>
        <OpeningContext value={answers}>
          <RouterProvider router={router} />
        </OpeningContext>
        <ToastHost />
      </WordsContext>
    </StrictMode>
  );
}
