import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { asInput, isCarried } from './form-values.ts';
import type { Values } from './input-look.ts';
import { type Reading, valueText } from './value-text.ts';

/** The record as it stands now, from the data of a refusal 409; undefined when it is not there. */
export function currentIn(data: unknown): Values | undefined {
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined;
  const { current } = data;
  return typeof current === 'object' && current !== null ? { ...current } : undefined;
}

export interface StalePair {
  readonly key: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Both values of every field in which what was typed differs from what stands now. Secrets are never shown. */
export function stalePairs(fields: Fields, mine: Values, current: Values, reading: Reading): StalePair[] {
  const [own, other] = [asInput(fields, mine), asInput(fields, current)];
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind === 'secret' || isCarried(key, field, undefined)) return [];
    if (!(key in current) || JSON.stringify(own[key]) === JSON.stringify(other[key])) return [];
    return [
      {
        key,
        label: say(field.label, reading.language),
        theirs: valueText(field, other[key], reading),
        mine: valueText(field, own[key], reading),
      },
    ];
  });
}
