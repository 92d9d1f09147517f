import { type PublicRate, publicFreight } from '@loadline/contract/freight/freight.api';
import { useEffect, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Offer, offersFor } from './offers.ts';
import type { Cargo } from './use-cargo.ts';
import type { ChosenWay } from './way-choice.tsx';

/** A rate's days are those of where it is made, wherever its reader is. */
export const ratesZone = 'Asia/Shanghai';

/** What goes the chosen way, once it is chosen. */
export function offersOn(
  rates: Rates,
  { origin, zone }: Pick<ChosenWay, 'origin' | 'zone'>,
  day: string,
  cargo: Pick<Cargo, 'unit' | 'lines'>,
): Offer[] {
  if (rates.state !== 'found' || !origin || !zone) return [];
  return offersFor(rates.cards, { origin, zone, day }, cargo);
}

/** The first that has a price, so that there is something to read at once. */
export function bestOf(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ says }) => says.kind === 'priced') ?? offers[0];
}

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
