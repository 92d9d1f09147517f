import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { publicFreight } from '@loadline/contract/freight/freight.api';
import { useEffect, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';

export type Rates =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly cards: readonly PublicRate[] }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** The published rates, asked for once. To ask again is another component. */
export function useRates(): Rates {
  const [rates, setRates] = useState<Rates>({ state: 'asking' });
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const answer = await ask(left.signal);
      if (answer) setRates(answer);
    };
    void show();
    return () => left.abort();
  }, []);
  return rates;
}

/** The answer, or why there is none; undefined when the page was left before. */
async function ask(signal: AbortSignal): Promise<Rates | undefined> {
  try {
    return { state: 'found', cards: await call(publicFreight, { signal, refusal: 'in place' }) };
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', refusal: error };
    if (signal.aborted) return undefined;
    throw error;
  }
}
