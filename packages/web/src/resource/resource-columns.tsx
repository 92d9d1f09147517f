import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import type { TableColumn } from '../ui/table/table-column.ts';
import { unitText } from './unit.ts';
import { Value } from './value.tsx';

/** What a screen says about a column that the contract cannot know. */
export interface ColumnLook<Row> {
  /** The width in px that what is drawn has at least, and a name keeps where room is short; never narrower than the header. */
  width?: number;
  muted?: boolean;
  /** A shorter header than the field's label, for a narrow column. */
  header?: string;
  /** Shown as something else than its figure or word alone, such as a bar or with a count: at the left, without its unit, never cut. */
  drawn?: true;
  /** `end` for figures that the contract does not know to be one number, such as a range of prices. */
  align?: 'end';
  cell?: (row: Row) => ReactNode;
}

export type ColumnLooks<F extends Fields, Row> = { readonly [K in keyof F & string]?: ColumnLook<Row> };

interface ColumnsOf<F extends Fields, Row> {
  fields: F;
  /** Which of them, in this order; all unless told. */
  keys?: readonly (keyof F & string)[];
  cells?: ColumnLooks<F, Row> | undefined;
  /** Keys the server can sort by. */
  sorts?: readonly string[];
  language: Language;
}

/** Columns from the contract: header and unit from the field, cells by its kind, and what the screen says besides. */
export function columnsOf<F extends Fields, Row extends object>(of: ColumnsOf<F, Row>): TableColumn<Row>[] {
  const { fields, keys = Object.keys(of.fields), cells = {}, sorts = [], language } = of;
  const looks: Readonly<Record<string, ColumnLook<Row> | undefined>> = cells;
  return keys.flatMap((key) => {
    const field = fields[key];
    if (!field) return [];
    const { drawn, cell, align, muted, ...look } = looks[key] ?? {};
    const header = look.header ?? say(field.label, language);
    const unit = drawn ? undefined : unitText(field.unit);
    const sortable = sorts.includes(key);
    const column: TableColumn<Row> = {
      key,
      header,
      unit,
      width: look.width ?? usualWidth(field),
      fit: drawn ? 'drawn' : fitOf(field),
      align: align ?? (isNumber(field) && !drawn ? 'end' : 'start'),
      sortable,
      muted,
      cell: cell ?? ((row) => <Value field={field} value={valueOf(row, key)} />),
    };
    return [column];
  });
}

/** The value of a row under a key of its resource. */
export function valueOf(row: object, key: string): unknown {
  return Reflect.get(row, key);
}

function isNumber(field: Field): boolean {
  return field.kind === 'whole' || field.kind === 'decimal';
}

/** Figures, times and states are read whole; what a name says is understood from its beginning. */
function fitOf(field: Field): 'value' | 'name' {
  switch (field.kind) {
    case 'whole':
    case 'decimal':
    case 'date':
    case 'instant':
    case 'flag':
      return 'value';
    case 'code':
      return codesOf(field.table).some((code) => wordOf(field.table, code).family) ? 'value' : 'name';
    default:
      return 'name';
  }
}

/** What a column takes in px before there are rows to measure, and what a name keeps beside them. */
function usualWidth(field: Field): number {
  if (field.kind === 'text') return field.max > 60 ? 180 : 120;
  return isNumber(field) || field.kind === 'flag' ? 64 : 100;
}
