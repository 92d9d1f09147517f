import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Pick, SentBack } from '../../resource/document/document-fact.tsx';
import { unitText } from '../../resource/unit.ts';
import { Value } from '../../resource/value.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';

interface RowsProps {
  title: string;
  list: string;
  fields: Fields;
  rows: readonly ({ readonly id: string } & object)[];
}

/** A list of a booking, row by row; none at all says nothing. */
export function BookingRows({ title, list, fields, rows }: RowsProps) {
  const { language } = useWords();
  if (rows.length === 0) return null;
  const cells = rows.map((row): typeof row & Readonly<Record<string, unknown>> => ({ ...row }));
  const columns = Object.entries(fields).filter(([key]) => key !== 'id');
  const look = (kind: string) =>
    kind === 'whole' || kind === 'decimal' ? 'booking-table__number' : undefined;
  return (
    <ScrollRegion label={title} className="booking-table">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map(([key, field]) => (
              <th key={key} scope="col" className={look(field.kind)}>
                {say(field.label, language)} <small>{unitText(field.unit)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, at) => (
            <tr key={row.id}>
              <td>{at + 1}</td>
              {columns.map(([key, field]) => (
                <td key={key} className={look(field.kind)}>
                  <span className="document-cell">
                    <Value field={field} value={row[key]} />
                    <Pick path={`${list}.${row.id}.${key}`} />
                    <SentBack path={`${list}.${row.id}.${key}`} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
