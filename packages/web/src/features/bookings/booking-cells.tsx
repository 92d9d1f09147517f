import { booking } from '@loadline/contract/bookings/booking';
import { keysAt, resource } from '@loadline/contract/kernel/resource';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { BookingState } from '../../resource/booking/booking-state.tsx';
import { FlightOfBooking } from '../../resource/booking/flight-of-booking.tsx';
import { PositionMark } from '../../resource/booking/position-mark.tsx';
import { SlotBar } from '../../resource/booking/slot-bar.tsx';
import { WarehouseFigure } from '../../resource/booking/warehouse-figure.tsx';
import { decimalText } from '../../resource/decimal.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import type { BookingRow } from './booking-record.ts';
import { RowDeeds } from './booking-row-deeds.tsx';
import { DeadlineCell } from './deadline-cell.tsx';

/** How the columns of the list look, where the contract's field alone does not say it. */
export function bookingLooks({ t, language }: Words): ColumnLooks<BookingRow> {
  const wide = (zh: number, en: number) => (language === 'en' ? en : zh);
  const kg = (header: string, of: (row: BookingRow) => string) => ({
    width: wide(82, 96),
    header,
    cell: (row: BookingRow) => decimalText(of(row), 1),
  });
  return {
    bookingNo: { width: 142, cell: (row) => <NumberCell row={row} /> },
    mawbNo: { width: 106, muted: true, cell: (row) => <WaybillCell row={row} /> },
    status: { width: wide(112, 206), cell: ({ status }) => <BookingState status={status} /> },
    product: { width: wide(106, 200), cell: (row) => <ProductCell row={row} /> },
    origin: { width: 100, header: t('booking.route'), cell: (row) => <RouteCell {...row} /> },
    reservedFlight: {
      width: wide(122, 130),
      header: t('booking.flight'),
      cell: (row) => <FlightCell {...row} />,
    },
    position: {
      width: wide(78, 92),
      header: t('booking.position'),
      cell: ({ position }) => <PositionMark position={position} />,
    },
    houses: { width: wide(58, 70), header: t('booking.houses') },
    quantity: { width: 58 },
    grossWeight: kg(t('booking.gross'), ({ grossWeight }) => grossWeight),
    volume: { width: wide(84, 96) },
    billingWeight: kg(t('booking.billing'), ({ billingWeight }) => billingWeight),
    slotRemainingKg: {
      width: wide(202, 214),
      header: t('booking.room'),
      drawn: true,
      cell: (row) => <SlotBar row={row} />,
    },
    wmsGrossWeight: {
      width: wide(136, 148),
      header: t('booking.wms.gross'),
      cell: (row) => <WarehouseFigure booked={row.grossWeight} measured={row.wmsGrossWeight} />,
    },
    deadline: {
      width: wide(104, 112),
      header: t('booking.deadline'),
      cell: (row) => <DeadlineCell row={row} />,
    },
    orders: { width: 158, cell: (row) => <OrdersCell {...row} /> },
    createdBy: { width: 70, muted: true },
    submittedAt: { width: 100, muted: true },
    updatedAt: { width: 96, muted: true },
  };
}

/** What another column says together with its own: the route, the flight, the slot, the product in the reader's language. */
const told: readonly string[] = [
  'version',
  'productEn',
  'destination',
  'flightDate',
  'unverified',
  'flightCancelled',
  'reservedKg',
  'reservedCbm',
  'slotMaxKg',
  'slotTakenKg',
  'departed',
];
const shown: readonly string[] = [
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
];

/** A booking as its list shows it. */
export const listedBooking = resource(
  booking.name,
  booking.label,
  Object.fromEntries(Object.entries(booking.fields).filter(([key]) => !told.includes(key))),
);

/** What the list shows unless told. */
export const bookingColumns: readonly string[] = shown.filter((key) =>
  keysAt(listedBooking, 'list').includes(key),
);

/** A sheet has a column for each end of the route, and for flight and day; the bar has none. */
export function sheetColumns(columns: readonly string[]): string[] {
  const apart: Readonly<Record<string, readonly string[]>> = {
    origin: ['origin', 'destination'],
    reservedFlight: ['reservedFlight', 'flightDate'],
    slotRemainingKg: [],
  };
  return columns.flatMap((key) => apart[key] ?? [key]);
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
