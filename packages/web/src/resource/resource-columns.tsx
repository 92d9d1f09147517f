import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import type { TableColumn } from '../ui/table/table-column.ts';
import { unitText } from './unit.ts';
import { Value } from './value.tsx';

/** What a screen says about a column that the contract cannot know. */
export interface ColumnLook<Row> {
  /** Wished width in px where the field does not tell how long its values are; never narrower than the header. */
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
      width: Math.max(
        look.width ?? contentWidth(field, language) + gaps[language],
        headerWidth(header, unit, sortable) + gaps[language],
      ),
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

/** Room in px at both sides of a cell; English sets its cells closer. */
const gaps: Readonly<Record<Language, number>> = { 'zh-cn': 20, en: 14 };
/** The shape before the smaller words of a state. */
const glyph = 26;
const arrow = 16;
/** The longest words of a code are cut rather than pushing the rest out of sight. */
const widestCode = 208;

function headerWidth(header: string, unit: string | undefined, sortable: boolean): number {
  // Headers are bold.
  const words = textWidth(header, 12) * 1.1 + (unit ? 3 + textWidth(unit, 12) : 0);
  return Math.ceil(words) + (sortable ? arrow : 0);
}

/** What values of a field take in px: known for moments, days and codes, guessed for numbers and texts. */
function contentWidth(field: Field, language: Language): number {
  switch (field.kind) {
    case 'whole':
    case 'flag':
      return 40;
    case 'decimal':
      return 64;
    case 'date':
      return 72;
    case 'instant':
      return 80;
    case 'code':
      return codeWidth(field, language);
    case 'text':
      return field.max > 60 ? 180 : 112;
    default:
      return 100;
  }
}

function codeWidth({ table }: Extract<Field, { kind: 'code' }>, language: Language): number {
  const widths = codesOf(table).map((code) => {
    const word = wordOf(table, code);
    return word.family ? textWidth(say(word, language), 12) + glyph : textWidth(say(word, language), 13);
  });
  return Math.min(Math.max(0, ...widths), widestCode);
}

/** About how wide a text is drawn: Chinese characters are as wide as high, Latin letters a little more than half of it. */
function textWidth(text: string, size: number): number {
  const wide = [...text].filter((letter) => letter >= '\u2e80').length;
  return Math.ceil((wide + (text.length - wide) * 0.56) * size);
}
