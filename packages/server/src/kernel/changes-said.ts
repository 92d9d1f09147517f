import { onBehalfField, onBehalfOf } from '@loadline/contract/audit/on-behalf';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { flagWords } from '@loadline/contract/kernel/flag-words';
import { storedShown } from '@loadline/contract/kernel/shown';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';

/** One field of a deed in words; nothing stood before a null. */
export interface SaidChange {
  readonly key: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

const longest = 4_000;

/**
 * What an audit row says changed, in the reader's language: fields by their labels, codes by their words. A change is
 * `{ from, to }`, or only the value that something was done with; a field that is not among these shows its name.
 */
export function changesSaid(
  known: Fields,
  changes: Readonly<Record<string, unknown>>,
  language: Language,
): SaidChange[] {
  const fields: Fields = { ...known, [onBehalfOf]: onBehalfField };
  const said = inOrder(fields, changes).map(([key, change]) => {
    const field = fields[key];
    const { from, to } = isFromTo(change) ? change : { from: null, to: change };
    return {
      key,
      label: field ? say(field.label, language) : key,
      from: saidOf(field, from, language),
      to: saidOf(field, to, language),
    };
  });
  return said.filter(({ from, to }) => !isId(to) && !isId(from));
}

/** What only programs know a record by, such as the import that made it: it tells a reader nothing. */
function isId(said: string | null): boolean {
  return said !== null && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(said);
}

/** The fields in the order they are declared in, then whatever else there is: jsonb keeps an order of its own. */
function inOrder(fields: Fields, changes: Readonly<Record<string, unknown>>): [string, unknown][] {
  const place = new Map(Object.keys(fields).map((key, at) => [key, at]));
  const placeOf = ([key]: [string, unknown]) => place.get(key) ?? place.size;
  return Object.entries(changes).toSorted((one, other) => placeOf(one) - placeOf(other));
}

function isFromTo(change: unknown): change is { from?: unknown; to?: unknown } {
  return typeof change === 'object' && change !== null && ('from' in change || 'to' in change);
}

function saidOf(field: Field | undefined, value: unknown, language: Language): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return say(value ? flagWords.yes : flagWords.no, language);
  if (Array.isArray(value)) return listSaid(field?.kind === 'list' ? field.item : field, value, language);
  if (field?.kind === 'group' && typeof value === 'object') return partsSaid(field.fields, value, language);
  if (typeof value === 'object') return knownPartsSaid(value, language);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (field?.kind === 'code' ? say(wordOf(field.table, text), language) : storedShown(field, text)).slice(
    0,
    longest,
  );
}

function listSaid(item: Field | undefined, values: readonly unknown[], language: Language): string {
  const said = values.map((one) => saidOf(item, one, language) ?? '');
  return said.join(language === 'en' ? ', ' : '\u3001').slice(0, longest);
}

/** Parts that no field declares, as they are: what is not known is not told. */
function knownPartsSaid(value: object, language: Language): string {
  return Object.values(value)
    .flatMap((part) => saidOf(undefined, part, language) ?? [])
    .filter((said) => !isId(said))
    .join(' ')
    .slice(0, longest);
}

/** A value of several parts, such as a weight break: each after its label, but for what only programs know it by. */
function partsSaid(fields: Fields, value: object, language: Language): string {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'id')
    .flatMap(([key, part]) => {
      const said = saidOf(part, Reflect.get(value, key), language);
      return said === null ? [] : [`${say(part.label, language)} ${said}`];
    })
    .join(' ');
}
