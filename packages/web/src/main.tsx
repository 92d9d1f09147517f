// First of all: the first style sheet decides the order of the layers.
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/print.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { buildRouter } from './app/router.ts';
import { ToastHost } from './app/toast-host.tsx';
import { chosenLanguage, speak } from './kernel/language.ts';
import { installPolicy } from './kernel/trusted-types.ts';
import { loadWords, WordsContext } from './kernel/words.ts';

installPolicy();
const language = chosenLanguage();
speak(language);
const words = await loadWords(language);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <WordsContext value={words}>
      <RouterProvider router={buildRouter(language)} />
      <ToastHost />
    </WordsContext>
  </StrictMode>,
);
