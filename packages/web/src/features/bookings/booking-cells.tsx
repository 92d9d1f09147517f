import type { booking } from '@loadline/contract/bookings/booking';
import { weightText } from '@loadline/contract/kernel/figures';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { officeTime } from '../../resource/office-time.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { BookingState } from '../../shared/bookings/booking-state.tsx';
import { FlightOfBooking } from '../../shared/bookings/flight-of-booking.tsx';
import { measuredLooks } from '../../shared/bookings/measured-looks.tsx';
import { PositionMark } from '../../shared/bookings/position-mark.tsx';
import { SlotBar } from '../../shared/bookings/slot-bar.tsx';
import { chargedShown } from '../../shared/freight/charged.ts';
import type { BookingRow } from './booking-record.ts';
import { RowDeeds } from './booking-row-deeds.tsx';

/** How the columns of the list look, where the contract's field alone does not say it. */
export function bookingCells(words: Words): ColumnLooks<typeof booking.fields, BookingRow> {
  const { t } = words;
  return {
    ...measuredLooks(words),
    bookingNo: { width: 154, cell: (row) => <NumberCell row={row} /> },
    mawbNo: { width: 106, muted: true, cell: (row) => <WaybillCell row={row} /> },
    status: { cell: ({ status }) => <BookingState status={status} /> },
    product: { width: 106, cell: (row) => <ProductCell row={row} /> },
    origin: { width: 100, header: t('booking.route'), cell: (row) => <RouteCell {...row} /> },
    reservedFlight: {
      width: 122,
      header: t('booking.flight'),
      cell: (row) => <FlightCell {...row} />,
    },
    position: { header: t('booking.position'), cell: ({ position }) => <PositionMark position={position} /> },
    houses: { width: 58, header: t('booking.houses') },
    quantity: { width: 58 },
    grossWeight: {
      width: 82,
      header: t('booking.gross'),
      cell: ({ grossWeight }) => weightText(grossWeight),
    },
    volume: { width: 84 },
    billingWeight: {
      width: 92,
      header: t('booking.billing'),
      cell: ({ billingWeight: weight, billingUnit: unit }) => chargedShown({ weight, unit }),
    },
    slotRemainingKg: {
      width: 202,
      header: t('booking.room'),
      drawn: true,
      cell: (row) => <SlotBar row={row} />,
    },
    deadline: {
      width: 104,
      header: t('booking.deadline'),
      cell: (row) => <DeadlineCell row={row} />,
    },
    orders: { width: 158, cell: (row) => <OrdersCell {...row} /> },
    createdBy: { width: 70, muted: true },
    submittedAt: { width: 100, muted: true },
    updatedAt: { width: 96, muted: true },
  };
}

/** What the list shows unless told: ends of the route, flight day and slot figures stand in other columns. */
export const bookingColumns = [
  'bookingNo',
  'mawbNo',
  'status',
  'origin',
  'reservedFlight',
  'position',
  'quantity',
  'grossWeight',
  'billingWeight',
  'slotRemainingKg',
  'wmsGrossWeight',
  'deadline',
] as const;

export const furtherColumns = [
  'product',
  'waybillKind',
  'houses',
  'volume',
  'wmsQuantity',
  'wmsVolume',
  'wmsBillingWeight',
  'goodsName',
  'specialPrice',
  'orders',
  'createdBy',
  'submittedAt',
  'updatedAt',
] as const;

/** A sheet has a column for each end of the route, for flight and day, and for what a weight is charged in; the bar has none. */
export function sheetColumns(columns: readonly string[]): string[] {
  const apart: Readonly<Record<string, readonly string[]>> = {
    origin: ['origin', 'destination'],
    reservedFlight: ['reservedFlight', 'flightDate'],
    billingWeight: ['billingWeight', 'billingUnit'],
    wmsBillingWeight: ['wmsBillingWeight', 'billingUnit'],
    slotRemainingKg: [],
  };
  return [...new Set(columns.flatMap((key) => apart[key] ?? [key]))];
}

function NumberCell({ row }: { row: BookingRow }) {
  const { bookingNo: no } = row;
  return (
    <span className="booking-number">
      <DocumentNumber number={no}>
        <PageLink page="book" query={{ no }}>
          {no}
        </PageLink>
      </DocumentNumber>
      <RowDeeds row={row} />
    </span>
  );
}

function WaybillCell({ row: { mawbNo } }: { row: BookingRow }) {
  if (mawbNo === null) return <None />;
  return <DocumentNumber number={mawbNo}>{mawbNo}</DocumentNumber>;
}

function ProductCell({ row }: { row: BookingRow }) {
  const { language } = useWords();
  const name = (language === 'en' ? row.productEn : row.product) ?? row.product;
  if (name === null) return <None />;
  return <span title={name}>{name}</span>;
}

function RouteCell({ origin, destination }: Pick<BookingRow, 'origin' | 'destination'>) {
  if (origin === null && destination === null) return <None />;
  return (
    <>
      {origin ?? '?'} → {destination ?? '?'}
    </>
  );
}

function FlightCell(row: BookingRow) {
  if (row.reservedFlight === null && row.flightDate === null) return <None />;
  return <FlightOfBooking of={row} />;
}

function OrdersCell({ orders }: Pick<BookingRow, 'orders'>) {
  if (orders.length === 0) return <None />;
  return (
    <span className="trust-orders">
      {orders.map((no) => (
        <PageLink key={no} page="orderDetail" query={{ no }}>
          {no}
        </PageLink>
      ))}
    </span>
  );
}

function None() {
  return <span className="value-missing">{missing}</span>;
}

/** Until when the cargo is taken; past ones step back. */
function DeadlineCell({ row: { deadline, departed } }: { row: BookingRow }) {
  if (deadline === null) return <span className="value-missing">{missing}</span>;
  const { short, full, offset } = officeTime(deadline);
  return (
    <time dateTime={deadline} title={`${full} ${offset}`} className={departed ? 'booking-passed' : undefined}>
      {short}
    </time>
  );
}
