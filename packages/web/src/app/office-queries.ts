import { QueryClient } from '@tanstack/react-query';

/** Answers live half a minute. A refusal is final and was shown already: asking again would show it again. */
export const officeQueries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
