import { deskBooking } from '@loadline/contract/bookings/booking-desk.api';
import { weightText } from '@loadline/contract/kernel/figures';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { durationText } from '../../../resource/duration-text.ts';
import { officeTime } from '../../../resource/office-time.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { missing } from '../../../resource/value-text.ts';
import { BookingState } from '../../../shared/bookings/booking-state.tsx';
import { FlightOfBooking } from '../../../shared/bookings/flight-of-booking.tsx';
import { measuredLooks } from '../../../shared/bookings/measured-looks.tsx';
import { PositionMark } from '../../../shared/bookings/position-mark.tsx';
import { SlotBar } from '../../../shared/bookings/slot-bar.tsx';
import { chargedShown } from '../../../shared/freight/charged.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { inLanguage } from '../named.ts';
import type { DeskBookingRow } from './desk-booking.ts';

export const bookingColumns = [
  'bookingNo',
  'customerName',
  'status',
  'waitingSince',
  'reservedFlight',
  'position',
  'quantity',
  'grossWeight',
  'slotRemainingKg',
  'deadline',
] as const;

export const furtherColumns = [
  'product',
  'waybillKind',
  'houses',
  'volume',
  'wmsQuantity',
  'wmsGrossWeight',
  'wmsVolume',
  'wmsBillingWeight',
  'goodsName',
  'orders',
  'createdBy',
  'updatedAt',
] as const;

/** The desk's columns: which, whose, how it stands, how long it waits, on what, and how its slot stands. */
export function bookingCells(words: Words): ColumnLooks<typeof deskBooking.fields, DeskBookingRow> {
  const { t, language } = words;
  return {
    ...measuredLooks(words),
    bookingNo: {
      width: 128,
      cell: ({ bookingNo: no, mawbNo }) => (
        <>
          <PageLink page="opsBooking" query={{ no }}>
            {no}
          </PageLink>
          <small className="data-table__second">{mawbNo ?? missing}</small>
        </>
      ),
    },
    customerName: {
      width: 132,
      cell: (row) => (
        <>
          {inLanguage(language, row.customerName, row.customerNameEn)}
          <small className="data-table__second">
            {row.creditOnHold ? `${row.customerCode} · ${t('bookings.onHold')}` : row.customerCode}
          </small>
        </>
      ),
    },
    status: {
      cell: ({ status, submittedAt }) => (
        <>
          <BookingState status={status} />
          {submittedAt ? (
            <small className="data-table__second">
              {t('bookings.submittedAt', { time: officeTime(submittedAt).short })}
            </small>
          ) : null}
        </>
      ),
    },
    waitingSince: {
      width: 104,
      header: t('bookings.waiting'),
      cell: (row) => <Waiting row={row} />,
    },
    reservedFlight: {
      width: 132,
      header: t('booking.flight'),
      cell: (row) => <Flight row={row} />,
    },
    position: {
      header: t('booking.position'),
      cell: ({ position, specialPrice }) => (
        <>
          <PositionMark position={position} />
          {specialPrice ? <small className="data-table__second">{t('bookings.special')}</small> : null}
        </>
      ),
    },
    quantity: { width: 58 },
    grossWeight: {
      width: 112,
      header: t('booking.gross'),
      cell: ({ grossWeight, billingWeight: weight, billingUnit: unit }) => (
        <>
          {weightText(grossWeight)}
          <small className="data-table__second">
            {t('bookings.billed', { weight: chargedShown({ weight, unit }) })}
          </small>
        </>
      ),
    },
    slotRemainingKg: {
      width: 194,
      header: t('booking.room'),
      drawn: true,
      cell: (row) => <SlotBar row={row} />,
    },
    deadline: { width: 98, header: t('booking.deadline') },
  };
}

function Flight({ row }: { row: DeskBookingRow }) {
  return (
    <>
      <FlightOfBooking of={row} />
      <small className="data-table__second">
        {row.origin ?? '?'} → {row.destination ?? '?'}
      </small>
    </>
  );
}

/** How long it has waited in working hours; late ones say by how much. */
function Waiting({ row: { waitingSince, waitingMinutes, overMinutes, late } }: { row: DeskBookingRow }) {
  const { t } = useWords();
  if (waitingSince === null || waitingMinutes === null)
    return <span className="value-missing">{missing}</span>;
  const { full, offset } = officeTime(waitingSince);
  if (!late) return <span title={`${full} ${offset}`}>{durationText(waitingMinutes, t)}</span>;
  const over = overMinutes ?? 0;
  const shown = durationText(over < 60 ? over : over - (over % 60), t);
  return <StatusChip family="stop">{t('bookings.late', { over: shown })}</StatusChip>;
}
