import type { TrustPath } from '@loadline/contract/trusts/trust.path';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { createContext, use } from 'react';

/** What is read of a trust order, what was sent back of it, and what is being chosen to be sent back. */
export interface TrustReading {
  readonly content: TrustContent;
  readonly reasonsAt: (path: TrustPath) => readonly string[];
  /** While fields are chosen. */
  readonly picks?: Picks | undefined;
}

export interface Picks {
  readonly has: (path: TrustPath) => boolean;
  readonly toggle: (path: TrustPath) => void;
}

export const TrustReadingContext = createContext<TrustReading | undefined>(undefined);

export function useTrustReading(): TrustReading {
  const reading = use(TrustReadingContext);
  if (!reading) throw new Error('a value of a trust order stands outside of its page');
  return reading;
}
