import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { dimensionRow, itemRow } from '@loadline/contract/bookings/booking-rows';
import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { DocumentFacts, Pick, SentBack } from '../document/document-fact.tsx';
import { unitText } from '../unit.ts';
import { Value } from '../value.tsx';

/** The cargo: what it is, how large, and what it consists of. */
export function BookingCargoCard({ cargo }: { cargo: BookingContent['cargo'] }) {
  const { t } = useWords();
  const { dimensions, items, unit } = cargo;
  return (
    <Card flush title={t('booking.section.cargo')}>
      <div className="booking-facts">
        <DocumentFacts
          paths={['goodsName', 'marks', 'quantity', 'grossWeight', 'volume'].map((key) => `cargo.${key}`)}
        />
      </div>
      <Rows
        title={`${t('booking.dimensions.title')} ${unit}`}
        list="cargo.dimensions"
        fields={dimensionRow.fields}
        rows={dimensions}
      />
      <Rows title={t('booking.items.title')} list="cargo.items" fields={itemRow.fields} rows={items} />
    </Card>
  );
}

interface RowsProps {
  title: string;
  list: string;
  fields: Fields;
  rows: readonly ({ readonly id: string } & object)[];
}

function Rows({ title, list, fields, rows }: RowsProps) {
  const { language } = useWords();
  if (rows.length === 0) return null;
  const columns = Object.entries(fields).filter(([key]) => key !== 'id');
  const look = (kind: string) =>
    kind === 'whole' || kind === 'decimal' ? 'booking-table__number' : undefined;
  return (
    <div className="booking-table">
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
          {rows.map((row, at) => (
            <tr key={row.id}>
              <td>{at + 1}</td>
              {columns.map(([key, field]) => (
                <td key={key} className={look(field.kind)}>
                  <span className="trust-cell">
                    <Value field={field} value={Reflect.get(row, key)} />
                    <Pick path={`${list}.${row.id}.${key}`} />
                    <SentBack path={`${list}.${row.id}.${key}`} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
