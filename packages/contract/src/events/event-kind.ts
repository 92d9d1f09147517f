import type { Stage } from '../codes/stage.ts';
import type { Code } from '../kernel/code.ts';

/** Where on its way a shipment was when something happened to it. */
export type Position = 'origin' | 'transit' | 'destination';

/** What an actual event of a kind moves, by where it happened; `anywhere` when the code itself says where. */
type ByPosition<T> = Readonly<Partial<Record<Position | 'anywhere', T>>>;

/** One kind of event: its words, and what it means for the shipment (domain.md §3.3). */
export interface EventKind extends Code {
  readonly vocabulary: 'own' | 'iata' | 'dcsa' | 'ground';
  /** The stage that is reached; nothing: the event is text. */
  readonly reaches: ByPosition<Stage>;
  /** The state of the master waybill that follows (codes of the specification). */
  readonly waybill: ByPosition<string>;
  /** A fact nobody doubts, such as a departure: stages before it may stay unrecorded. */
  readonly isPhysical: boolean;
  /** What concerns only those who handle the cargo is not shown outside. */
  readonly isPublic: boolean;
}

type Meaning = Partial<Omit<EventKind, 'zh' | 'en' | 'vocabulary'>>;

/** Declares kinds of one vocabulary: `kind('已起飞', 'Departed', { reaches: { origin: 'DEPARTED' } })`. */
export function kindsOf(vocabulary: EventKind['vocabulary']) {
  return (zh: string, en: string, meaning: Meaning = {}): EventKind => ({
    zh,
    en,
    vocabulary,
    reaches: {},
    waybill: {},
    isPhysical: false,
    isPublic: true,
    ...meaning,
  });
}

export const physical = { isPhysical: true } as const;
export const internal = { isPublic: false } as const;
