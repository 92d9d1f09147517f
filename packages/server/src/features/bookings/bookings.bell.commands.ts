import type { Tx } from '../../kernel/database.ts';
import { tellStaff } from '../notices/notices.public.ts';
import type { FoundBooking } from './bookings.found.ts';

/** What a customer does with a booking, as its clerk hears of it. */
export function tellDesk(
  tx: Tx,
  { orgId, booking }: FoundBooking,
  event: 'submitted' | 'corrected' | 'withdrawn',
  said: string,
): Promise<void> {
  const { id, bookingNo, version } = booking;
  const about = { orgId, subject: 'booking', subjectId: id, number: bookingNo } as const;
  return tellStaff(tx, { event, ...about, who: tx.me.name, said, key: String(version) });
}
