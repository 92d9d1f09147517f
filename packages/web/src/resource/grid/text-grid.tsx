import { type Field, type Fields, text } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useMemo } from 'react';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import type { Row } from '../rows/rows.ts';
import { typedText } from '../typed-text.ts';
import { Grid } from './grid.tsx';
import type { GridColumn, GridRow } from './grid-row.ts';

interface TextGridProps {
  label: string;
  fields: Fields;
  columns: readonly GridColumn[];
  rows: readonly Row[];
  /** What a new row begins with. */
  blank: (rows: readonly Row[]) => Row;
  onChange: (rows: readonly Row[]) => void;
  faultAt: (row: number, key: string) => string | undefined;
  addLabel: string;
}

/** A grid whose cells are all text, codes among it in words; one row at least stays. */
export function TextGrid({
  label,
  fields,
  columns,
  rows,
  blank,
  onChange,
  faultAt,
  addLabel,
}: TextGridProps) {
  const { language } = useWords();
  const typed = useMemo(() => textFields(fields), [fields]);
  const gridRows = rows.map(gridRowOf);
  const places = new Map(gridRows.map(({ id }, at) => [id, at]));
  return (
    <Grid
      look="framed"
      label={label}
      fields={typed}
      columns={columns}
      rows={gridRows}
      reading="text"
      blank={(id, before) => ({ ...blank(before.map(textRowOf)), id })}
      onRows={(next) => onChange(next.length === 0 ? [blank([])] : next.map(textRowOf))}
      saidOf={({ id }) => ({
        odd: [],
        wrong: columns.flatMap(({ key }) => {
          const says = faultAt(places.get(id) ?? -1, key);
          const field = fields[key];
          return says === undefined ? [] : [{ key, label: field ? say(field.label, language) : '', says }];
        }),
      })}
      addLabel={addLabel}
    />
  );
}

const known = new WeakMap<Row, GridRow>();

/** The same row has the same id as long as nobody copies it. */
function gridRowOf(row: Row): GridRow {
  const found = known.get(row) ?? { ...row, id: newKey() };
  known.set(row, found);
  return found;
}

function textRowOf(row: GridRow): Row {
  const { id: _id, ...cells } = row;
  const texts = Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, typedText(value)]));
  known.set(texts, row);
  return texts;
}

/** Codes and lists of them are typed in words, numbers stay what they are. */
function textFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, textField(field)]));
}

function textField(field: Field): Field {
  return field.kind === 'code' || field.kind === 'list' ? text({ label: field.label, max: 2_000 }) : field;
}
