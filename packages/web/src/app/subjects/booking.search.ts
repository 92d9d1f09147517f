import { bookingStatuses } from '@loadline/contract/bookings/booking.status';
import { deskBookingApi } from '@loadline/contract/bookings/booking-desk.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const bookingSearch: RecordSearch = {
  page: 'opsBooking',
  icon: 'plane',
  states: bookingStatuses,
  find: async (question) => {
    if (!permitted(deskBookingApi.list)) return [];
    const { rows } = await call(deskBookingApi.list, question);
    return rows.map((row) => [row.bookingNo, [row.customerCode, row.mawbNo], row.status]);
  },
};
