import { decideBookings } from '@loadline/contract/bookings/booking-batch.api';
import {
  confirmBooking,
  countDeskBookings,
  deskBookingDetail,
  deskBookingHistory,
  deskBookingOverview,
  exportDeskBookings,
  listDeskBookings,
  rejectBooking,
  returnBooking,
} from '@loadline/contract/bookings/booking-desk.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { decideMany } from './bookings.batch.commands.ts';
import type { Waybills } from './bookings.confirm.commands.ts';
import { confirm } from './bookings.confirm.commands.ts';
import { sendBack, turnDown } from './bookings.desk.commands.ts';
import {
  countOfDeskBookings,
  deskBookingByNumber,
  overviewOfDeskBookings,
  pageOfDeskBookings,
} from './bookings.desk.queries.ts';
import { sheetOfDeskBookings } from './bookings.export.queries.ts';
import { historyAtDesk } from './bookings.history.queries.ts';

export function deskBookingRoutes(house: House, waybills: Waybills) {
  const { staff, clock } = house;
  const desk = { staff, clock, waybills };
  serve(house, listDeskBookings, ({ query, viewer }) => pageOfDeskBookings(staff, clock, viewer, query));
  serve(house, countDeskBookings, ({ query, viewer }) => countOfDeskBookings(staff, viewer, query));
  serve(house, deskBookingOverview, ({ viewer }) => overviewOfDeskBookings(staff, clock, viewer));
  serve(house, deskBookingDetail, ({ query, viewer }) => deskBookingByNumber(staff, clock, viewer, query.no));
  serve(house, deskBookingHistory, ({ query, viewer }) => historyAtDesk(staff, viewer, query.no));
  serve(house, exportDeskBookings, ({ query, viewer }) => sheetOfDeskBookings(staff, viewer, query));
  serve(house, confirmBooking, ({ body, viewer }) => confirm(desk, viewer, body));
  serve(house, returnBooking, ({ body, viewer }) => sendBack(staff, clock, viewer, body));
  serve(house, rejectBooking, ({ body, viewer }) => turnDown(staff, clock, viewer, body));
  serve(house, decideBookings, ({ body, viewer }) => decideMany(desk, viewer, body));
}
