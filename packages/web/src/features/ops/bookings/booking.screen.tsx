import { deskBookingApi } from '@loadline/contract/bookings/booking-desk.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { DeskBookingPage } from './desk-page.tsx';
import '../desk.css';

/** The booking that the address names, at the desk. */
export function BookingScreen() {
  const { language } = useWords();
  const [{ no = '' }] = useAddress(deskBookingApi.detail.query);
  const detail = useQuery({ ...asking(deskBookingApi.detail, { no }), enabled: no !== '' });
  const renew = () => detail.refetch();
  useLive('booking', detail.data?.booking.id, renew);
  useLive('flight', detail.data?.flight?.id, renew);
  const what = say(deskPages.opsBooking.title, language);
  return (
    <RecordPage no={no} question={detail} what={what} list={{ page: 'opsBookings' }} atDesk>
      {(record) => <DeskBookingPage key={no} record={record} />}
    </RecordPage>
  );
}
