import { undecidedBookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import { apartFromOrder, differsFromOrder } from '@loadline/contract/bookings/booking.order-figures';
import { papersOf } from '@loadline/contract/bookings/booking.papers';
import { findingsOfBooking } from '@loadline/contract/bookings/booking.rules';
import { bookingTotals } from '@loadline/contract/bookings/booking.totals';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import { labelAt } from '@loadline/contract/documents/document.path';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { Finding } from '@loadline/contract/kernel/schema';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { chinaTime } from '../../kernel/clock.ts';
import type { BookingDetail, FoundBooking } from './bookings.found.ts';
import { stateOf } from './bookings.found.ts';

interface Telling {
  readonly flight: BookableFlight | null;
  readonly now: Date;
  readonly language: Language;
}

/** A booking with its figures and its words in the reader's language. */
export function saidDetail(found: FoundBooking, { flight, now, language }: Telling): BookingDetail {
  const { content, weighing } = found;
  const isUndecided = undecidedBookingStates.includes(stateOf(found));
  return {
    booking: found.booking,
    content,
    totals: bookingTotals(content, productWeightRule('1', weighing)),
    weighing,
    houses: found.houses,
    flight,
    room: found.room,
    reason: found.reason,
    ending: found.ending,
    corrections: found.corrections,
    accepted: found.accepted,
    reached: found.reached,
    orders: found.orders,
    salesCompany: found.salesCompany,
    papers: papersIn(found),
    trustNo: found.trustNo,
    warnings: isUndecided ? warningsOf(found, now).map((one) => saidFinding(one, language)) : [],
  };
}

/** What the goods of a booking call for, and whether it is in. */
export function papersIn({
  content,
  files,
  documentsAsked,
}: Pick<FoundBooking, 'content' | 'files' | 'documentsAsked'>): BookingDetail['papers'] {
  return papersOf(content, documentsAsked).map((document) => ({
    document,
    isThere: files.includes(document),
  }));
}

function warningsOf(found: FoundBooking, now: Date): Finding[] {
  return [
    ...findingsOfBooking(found.content, { ...momentsOf(now), served: found.served }).warnings,
    ...otherFigures(found),
  ];
}

/** House waybills that say other figures than their orders, each at its row. */
function otherFigures({ content, ordered }: FoundBooking): Finding[] {
  return content.houses.rows.flatMap((row) => {
    const order = ordered.find(({ hawbId }) => hawbId === row.id);
    const booked = {
      pieces: row.bookingPkgsNum,
      grossWeight: row.bookingGrossWeight,
      volume: row.bookingVolume,
    };
    if (!order || !differsFromOrder(order, booked)) return [];
    const path = `houses.rows.${row.id}.orderNumber`;
    const label = labelAt(contentFields, content, path) ?? houseRow.fields.orderNumber.label;
    return [{ path, label, says: apartFromOrder(order, booked) }];
  });
}

/** The moments that the rules ask for. */
export function momentsOf(now: Date): { readonly today: string; readonly now: string } {
  return { today: chinaTime(now).slice(0, 10), now: now.toISOString() };
}

function saidFinding({ path, label, says }: Finding, language: Language) {
  return { path, label: say(label, language), says: say(says, language) };
}
