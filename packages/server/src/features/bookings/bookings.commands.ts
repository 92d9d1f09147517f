import { bookingDocument } from '@loadline/contract/bookings/booking.document';
import type { BookingState } from '@loadline/contract/bookings/booking.lifecycle';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { emptyContent } from '@loadline/contract/bookings/booking-content';
import { bookingAudited } from '@loadline/contract/bookings/booking-desk.api';
import type { makeBooking } from '@loadline/contract/bookings/booking-draft.api';
import { houseWaybillCount } from '@loadline/contract/bookings/house-waybill';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { DecidedDocument } from '../../kernel/documents/document.decisions.ts';
import type { DraftedDocument } from '../../kernel/documents/document.drafts.ts';
import type { ToldDocument } from '../../kernel/documents/document.history.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { releaseSlot } from '../flights/flights.public.ts';
import type { Notice } from '../notices/notices.public.ts';
import { tell, tellAll } from '../notices/notices.public.ts';
import { allEntries } from '../ops/dictionaries.public.ts';
import { allProducts, productNameEn } from '../ops/products.public.ts';
import { freeOrders } from './bookings.attach.public.ts';
import { tellDesk } from './bookings.bell.commands.ts';
import type { DeskBooking } from './bookings.desk.queries.ts';
import { deskBookingIn } from './bookings.desk.queries.ts';
import { foundJson, toldDetail } from './bookings.detail.queries.ts';
import type { BookingDetail, FoundBooking } from './bookings.found.ts';
import { stateOf } from './bookings.found.ts';
import { ofOrders, ofTrust } from './bookings.inherit.queries.ts';
import { contentJson, houseWaybills } from './bookings.rows.queries.ts';
import { asKept, contentColumns } from './bookings.write.commands.ts';

type Bookings = DraftedDocument<
  FoundBooking,
  BookingState,
  BookingDetail,
  Pick<BodyOf<typeof makeBooking>, 'orders' | 'trust'>
> &
  DecidedDocument<FoundBooking, BookingState, DeskBooking> &
  ToldDocument<FoundBooking, BookingState>;

export const bookings: Bookings = {
  of: bookingDocument,
  table: 'booking',
  keys: { no: 'bookingNo', state: 'status' },
  series: 'BK',
  locked: 'bookingLocked',
  json: foundJson,
  contentJson,
  audited: { ...deedFields, ...bookingAudited },
  // The company that sells is kept by its code, the product by its Chinese name; both are told as the reader calls them.
  named: { 'terms.salesCompany': allEntries('salesCompany'), 'flight.product': allProducts },
  templates: {
    table: 'booking_template',
    subject: 'bookingTemplate',
    json: sql`json_build_object('id', r.id::text, 'name', r.name, 'product', r.content #>> '{flight,product}', 'productEn', ${productNameEn(sql`r.content #>> '{flight,product}'`)},
      'origin', r.content #>> '{flight,origin}', 'destination', r.content #>> '{flight,destination}', 'consignee', r.content #>> '{parties,consignee,name}',
      'houses', ${houseWaybills}, 'updatedAt', ${isoOf(sql`r.updated_at`)})`,
  },
  head: (found) => {
    const { id, bookingNo: no, version } = found.booking;
    return { id, no, version, state: stateOf(found) };
  },
  normal: asKept,
  columns: contentColumns,
  begin: async (tx, { orders, trust }) => {
    if (trust) return ofTrust(tx, trust);
    return orders && orders.length > 0 ? ofOrders(tx, orders) : { content: emptyContent };
  },
  afresh,
  answer: (tx, found, { clock, language }) => toldDetail(tx, clock, found, language),
  deskAnswer: (tx, id, { clock, language }) => deskBookingIn(tx, clock, id, language),
  // Its slot is locked before its row, and free for others at once.
  release: (tx, { orgId, booking }) => releaseSlot(tx, { orgId, bookingId: booking.id }),
  ended: async (tx, { orgId, booking }, ending) => {
    await freeOrders(tx, orgId, booking.id);
    return { ending };
  },
  tellDecision,
  tellWithdrawn: (tx, found, reason) => tellDesk(tx, found, 'withdrawn', reason),
};

/** Without its dates, its own numbers, its requests and its orders. */
function afresh(content: BookingContent): BookingContent {
  const { flight, houses, cargo, dangerous, pickup } = content;
  const again = <R extends { readonly id: string }>(rows: readonly R[]) =>
    rows.map((row) => ({ ...row, id: newId() }));
  const copied = again(houses.rows);
  const copyOf = (house: string | null) =>
    copied[houses.rows.findIndex(({ id }) => id === house)]?.id ?? null;
  return {
    ...content,
    flight: { ...flight, flightDate: null, mawbNo: null, specialPrice: null },
    houses: {
      // Numbers are not copied: what was one house waybill by its number is one by the wish for it.
      together: houses.rows.length > 1 && houseWaybillCount(houses) === 1,
      rows: copied.map((row) => ({
        ...row,
        hawbNo: null,
        shipBill: null,
        sealNo: null,
        orderNumber: null,
        orderPieces: null,
      })),
    },
    dangerous: {
      ...dangerous,
      rows: again(dangerous.rows).map((row) => ({ ...row, house: copyOf(row.house) })),
    },
    cargo: { ...cargo, dimensions: again(cargo.dimensions), items: again(cargo.items) },
    pickup: { ...pickup, deadline: null },
  };
}

/** How the customer's people are told of a decision. */
interface Told {
  readonly decision: 'confirmed' | 'returned' | 'refused' | 'split';
  readonly flight?: string;
  readonly reason?: { readonly zh: string; readonly en: string };
}

export async function tellDecision(tx: Tx, found: FoundBooking, told: Told): Promise<void> {
  await tell(tx, decisionNotice(found, told));
}

function decisionNotice({ orgId, booking }: FoundBooking, { decision, flight, reason }: Told): Notice {
  const words = {
    decision,
    flight: flight ?? booking.reservedFlight ?? '',
    ...(reason && { reasonZh: reason.zh, reasonEn: reason.en }),
  };
  const key = `booking ${booking.id} ${decision} ${booking.version}`;
  const about = { orgId, subject: 'booking', subjectId: booking.id, number: booking.bookingNo } as const;
  return { event: 'bookingDecided', ...about, words, key };
}

/** Keeps what is to be told of several decisions until all are made: one press is one notice for each person. */
export function gatheredDecisions() {
  const notices: Notice[] = [];
  return {
    keep: async (_tx: Tx, found: FoundBooking, told: Told): Promise<void> => {
      notices.push(decisionNotice(found, told));
    },
    /** Tells of those that stand: each person at the first booking that they may see, with how many there are. */
    tell: async (tx: Tx, done: ReadonlySet<string>): Promise<void> => {
      const byCustomer = Map.groupBy(
        notices.filter(({ subjectId }) => done.has(subjectId)),
        ({ orgId }) => orgId,
      );
      await tellAll(tx, [...byCustomer.values()].flatMap(asOne));
    },
  };
}

function asOne(notices: readonly Notice[]): readonly Notice[] {
  const [first] = notices;
  if (!first || notices.length === 1) return notices;
  const flights = new Set(notices.map(({ words }) => words?.['flight'] ?? ''));
  const [flight = ''] = flights.size === 1 ? flights : [];
  return notices.map((notice) => ({
    ...notice,
    words: { ...notice.words, flight, bookings: String(notices.length) },
    key: `${first.key} and ${notices.length - 1} more`,
  }));
}
