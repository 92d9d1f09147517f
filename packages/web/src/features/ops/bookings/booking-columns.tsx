import { bookingSorts } from '@loadline/contract/bookings/booking.api';
import { deskBooking } from '@loadline/contract/bookings/booking-desk.api';
import { aboutQueue } from '@loadline/contract/ops/work';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { BookingState } from '../../../resource/booking/booking-state.tsx';
import { FlightOfBooking } from '../../../resource/booking/flight-of-booking.tsx';
import { PositionMark } from '../../../resource/booking/position-mark.tsx';
import { SlotBar } from '../../../resource/booking/slot-bar.tsx';
import { decimalText } from '../../../resource/decimal.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { columnsOf } from '../../../resource/resource-columns.tsx';
import { sortKeys } from '../../../resource/sort-code.ts';
import { missing } from '../../../resource/value-text.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { durationText } from '../duration-text.ts';
import { inLanguage } from '../named.ts';
import type { DeskBookingRow } from './desk-booking.ts';

const keys = [
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
];

/** The desk's columns: which, whose, how it stands, how long it waits, on what, and how its slot stands. */
export function bookingColumns({ t, language }: Words): TableColumn<DeskBookingRow>[] {
  const wide = (zh: number, en: number) => (language === 'en' ? en : zh);
  return columnsOf<DeskBookingRow>({
    fields: deskBooking.fields,
    keys,
    sorts: sortKeys(bookingSorts),
    language,
    looks: {
      bookingNo: {
        width: 128,
        cell: ({ bookingNo: no, mawbNo }) => (
          <>
            <PageLink page="opsBooking" query={{ no }}>
              {no}
            </PageLink>
            <small className="desk-second">{mawbNo ?? missing}</small>
          </>
        ),
      },
      customerName: {
        width: wide(156, 150),
        cell: (row) => (
          <>
            {inLanguage(language, row.customerName, row.customerNameEn)}
            <small className="desk-second">
              {row.creditOnHold ? `${row.customerCode} · ${t('bookings.onHold')}` : row.customerCode}
            </small>
          </>
        ),
      },
      status: {
        width: wide(128, 164),
        cell: ({ status, submittedAt }) => (
          <>
            <BookingState status={status} />
            {submittedAt ? (
              <small className="desk-second">
                {t('bookings.submittedAt', { time: officeTime(submittedAt).short })}
              </small>
            ) : null}
          </>
        ),
      },
      waitingSince: {
        width: wide(104, 108),
        header: t('bookings.waiting'),
        cell: (row) => <Waiting row={row} />,
      },
      reservedFlight: {
        width: wide(132, 128),
        header: t('booking.flight'),
        cell: (row) => <Flight row={row} />,
      },
      position: {
        width: wide(86, 94),
        header: t('booking.position'),
        cell: ({ position, specialPrice }) => (
          <>
            <PositionMark position={position} />
            {specialPrice ? <small className="desk-second">{t('bookings.special')}</small> : null}
          </>
        ),
      },
      quantity: { width: 58 },
      grossWeight: {
        width: wide(112, 112),
        header: t('booking.gross'),
        cell: ({ grossWeight, billingWeight }) => (
          <>
            {decimalText(grossWeight, 1)}
            <small className="desk-second">
              {t('bookings.billed', { kg: decimalText(billingWeight, 1) })}
            </small>
          </>
        ),
      },
      slotRemainingKg: {
        width: wide(206, 196),
        header: t('booking.room'),
        drawn: true,
        cell: (row) => <SlotBar row={row} />,
      },
      deadline: { width: wide(98, 98), header: t('booking.deadline') },
    },
  });
}

function Flight({ row }: { row: DeskBookingRow }) {
  return (
    <>
      <FlightOfBooking of={row} />
      <small className="desk-second">
        {row.origin ?? '?'} → {row.destination ?? '?'}
      </small>
    </>
  );
}

/** How long it has waited in working hours; late ones say by how much. */
function Waiting({ row: { waitingSince, waitingMinutes, late } }: { row: DeskBookingRow }) {
  const { t } = useWords();
  if (waitingSince === null || waitingMinutes === null)
    return <span className="value-missing">{missing}</span>;
  const { full, offset } = officeTime(waitingSince);
  if (!late) return <span title={`${full} ${offset}`}>{durationText(waitingMinutes, t)}</span>;
  const over = Math.max(0, waitingMinutes - aboutQueue.bookings.lateAfterHours * 60);
  const shown = durationText(over < 60 ? over : over - (over % 60), t);
  return <StatusChip family="stop">{t('bookings.late', { over: shown })}</StatusChip>;
}
