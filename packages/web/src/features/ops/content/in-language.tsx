import type { Language } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Words, WordsContext, wordsOf } from '../../../kernel/words.ts';

/** A public page as it reads in a language, whatever the screen's own is. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ['content words', language],
    queryFn: () => contentWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? <WordsContext value={data}>{children}</WordsContext> : null;
}

/** The words of the pages that are written here. */
async function contentWords(language: Language): Promise<Words> {
  const [content, home] = await (language === 'en'
    ? Promise.all([import('../../../locales/content.en.ts'), import('../../../locales/home.en.ts')])
    : Promise.all([import('../../../locales/content.zh-cn.ts'), import('../../../locales/home.zh-cn.ts')]));
  return wordsOf(language, { ...content.phrases, ...home.phrases });
}
