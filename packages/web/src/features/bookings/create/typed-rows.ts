import type { RowList } from '@loadline/contract/bookings/booking-content';

/** A row as it was typed; its id names it for good. */
export type TypedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The rows of a list in what was typed. */
export function rowsAt(entered: unknown, list: RowList): readonly TypedRow[] {
  const [block = '', key = ''] = list.split('.');
  const rows = inner(inner(entered, block), key);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

function inner(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isRow(value: unknown): value is TypedRow {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
