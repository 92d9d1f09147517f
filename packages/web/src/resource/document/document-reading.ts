import type { Field } from '@loadline/contract/kernel/field';
import type { Text } from '@loadline/contract/kernel/text';
import { createContext, use } from 'react';

/** Fields that are being chosen, such as those that are sent back. */
export interface Picks {
  readonly has: (path: string) => boolean;
  readonly toggle: (path: string) => void;
}

/** What the parts of a document that is read share: a trust order, a booking. */
export interface DocumentReading {
  readonly valueAt: (path: string) => unknown;
  readonly fieldAt: (path: string) => Field | undefined;
  readonly labelAt: (path: string) => Text | undefined;
  /** Why a field was sent back. */
  readonly reasonsAt: (path: string) => readonly string[];
  readonly picks?: Picks | undefined;
}

export const DocumentReadingContext = createContext<DocumentReading | undefined>(undefined);

export function useDocumentReading(): DocumentReading {
  const reading = use(DocumentReadingContext);
  if (!reading) throw new Error('a part of a document stands outside of it');
  return reading;
}

/** Why each field was sent back, by its path. */
export function reasonsBy(corrections: readonly { readonly path: string; readonly reason: string }[]) {
  return (path: string) => corrections.filter((one) => one.path === path).map(({ reason }) => reason);
}
