import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { asksAgainIn } from '../kernel/ask-again.ts';
import { startLive } from '../kernel/live.ts';
import { renewUser } from '../kernel/sign-out.ts';
import { useWords } from '../kernel/words.ts';
import { OfficeFrame } from '../ui/frames.tsx';
import { learnIcons } from '../ui/icon.tsx';
import { officeShapes } from '../ui/office-icon-shapes.tsx';
// The document that waits for this code is drawn with it.
import '../ui/styles/office-waiting.css';

/** Answers live half a minute. A refusal is shown; what was refused for a while is asked again when that is over. */
const officeQueries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => asksAgainIn(state),
    },
    mutations: { retry: false },
  },
});

learnIcons(officeShapes);

/** What every page behind the login stands in, whoever it is for; space scales with the window (spec). */
export function OfficeShell({ header, children }: { header: ReactNode; children: ReactNode }) {
  const { t } = useWords();
  useLayoutEffect(() => {
    document.documentElement.classList.add('office');
    return () => document.documentElement.classList.remove('office');
  }, []);
  useEffect(() => {
    void import('../ui/whole-on-hover.ts').then(({ sayWholeOnHover }) => sayWholeOnHover(document));
  }, []);
  useEffect(() => startLive(), []);
  useEffect(() => void renewUser().catch(() => undefined), []);
  return (
    <QueryClientProvider client={officeQueries}>
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <OfficeFrame header={header}>{children}</OfficeFrame>
    </QueryClientProvider>
  );
}
