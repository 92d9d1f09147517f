import { useCallback } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { named } from '../named.ts';
import { useChoices } from '../use-choices.ts';

/** What a channel is called in the reader's language; one that is no longer offered keeps the name it is stored by. */
export function useChannelNames(): (stored: string) => string {
  const { language } = useWords();
  const products = useChoices()?.products;
  return useCallback(
    (stored) => {
      const known = products?.find(({ nameZh }) => nameZh === stored);
      return known ? named(known, language) : stored;
    },
    [products, language],
  );
}
