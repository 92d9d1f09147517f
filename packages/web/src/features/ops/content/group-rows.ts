import { codesOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { Values } from '../../../resource/input-look.ts';

/** The rows of a list as a form holds it. */
export function rowsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

/** The rows with one of them at another place. */
export function rowsMoved(rows: readonly Values[], from: number, to: number): Values[] {
  const row = rows[from];
  if (!row) return [...rows];
  const others = rows.filter((_, at) => at !== from);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** What a new row begins with: a choice that must be made has its first, the rest is empty. */
export function beginningOf(fields: Fields): Values {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, begun(field)]));
}

function begun(field: Field): unknown {
  if (field.kind === 'list') return [];
  if (field.kind === 'code' && field.required) return codesOf(field.table)[0];
  return field.required ? '' : null;
}
