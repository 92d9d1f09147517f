import type { Field, Fields } from '@loadline/contract/kernel/field';
import { textShown } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';

/** The plain data of a step by its labels. Lists and files stand in their own tabs and are left out. */
export function saidData(
  fields: Fields,
  data: Readonly<Record<string, unknown>>,
  language: Language,
): { field: string; value: string }[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const { label, kind, unit } = field;
    const value = data[key];
    if (value === null || value === undefined || value === false || kind === 'list' || kind === 'id')
      return [];
    if (key === 'reason') return [];
    const said = plain(field, value);
    return said === undefined
      ? []
      : [{ field: say(label, language), value: unit ? `${said} ${unit}` : said }];
  });
}

function plain(field: Field, value: unknown): string | undefined {
  if (value === true) return '✓';
  if (typeof value === 'string' || typeof value === 'number') return textShown(field, String(value));
  if (typeof value !== 'object' || value === null) return undefined;
  const [from, to]: unknown[] = [Reflect.get(value, 'from'), Reflect.get(value, 'to')];
  return to === undefined ? undefined : `${plain(field, from) ?? '—'} → ${plain(field, to) ?? '—'}`;
}
