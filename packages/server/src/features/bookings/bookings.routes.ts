import { bookingApi, bookingChoices } from '@loadline/contract/bookings/booking.api';
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
import { withdraw } from '../../kernel/documents/document.decisions.ts';
import { discardDraft, keepTemplate, makeDraft, saveDraft } from '../../kernel/documents/document.drafts.ts';
import { historyOf } from '../../kernel/documents/document.history.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { dropFrom, templatesOn } from '../../kernel/template-shelf.ts';
import { bookings } from './bookings.commands.ts';
import type { Waybills } from './bookings.confirm.commands.ts';
import { deskBookingRoutes } from './bookings.desk.routes.ts';
import { bookingByNumber } from './bookings.detail.queries.ts';
import { asCustomer } from './bookings.filter.queries.ts';
import { choicesOfBookings, overviewOfBookings, ownBookings } from './bookings.queries.ts';
import { roomForBooking } from './bookings.room.queries.ts';
import { submit } from './bookings.submit.commands.ts';

export function bookingRoutes(house: House, waybills: Waybills) {
  const { db, clock } = house;
  serveList(house, db, bookingApi, ownBookings);
  serve(house, bookingApi.overview, ({ viewer }) => overviewOfBookings(db, viewer));
  serve(house, bookingChoices, ({ viewer }) => choicesOfBookings(db, viewer));
  serve(house, bookingApi.detail, ({ query, viewer }) => bookingByNumber(db, clock, viewer, query.no));
  serve(house, bookingApi.history, ({ query, viewer }) =>
    historyOf(db, bookings, viewer, { no: query.no, ...asCustomer }),
  );
  serve(house, bookingRoom, ({ query, viewer }) => roomForBooking(db, clock, viewer, query));
  serve(house, makeBooking, ({ body, viewer }) => makeDraft(house, bookings, viewer, body));
  serve(house, saveBooking, ({ body: { id, version, ...content }, viewer }) =>
    saveDraft(house, bookings, viewer, { id, version, content }),
  );
  serve(house, discardBooking, ({ body, viewer }) => discardDraft(house, bookings, viewer, body));
  serve(house, submitBooking, ({ body, viewer }) => submit(db, clock, viewer, body));
  serve(house, withdrawBooking, ({ body, viewer }) => withdraw(house, bookings, viewer, body));
  serve(house, listBookingTemplates, ({ viewer }) => templatesOn(db, viewer, bookings.templates));
  serve(house, saveBookingTemplate, ({ body, viewer }) => keepTemplate(house, bookings, viewer, body));
  serve(house, deleteBookingTemplates, ({ body, viewer }) =>
    dropFrom(db, viewer, bookings.templates, body.ids),
  );
  deskBookingRoutes(house, waybills);
}
