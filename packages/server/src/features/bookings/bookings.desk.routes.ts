import { decideBookings } from '@loadline/contract/bookings/booking-batch.api';
import {
  confirmBooking,
  deskBookingApi,
  rejectBooking,
  returnBooking,
} from '@loadline/contract/bookings/booking-desk.api';
import { sendBack, turnDown } from '../../kernel/documents/document.decisions.ts';
import { historyOf } from '../../kernel/documents/document.history.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { decideMany } from './bookings.batch.commands.ts';
import { bookings } from './bookings.commands.ts';
import type { Waybills } from './bookings.confirm.commands.ts';
import { confirm } from './bookings.confirm.commands.ts';
import {
  deskBookingByNumber,
  deskBookings,
  overviewOfDeskBookings,
  withWaiting,
} from './bookings.desk.queries.ts';
import { asStaff } from './bookings.filter.queries.ts';

export function deskBookingRoutes(house: House, waybills: Waybills) {
  const { staff, clock } = house;
  const desk = { staff, clock, waybills };
  serveList(house, staff, deskBookingApi, deskBookings, (row) => withWaiting(row, clock.now()));
  serve(house, deskBookingApi.overview, ({ viewer }) => overviewOfDeskBookings(staff, clock, viewer));
  serve(house, deskBookingApi.detail, ({ query, viewer }) =>
    deskBookingByNumber(staff, clock, viewer, query.no),
  );
  serve(house, deskBookingApi.history, ({ query, viewer }) =>
    historyOf(staff, bookings, viewer, { no: query.no, ...asStaff }),
  );
  serve(house, confirmBooking, ({ body, viewer }) => confirm(desk, viewer, body));
  serve(house, returnBooking, ({ body, viewer }) => sendBack(house, bookings, viewer, body));
  serve(house, rejectBooking, ({ body, viewer }) => turnDown(house, bookings, viewer, body));
  serve(house, decideBookings, ({ body, viewer }) => decideMany(desk, viewer, body));
}
