import {
  bookingChoices,
  bookingDetail,
  bookingHistory,
  bookingOverview,
  countBookings,
  exportBookings,
  listBookings,
} from '@loadline/contract/bookings/booking.api';
import {
  bookingRoom,
  deleteBookingTemplates,
  discardBooking,
  listBookingTemplates,
  makeBooking,
  saveBooking,
  saveBookingTemplate,
  submitBooking,
  withdrawBooking,
} from '@loadline/contract/bookings/booking-draft.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { dropFrom, templatesOn } from '../../kernel/template-shelf.ts';
import { discardDraft, makeDraft, saveDraft } from './bookings.commands.ts';
import type { Waybills } from './bookings.confirm.commands.ts';
import { deskBookingRoutes } from './bookings.desk.routes.ts';
import { bookingByNumber } from './bookings.detail.queries.ts';
import { sheetOfBookings } from './bookings.export.queries.ts';
import { historyOfBooking } from './bookings.history.queries.ts';
import {
  choicesOfBookings,
  countOfBookings,
  overviewOfBookings,
  pageOfBookings,
} from './bookings.queries.ts';
import { roomForBooking } from './bookings.room.queries.ts';
import { submit, withdraw } from './bookings.submit.commands.ts';
import { bookingTemplates, keepTemplate } from './bookings.templates.commands.ts';

export function bookingRoutes(house: House, waybills: Waybills) {
  const { db, clock } = house;
  serve(house, listBookings, ({ query, viewer }) => pageOfBookings(db, viewer, query));
  serve(house, countBookings, ({ query, viewer }) => countOfBookings(db, viewer, query));
  serve(house, bookingOverview, ({ viewer }) => overviewOfBookings(db, viewer));
  serve(house, bookingChoices, ({ viewer }) => choicesOfBookings(db, viewer));
  serve(house, bookingDetail, ({ query, viewer }) => bookingByNumber(db, clock, viewer, query.no));
  serve(house, bookingHistory, ({ query, viewer }) => historyOfBooking(db, viewer, query.no));
  serve(house, exportBookings, ({ query, viewer }) => sheetOfBookings(db, viewer, query));
  serve(house, bookingRoom, ({ query, viewer }) => roomForBooking(db, clock, viewer, query));
  serve(house, makeBooking, ({ body, viewer }) => makeDraft(db, clock, viewer, body));
  serve(house, saveBooking, ({ body, viewer }) => saveDraft(db, clock, viewer, body));
  serve(house, discardBooking, ({ body, viewer }) => discardDraft(db, viewer, body));
  serve(house, submitBooking, ({ body, viewer }) => submit(db, clock, viewer, body));
  serve(house, withdrawBooking, ({ body, viewer }) => withdraw(db, clock, viewer, body));
  serve(house, listBookingTemplates, ({ viewer }) => templatesOn(db, viewer, bookingTemplates));
  serve(house, saveBookingTemplate, ({ body, viewer }) => keepTemplate(db, viewer, body));
  serve(house, deleteBookingTemplates, ({ body, viewer }) =>
    dropFrom(db, viewer, bookingTemplates, body.ids),
  );
  deskBookingRoutes(house, waybills);
}
