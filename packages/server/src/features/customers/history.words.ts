import type { history } from '@loadline/contract/customers/history.api';
import { historyWords } from '@loadline/contract/customers/history.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { auditActions } from '@loadline/contract/ops/audit';

/** A row of the audit log: a change is `{ from, to }`, or only the value that something was done with. */
export interface Deed {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

type Entry = AnswerOf<typeof history>['rows'][number];

/** A deed in the reader's language: its fields by their labels, codes by their words. */
export function entryIn(language: Language, fields: Fields, { id, at, who, action, changes }: Deed): Entry {
  return {
    id,
    at,
    who,
    action: say(wordOf(auditActions, action), language),
    changes: inOrder(fields, changes).map(([key, change]) => {
      const field = fields[key];
      const { from, to } = isChange(change) ? change : { from: null, to: change };
      const label = field?.label ?? (key === 'password' ? historyWords.password : { zh: key, en: key });
      return {
        field: say(label, language),
        from: saidOf(field, from, language),
        to: saidOf(field, to, language),
      };
    }),
  };
}

/** The fields in the order they are declared in, then whatever else there is. */
function inOrder(fields: Fields, changes: Deed['changes']): [string, unknown][] {
  const place = new Map(Object.keys(fields).map((key, at) => [key, at]));
  const placeOf = ([key]: [string, unknown]) => place.get(key) ?? place.size;
  return Object.entries(changes).toSorted((one, other) => placeOf(one) - placeOf(other));
}

function isChange(change: unknown): change is { from?: unknown; to?: unknown } {
  return typeof change === 'object' && change !== null && ('from' in change || 'to' in change);
}

function saidOf(field: Field | undefined, value: unknown, language: Language): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return say(value ? historyWords.yes : historyWords.no, language);
  if (Array.isArray(value)) return value.map((one) => saidOf(field, one, language)).join(', ');
  const word = typeof value === 'string' ? value : JSON.stringify(value);
  return field?.kind === 'code' ? say(wordOf(field.table, word), language) : word;
}
