import { blankHouse, houseRow } from '@loadline/contract/bookings/booking-rows';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, sumOf } from '../../../resource/decimal.ts';
import { Button } from '../../../ui/button.tsx';
import { useBookingForm } from './booking-form.ts';
import { RowsTable } from './rows-table.tsx';
import { rowsAt } from './typed-rows.ts';

/** Section 2: the house waybills, row by row, and what they add up to. */
export function HousesBlock() {
  const { t } = useWords();
  const { content } = useBookingForm();
  if (content.flight.waybillKind === 'direct' && content.houses.rows.length === 0)
    return <p className="rows-table__none">{t('booking.houseRows.direct')}</p>;
  return (
    <RowsTable
      list="houses.rows"
      label={t('booking.section.houses')}
      fields={houseRow.fields}
      columns={[
        { key: 'hawbNo', width: 128 },
        { key: 'shipBill', width: 100 },
        { key: 'sealNo', width: 84 },
        { key: 'bookingPkgsNum', width: 64, header: t('booking.houseRows.pieces') },
        { key: 'bookingGrossWeight', width: 96, header: t('booking.houseRows.gross') },
        { key: 'bookingVolume', width: 84, header: t('booking.houseRows.volume') },
        { key: 'customsType', width: 116 },
      ]}
      blank={blankHouse}
      foot={<HouseTotals />}
    />
  );
}

function HouseTotals() {
  const { t } = useWords();
  const { content, totals, room } = useBookingForm();
  const { rows } = content.houses;
  return (
    <tr>
      <th scope="row" colSpan={4}>
        {t('booking.rows.total')}
      </th>
      <td className="rows-table__number">{decimalText(sumOf(rows.map((row) => row.bookingPkgsNum)), 0)}</td>
      <td className={Number(room.overKg) > 0 ? 'rows-table__number rows-table__over' : 'rows-table__number'}>
        {decimalText(sumOf(rows.map((row) => row.bookingGrossWeight)), 2)}
      </td>
      <td className={Number(room.overCbm) > 0 ? 'rows-table__number rows-table__over' : 'rows-table__number'}>
        {decimalText(sumOf(rows.map((row) => row.bookingVolume)), 3)}
      </td>
      <td colSpan={2} className="rows-table__aside">
        {t('booking.houseRows.volumeWeight', { kg: decimalText(totals.volumeWeight, 1), unit: totals.unit })}
      </td>
    </tr>
  );
}

/** How many house waybills there are, and another one. */
export function HousesAside() {
  const { t } = useWords();
  const { entered, change, content } = useBookingForm();
  const rows = rowsAt(entered, 'houses.rows');
  if (content.flight.waybillKind === 'direct' && rows.length === 0) return null;
  return (
    <>
      {t('booking.rows.count', { count: rows.length })}
      <Button size="small" icon="plus" onClick={() => change('houses.rows', [...rows, blankHouse(newKey())])}>
        {t('booking.rows.add')}
      </Button>
    </>
  );
}
