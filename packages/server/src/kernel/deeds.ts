import { auditActions } from '@loadline/contract/audit/audit';
import { codeTable, wordOf } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import { code } from '@loadline/contract/kernel/field';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { changesSaid } from './changes-said.ts';
import type { RowOf } from './columns.ts';
import { json, text } from './columns.ts';

/** Something that was done to a record, as the audit log keeps it. */
export const deedColumns = {
  at: text,
  who: text,
  action: text,
  changes: json<Readonly<Record<string, unknown>>>(),
};
export type Deed = RowOf<typeof deedColumns>;

/** What the database calls a code in both languages. */
export interface Named {
  readonly code: string;
  readonly name: Text;
}

/** The field at a path as a code of the names that were found. */
export function namedAt(fields: Fields, path: string, rows: readonly Named[]): Fields {
  const field = fields[path];
  if (!field) return {};
  const names = codeTable(path, Object.fromEntries(rows.map((one) => [one.code, one.name])));
  return { [path]: code(names, { label: field.label }) };
}

/** A deed in the reader's words, as the contract's `historyAnswer`. */
export function saidDeed({ at, who, action, changes }: Deed, fields: Fields, language: Language) {
  return {
    at,
    who,
    action: say(wordOf(auditActions, action), language),
    changes: changesSaid(fields, changes, language).map(({ label, from, to }) => ({
      field: label,
      from,
      to,
    })),
  };
}

/** Neighbouring savings of one person, laid together: what stood before the first, and what after the last. */
export function gathered(newestFirst: readonly Deed[]): Deed[] {
  return newestFirst.reduce<Deed[]>((deeds, older) => {
    const newer = deeds.at(-1);
    const one = newer?.action === 'saved' && older.action === 'saved' && newer.who === older.who;
    return newer && one
      ? [...deeds.slice(0, -1), { ...newer, changes: laidTogether(older.changes, newer.changes) }]
      : [...deeds, older];
  }, []);
}

function laidTogether(older: Deed['changes'], newer: Deed['changes']): Deed['changes'] {
  const firsts = Object.entries(older).map(([path, first]) => {
    const last = newer[path];
    const isSame = last === undefined || JSON.stringify(last) === JSON.stringify(first);
    return [path, isSame ? first : { from: part(first, 'from'), to: part(last, 'to') }] as const;
  });
  return { ...newer, ...Object.fromEntries(firsts) };
}

function part(change: unknown, key: 'from' | 'to'): unknown {
  return typeof change === 'object' && change !== null ? Reflect.get(change, key) : change;
}
