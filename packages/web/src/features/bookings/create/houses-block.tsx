import { bookingBlocks } from '@loadline/contract/bookings/booking-content';
import { blankHouse, houseRow } from '@loadline/contract/bookings/booking-rows';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { chargedText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { type Language, say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { DraftField } from '../../../resource/drafting/draft-field.tsx';
import type { GridColumn } from '../../../resource/grid/grid-row.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { OrderLink } from '../../../shared/orders/order-link.tsx';
import { useBookingForm } from './booking-form.ts';
import { AddRow, RowListGrid, useRowList } from './row-list.tsx';

/** Section 2: the house waybills, row by row, and what they add up to. */
export function HousesBlock() {
  const { t, language } = useWords();
  const { content, totals, room } = useBookingForm();
  const { rows } = content.houses;
  if (content.flight.waybillKind === 'direct' && rows.length === 0)
    return <p className="grid__none">{t('booking.houseRows.direct')}</p>;
  const kilograms = weightText(sumOf(rows.map((row) => row.bookingGrossWeight)));
  const volume = volumeText(sumOf(rows.map((row) => row.bookingVolume)));
  return (
    <RowListGrid
      list="houses.rows"
      label={say(bookingBlocks.houses.label, language)}
      fields={houseRow.fields}
      columns={[
        { key: 'hawbNo', width: 128 },
        { key: 'shipBill', width: 124 },
        { key: 'sealNo', width: 84 },
        { key: 'bookingPkgsNum', width: 64, header: t('booking.houseRows.pieces') },
        { key: 'bookingGrossWeight', width: 96, header: t('booking.houseRows.gross') },
        { key: 'bookingVolume', width: 84, header: t('booking.houseRows.volume') },
        { key: 'customsType', width: 116 },
        ...(rows.some(({ orderNumber }) => orderNumber !== null) ? [orderColumn(language)] : []),
      ]}
      blank={blankHouse}
      sums={{
        label: t('booking.rows.total'),
        of: {
          bookingPkgsNum: wholeText(sumOf(rows.map((row) => row.bookingPkgsNum))),
          bookingGrossWeight: <Sum isOver={exceeds(room.overKg, '0')}>{kilograms}</Sum>,
          bookingVolume: <Sum isOver={exceeds(room.overCbm, '0')}>{volume}</Sum>,
        },
        aside: t('booking.houseRows.volumeWeight', {
          kg: chargedText(totals.volumeWeight, totals.unit),
          unit: totals.unit,
        }),
      }}
    />
  );
}

/** Which order a row carries; it came with the row and is not typed. */
function orderColumn(language: Language): GridColumn {
  return {
    key: 'order',
    width: 148,
    isText: true,
    header: say(houseRow.fields.orderNumber.label, language),
    cell: ({ row }) => <OrderLink no={typedText(row['orderNumber'])} />,
  };
}

function Sum({ isOver, children }: { isOver: boolean; children: string }) {
  return <span className={isOver ? 'booking-over' : undefined}>{children}</span>;
}

/** Whether all is one house waybill, how many rows there are, and another one. */
export function HousesAside() {
  const { t } = useWords();
  const { content } = useBookingForm();
  const rows = useRowList('houses.rows');
  if (content.flight.waybillKind === 'direct' && rows.length === 0) return null;
  return (
    <>
      {rows.length > 1 || content.houses.together ? <DraftField path="houses.together" /> : null}
      {t('booking.houseRows.numbered')}
      {rows.length > 1 ? null : ` · ${t('booking.rows.count', { count: rows.length })}`}
      <AddRow list="houses.rows" blank={blankHouse} />
    </>
  );
}
