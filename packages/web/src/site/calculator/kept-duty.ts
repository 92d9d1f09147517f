import { inTab } from '../../kernel/storage.ts';

/** A line as it is typed: texts, each of which may be empty. */
export interface DutyLine {
  readonly hts: string;
  readonly origin: string;
  readonly value: string;
  readonly quantity: string;
  readonly quantity2: string;
  readonly netKg: string;
}

/** What somebody says of goods that come to the United States, and of what else they cost until they are there. */
export interface KeptDuty {
  readonly mode: string;
  readonly entryType: string;
  readonly entryDate: string;
  readonly lines: readonly DutyLine[];
  readonly delivery: string;
  readonly deliveryCurrency: string;
  readonly pieces: string;
  /** Of the result. */
  readonly currency: string;
  /** How much of the result's currency one of the other is, for which two, and of which day. */
  readonly rate: string;
  readonly ratePair: string;
  readonly rateOf: string;
}

export const blankDutyLine: DutyLine = {
  hts: '',
  origin: 'CN',
  value: '',
  quantity: '',
  quantity2: '',
  netKg: '',
};

export const dutyAtFirst: KeptDuty = {
  mode: 'ocean',
  entryType: '01',
  entryDate: '',
  lines: [blankDutyLine],
  delivery: '',
  deliveryCurrency: 'USD',
  pieces: '',
  currency: 'USD',
  rate: '',
  ratePair: '',
  rateOf: '',
};

const key = 'duty';
const listeners = new Set<() => void>();
let read: { text: string | null; duty: KeptDuty | undefined } = { text: null, duty: undefined };

/** Keeps it in this tab: another tab of the calculator, a change of language and a login find it again. */
export function keepDuty(duty: KeptDuty): void {
  inTab().setItem(key, JSON.stringify(duty));
  for (const tell of listeners) tell();
}

/** Hears of every change until the returned function is called. */
export function onKeptDuty(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same object until it changes; undefined when there is nothing that can be read. */
export function keptDuty(): KeptDuty | undefined {
  const text = inTab().getItem(key);
  if (text !== read.text) read = { text, duty: dutyIn(text ?? 'null') };
  return read.duty;
}

function dutyIn(text: string): KeptDuty | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptDuty {
  return (
    hasTexts(value, dutyAtFirst) &&
    'lines' in value &&
    Array.isArray(value.lines) &&
    value.lines.length > 0 &&
    value.lines.every((line) => hasTexts(line, blankDutyLine))
  );
}

/** Whether every text of a pattern is a text there, too. */
function hasTexts(value: unknown, pattern: object): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(pattern).every(
      ([name, text]) => typeof text !== 'string' || typeof Reflect.get(value, name) === 'string',
    )
  );
}
