import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { WarningList } from '../../../resource/warning-list.tsx';
import { Alert } from '../../../ui/alert.tsx';
import type { DeskBooking } from './desk-booking.ts';

/** What the desk has to know first: credit, what is asked for, what is odd, how it was decided. */
export function DeskNote({ record }: { record: DeskBooking }) {
  const { t } = useWords();
  const { booking, content, creditOnHold, warnings, reason, decidedBy, decidedAt, confirmReason } = record;
  const waits = booking.status === '29';
  return (
    <>
      {creditOnHold && waits ? <Alert family="act">{t('bookings.onHoldSays')}</Alert> : null}
      {booking.flightCancelled ? <LostFlight mawbNo={booking.mawbNo} waits={waits} /> : null}
      {booking.unverified && waits ? <Alert family="act">{t('bookings.unverifiedSays')}</Alert> : null}
      {content.flight.specialPrice !== null ? (
        <Alert family="act">
          <b>{t('bookings.special')}</b> {content.flight.specialPrice}
        </Alert>
      ) : null}
      <WarningList warnings={warnings} />
      {(booking.status === '30' || booking.status === '0') && reason ? (
        <Alert family={booking.status === '0' ? 'stop' : 'act'}>{reason}</Alert>
      ) : null}
      {decidedBy && decidedAt ? (
        <Alert family="void">
          {t('bookings.decided', { who: decidedBy, time: officeTime(decidedAt).short })} {confirmReason}
        </Alert>
      ) : null}
    </>
  );
}

/** Before it is booked another flight is chosen with the confirmation, afterwards with its waybill. */
function LostFlight({ mawbNo, waits }: { mawbNo: string | null; waits: boolean }) {
  const { t } = useWords();
  if (waits || mawbNo === null) return <Alert family="stop">{t('bookings.flightCancelledSays')}</Alert>;
  return (
    <Alert
      family="stop"
      actions={
        <PageLink page="mawbDetail" query={{ no: mawbNo, via: 'opsBookings' }}>
          {mawbNo}
        </PageLink>
      }
    >
      {t('bookings.flightCancelledBooked')}
    </Alert>
  );
}
