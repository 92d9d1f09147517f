import type { Fields } from '@loadline/contract/kernel/field';
import { useState } from 'react';
import { differs } from './form-values.ts';
import type { Values } from './input-look.ts';

interface EntriesOf {
  fields: Fields;
  /** The values as the server has them. */
  given: Values;
  busy: boolean;
}

/** The name under which a form remembers that the second typing of a secret was left. */
export function repeatOf(key: string): string {
  return `${key} again`;
}

/** What was typed into a form, what it began with, and which of its inputs were left. */
export function useFormEntries({ fields, given, busy }: EntriesOf) {
  const [seen, setSeen] = useState(given);
  const [base, setBase] = useState(given);
  const [values, setValues] = useState<Values>(given);
  const [repeats, setRepeats] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isChanged = differs(fields, base, values) || Object.values(repeats).some(Boolean);
  const begin = (anew: Values) => {
    setBase(anew);
    setValues(anew);
    setRepeats({});
    setLeft(new Set());
  };
  // Newer values from the server take the place of untouched ones, never of what somebody typed. Those that a saving
  // brings wait until it is over: the next one sends their version.
  if (!busy && differs(fields, seen, given)) {
    setSeen(given);
    if (!isChanged) begin(given);
  }
  const keys = Object.keys(fields);
  return {
    values,
    setValues,
    repeats,
    left,
    isChanged,
    begin,
    change: (key: string, value: unknown) => setValues((before) => ({ ...before, [key]: value })),
    repeat: (key: string, value: string) => setRepeats((before) => ({ ...before, [key]: value })),
    leave: (key: string) => setLeft((before) => new Set([...before, key])),
    leaveAll: () => setLeft(new Set([...keys, ...keys.map(repeatOf)])),
  };
}
