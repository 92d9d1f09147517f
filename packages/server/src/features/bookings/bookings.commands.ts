import { openBookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { contentFields, emptyContent } from '@loadline/contract/bookings/booking-content';
import type { discardBooking, makeBooking, saveBooking } from '@loadline/contract/bookings/booking-draft.api';
import { changesOf } from '@loadline/contract/documents/document.changes';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { chinaTime } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { foundBooking, lockedBooking, toldDetail } from './bookings.detail.queries.ts';
import type { BookingDetail, FoundBooking } from './bookings.found.ts';
import { stateOf } from './bookings.found.ts';
import { ofOrders, ofTrust } from './bookings.inherit.queries.ts';
import { contentJson } from './bookings.rows.queries.ts';
import { asKept, contentColumns, record, requireVersion, toldChanges } from './bookings.write.commands.ts';

type Making = BodyOf<typeof makeBooking>;

/** What a draft begins with, and the trust order it was made from. */
interface Beginning {
  readonly content: BookingContent;
  readonly trustId?: string;
  /** What the history says of it. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/** A new draft, empty or from one thing. */
export function makeDraft(db: Database, clock: Clock, viewer: Viewer, asked: Making): Promise<BookingDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const { content, trustId = null, told = {} } = await beginningOf(tx, asked);
    const id = newId();
    const columns = await contentColumns(tx, content);
    await tx.rows(sql`
      insert into booking (org_id, id, booking_no, content, product, quantity, gross_weight, volume, billing_weight, deadline, trust_id, created_by)
      values (${tx.me.orgId}, ${id}, next_number('BK', ${chinaTime(clock.now()).slice(0, 10)}::date), ${columns.content}, ${columns.product},
        ${columns.quantity}, ${columns.grossWeight}, ${columns.volume}, ${columns.billingWeight}, ${columns.deadline}, ${trustId}, ${tx.me.userId})`);
    const found = await foundBooking(tx, id);
    await audit(tx, {
      action: asked.copyOf ? 'copied' : 'made',
      subject: 'booking',
      subjectId: id,
      changes: { bookingNo: found.booking.bookingNo, ...told },
    });
    return toldDetail(tx, clock, found, viewer.language);
  });
}

async function beginningOf(tx: Tx, { copyOf, templateId, orders, trust }: Making): Promise<Beginning> {
  if (copyOf) return { content: await copiedFrom(tx, copyOf), told: { copyOf } };
  if (templateId) return { content: await templateContent(tx, templateId) };
  if (trust) return ofTrust(tx, trust);
  return orders && orders.length > 0 ? ofOrders(tx, orders) : { content: emptyContent };
}

async function copiedFrom(tx: Tx, no: string): Promise<BookingContent> {
  const { content } = await tx.one<{ content: BookingContent }>(
    sql`select ${contentJson} as content from booking r where ${ofViewer('r')} and r.booking_no = ${no}`,
  );
  return afresh(content);
}

async function templateContent(tx: Tx, id: string): Promise<BookingContent> {
  const { content } = await tx.one<{ content: BookingContent }>(
    sql`select r.content from booking_template r where ${ofViewer('r')} and r.id = ${id}`,
  );
  return afresh(content);
}

/** What holds for another booking too: without its dates, its own numbers, its requests and its orders. Rows get ids of their own. */
export function afresh(content: BookingContent): BookingContent {
  const { flight, houses, cargo, pickup } = content;
  const again = <R extends { readonly id: string }>(rows: readonly R[]) =>
    rows.map((row) => ({ ...row, id: newId() }));
  return {
    ...content,
    flight: { ...flight, flightDate: null, mawbNo: null, specialPrice: null },
    houses: {
      rows: again(houses.rows).map((row) => ({
        ...row,
        hawbNo: null,
        shipBill: null,
        sealNo: null,
        orderNumber: null,
      })),
    },
    cargo: { ...cargo, dimensions: again(cargo.dimensions), items: again(cargo.items) },
    pickup: { ...pickup, deadline: null },
  };
}

/**
 * Keeps a draft as far as it has got. Nothing in it is refused for being unfinished; what stands already is answered as it
 * stands, so that saving again after a lost answer is neither a second saving nor a conflict.
 */
export function saveDraft(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  { id, version, ...content }: BodyOf<typeof saveBooking>,
): Promise<BookingDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await openBooking(tx, id);
    const changes = changesOf(contentFields, found.content, asKept(content));
    if (changes.length === 0) return toldDetail(tx, clock, found, viewer.language);
    requireVersion(found, { version, ...content });
    const set = await contentColumns(tx, content);
    const saved = await record(tx, found, { action: 'saved', set, told: toldChanges(changes) });
    return toldDetail(tx, clock, saved, viewer.language);
  });
}

/** A booking that its customer may still write, locked. */
async function openBooking(tx: Tx, id: string): Promise<FoundBooking> {
  const found = await lockedBooking(tx, id);
  if (!openBookingStates.includes(stateOf(found)))
    throw new Problem('bookingLocked', { no: found.booking.bookingNo });
  return found;
}

/** Throws away what was never handed in. */
export function discardDraft(
  db: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof discardBooking>,
): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedBooking(tx, id);
    const { bookingNo } = found.booking;
    if (stateOf(found) !== 'DRAFT') throw new Problem('bookingLocked', { no: bookingNo });
    requireVersion(found, { version });
    await tx.rows(sql`delete from booking r where ${ofViewer('r')} and r.id = ${id}`);
    await audit(tx, { action: 'deleted', subject: 'booking', subjectId: id, changes: { bookingNo } });
    return true;
  });
}
