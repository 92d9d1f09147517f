import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { valueOf } from '../../../resource/resource-columns.tsx';
import { unitText } from '../../../resource/unit.ts';
import { Value } from '../../../resource/value.tsx';

interface SmallTableProps<Row extends object> {
  label: string;
  fields: Fields;
  keys: readonly string[];
  rows: readonly Row[];
  /** What stands for a value where the field's kind does not say enough. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>;
}

/** Rows that belong to one record: few enough to stand there whole, named as the contract names them. */
export function SmallTable<Row extends object>({
  label,
  fields,
  keys,
  rows,
  cells = {},
}: SmallTableProps<Row>) {
  const { language } = useWords();
  const columns = keys.flatMap((key) => (fields[key] ? [{ key, field: fields[key] }] : []));
  const lookOf = (kind: string) => (kind === 'whole' || kind === 'decimal' ? 'mawb-number' : undefined);
  return (
    <div className="mawb-table">
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, field }) => (
              <th key={key} scope="col" className={lookOf(field.kind)}>
                {say(field.label, language)}
                {field.unit ? <small> {unitText(field.unit)}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              {columns.map(({ key, field }) => (
                <td key={key} className={lookOf(field.kind)}>
                  {cells[key]?.(row) ?? <Value field={field} value={valueOf(row, key)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
