import type { Language } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contentWords, WordsContext } from '../../../kernel/words.ts';

/** A public page as it reads in a language, whatever the screen's own is. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ['content words', language],
    queryFn: () => contentWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? <WordsContext value={data}>{children}</WordsContext> : null;
}
