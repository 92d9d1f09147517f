import type { Field, Fields } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import type { TableColumn } from '../ui/table/table-column.ts';
import { unitText } from './unit.ts';
import { Value } from './value.tsx';

/** What a screen says about a column that the contract cannot know. */
export interface ColumnLook<Row> {
  /** Wished width in px. */
  width?: number;
  muted?: boolean;
  /** A shorter header than the field's label, for a narrow column. */
  header?: string;
  /** A number that is shown as something else than a figure, such as a bar: it stands at the left and without its unit. */
  drawn?: true;
  /** `end` for figures that the contract does not know to be one number, such as a range of prices. */
  align?: 'end';
  cell?: (row: Row) => ReactNode;
}

export type ColumnLooks<Row> = { readonly [K in keyof Row & string]?: ColumnLook<Row> };

interface ColumnsOf<Row> {
  fields: Fields;
  /** Which of them, in this order. */
  keys: readonly string[];
  looks?: ColumnLooks<Row>;
  /** Keys the server can sort by. */
  sorts?: readonly string[];
  language: Language;
}

/** Columns from the contract: header and unit from the field, cells by its kind, and what the screen says besides. */
export function columnsOf<Row extends object>(of: ColumnsOf<Row>): TableColumn<Row>[] {
  const { fields, keys, looks = {}, sorts = [], language } = of;
  return keys.flatMap((key) => {
    const field = fields[key];
    if (!field) return [];
    const look: ColumnLook<Row> = Object.entries(looks).find(([name]) => name === key)?.[1] ?? {};
    const column: TableColumn<Row> = {
      key,
      header: look.header ?? say(field.label, language),
      unit: look.drawn ? undefined : unitText(field.unit),
      width: look.width ?? widthOf(field),
      align: look.align ?? (isNumber(field) && !look.drawn ? 'end' : 'start'),
      sortable: sorts.includes(key),
      muted: look.muted,
      cell: look.cell ?? ((row) => <Value field={field} value={valueOf(row, key)} />),
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

function widthOf(field: Field): number {
  switch (field.kind) {
    case 'whole':
    case 'flag':
      return 80;
    case 'decimal':
    case 'date':
      return 96;
    case 'instant':
      return 112;
    case 'text':
      return field.max > 60 ? 200 : 132;
    default:
      return 120;
  }
}
