import { onBehalfField, onBehalfOf } from '@loadline/contract/audit/on-behalf';
import type { Fields } from '@loadline/contract/kernel/field';
import { storedShown } from '@loadline/contract/kernel/shown';
import { say } from '@loadline/contract/kernel/text';
import { isMissing, missing, type Reading, valueText } from './value-text.ts';

/** One changed field in words. `from` is missing where nothing stood before. */
export interface Change {
  readonly key: string;
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string;
}

/** What an audit row says changed: `{ field: { from, to } }` or `{ field: value }`; a field it does not know shows its name. */
export function changesIn(json: string, fields: Fields, reading: Reading): Change[] {
  return Object.entries(parsed(json)).map(([key, value]) => {
    const field = key === onBehalfOf ? onBehalfField : fields[key];
    const read = (one: unknown) => (field ? valueText(field, one, reading) : plain(one));
    const label = field ? say(field.label, reading.language) : key;
    if (isFromTo(value)) return { key, label, from: read(value.from), to: read(value.to) };
    return { key, label, from: undefined, to: read(value) };
  });
}

function parsed(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isFromTo(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function plain(value: unknown): string {
  if (isMissing(value)) return missing;
  return typeof value === 'string' ? storedShown(undefined, value) : JSON.stringify(value);
}
