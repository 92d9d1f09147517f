import { bookingApi, bookingChoices, bookingDeliveryNote } from '@loadline/contract/bookings/booking.api';
import { consolidateBookings, decideBookings } from '@loadline/contract/bookings/booking-batch.api';
import {
  confirmBooking,
  deskBookingApi,
  deskBookingDeliveryNote,
  rejectBooking,
  returnBooking,
} from '@loadline/contract/bookings/booking-desk.api';
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
import { bookingTotalsApi, deskBookingTotals } from '@loadline/contract/bookings/booking-totals.api';
import { serveCargoTotals } from '../../kernel/cargo-totals.ts';
import { sendBack, turnDown, withdraw } from '../../kernel/documents/document.decisions.ts';
import { discardDraft, keepTemplate, makeDraft, saveDraft } from '../../kernel/documents/document.drafts.ts';
import { historyOf } from '../../kernel/documents/document.history.ts';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { dropFrom, templatesOn } from '../../kernel/template-shelf.ts';
import { policiesFor } from '../policies/policies.public.ts';
import { decideMany } from './bookings.batch.commands.ts';
import { bookings } from './bookings.commands.ts';
import { confirm, type Waybills } from './bookings.confirm.commands.ts';
import { consolidate } from './bookings.consolidate.commands.ts';
import { deliveryNoteOfBooking, deliveryNoteOfDeskBooking } from './bookings.delivery.ts';
import {
  deskBookingByNumber,
  deskBookings,
  overviewOfDeskBookings,
  withWaiting,
} from './bookings.desk.queries.ts';
import { bookingByNumber } from './bookings.detail.queries.ts';
import { asCustomer, asStaff } from './bookings.filter.queries.ts';
import { choicesOfBookings, overviewOfBookings, ownBookings, summedBookings } from './bookings.queries.ts';
import { roomForBooking } from './bookings.room.queries.ts';
import { submit } from './bookings.submit.commands.ts';

export function bookingRoutes(house: House, waybills: Waybills) {
  const { db, clock } = house;
  serveList(house, db, bookingApi, ownBookings);
  serveCargoTotals(house, db, bookingTotalsApi, ownBookings, summedBookings);
  serve(house, bookingApi.overview, ({ viewer }) => overviewOfBookings(db, viewer));
  serve(house, bookingChoices, ({ query, viewer }) => choicesOfBookings(db, viewer, query));
  serve(house, bookingApi.detail, ({ query, viewer }) => bookingByNumber(db, clock, viewer, query.no));
  serve(house, bookingDeliveryNote, ({ query, viewer }) => deliveryNoteOfBooking(house, viewer, query.no));
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

function deskBookingRoutes(house: House, waybills: Waybills) {
  const { staff, clock } = house;
  const desk = { staff, clock, waybills };
  serveList(house, staff, deskBookingApi, deskBookings, async (viewer) => {
    const policy = await policiesFor(staff, viewer);
    return (row) => withWaiting(row, policy, clock.now());
  });
  serveCargoTotals(house, staff, deskBookingTotals, deskBookings, summedBookings);
  serve(house, deskBookingApi.overview, ({ viewer }) => overviewOfDeskBookings(staff, clock, viewer));
  serve(house, deskBookingApi.detail, ({ query, viewer }) =>
    deskBookingByNumber(staff, clock, viewer, query.no),
  );
  serve(house, deskBookingDeliveryNote, ({ query, viewer }) =>
    deliveryNoteOfDeskBooking(house, viewer, query.no),
  );
  serve(house, deskBookingApi.history, ({ query, viewer }) =>
    historyOf(staff, bookings, viewer, { no: query.no, ...asStaff }),
  );
  serve(house, confirmBooking, ({ body, viewer }) => confirm(desk, viewer, body));
  serve(house, returnBooking, ({ body, viewer }) => sendBack(house, bookings, viewer, body));
  serve(house, rejectBooking, ({ body, viewer }) => turnDown(house, bookings, viewer, body));
  serve(house, consolidateBookings, ({ body, viewer }) => consolidate(desk, viewer, body));
  serve(house, decideBookings, ({ body, viewer }) => decideMany(desk, viewer, body));
}
