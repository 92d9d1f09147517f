import { contentFields } from '@loadline/contract/bookings/booking-content';
import type { rejectBooking, returnBooking } from '@loadline/contract/bookings/booking-desk.api';
import { wrongPath } from '@loadline/contract/documents/document.changes';
import { labelAt } from '@loadline/contract/documents/document.path';
import { aReason, reasonField } from '@loadline/contract/kernel/change';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Finding } from '@loadline/contract/kernel/schema';
import { sayFindings } from '@loadline/contract/kernel/schema';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { releaseSlot } from '../flights/flights.public.ts';
import { tell } from '../notices/notices.public.ts';
import { freeOrders } from './bookings.attach.public.ts';
import type { DeskBooking } from './bookings.desk.queries.ts';
import { deskBookingIn } from './bookings.desk.queries.ts';
import { foundBooking, lockedBooking } from './bookings.detail.queries.ts';
import type { FoundBooking } from './bookings.found.ts';
import { moveTo, requireStep, requireVersion } from './bookings.write.commands.ts';

/** Who decided, and when. Nothing waits for staff any more. */
export function decidedNow(tx: Tx, clock: Clock): Record<string, unknown> {
  return { decidedAt: clock.now(), decidedBy: tx.me.userId, waitingSince: null };
}

/** How the customer's people are told of a decision. */
interface Told {
  readonly decision: 'confirmed' | 'returned' | 'refused';
  readonly flight?: string;
  readonly reason?: { readonly zh: string; readonly en: string };
}

export async function tellDecision(
  tx: Tx,
  { orgId, booking }: FoundBooking,
  { decision, flight, reason }: Told,
): Promise<void> {
  await tell(tx, {
    event: 'bookingDecided',
    orgId,
    subject: 'booking',
    subjectId: booking.id,
    number: booking.bookingNo,
    words: {
      decision,
      flight: flight ?? booking.reservedFlight ?? '',
      ...(reason && { reasonZh: reason.zh, reasonEn: reason.en }),
    },
    key: `booking ${booking.id} ${decision} ${booking.version}`,
  });
}

type Step = { readonly id: string; readonly version: number };

/** A booking that the caller may end or send back, in the version he read; its slot is locked before it, and free. */
async function freed(tx: Tx, asked: Step, to: '30' | '0'): Promise<FoundBooking> {
  const seen = await foundBooking(tx, asked.id);
  requireStep(tx, seen, to, 'op:booking:confirm');
  await releaseSlot(tx, { orgId: seen.orgId, bookingId: asked.id });
  const found = await lockedBooking(tx, asked.id);
  requireStep(tx, found, to, 'op:booking:confirm');
  requireVersion(found, asked);
  return found;
}

/** Back to the customer with what is wrong, by field and in all: at least one of the two. */
export function sendBack(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof returnBooking>,
): Promise<DeskBooking> {
  return staff.inTransaction(viewer, async (tx) => {
    const { corrections, reason } = asked;
    const found = await freed(tx, asked, '30');
    if (corrections.length === 0 && reason === null)
      throw wrongFields([{ path: 'reason', label: reasonField.label, says: aReason }]);
    const said = saidCorrections(found, corrections);
    const set = { ...decidedNow(tx, clock), corrections: JSON.stringify(corrections), reason };
    const told = {
      ...(reason && { reason }),
      ...Object.fromEntries(corrections.map((one) => [one.path, one.reason])),
    };
    await moveTo(tx, found, '30', { action: 'returned', set, told });
    const why = { zh: reason ?? sayFindings(said, 'zh-cn'), en: reason ?? sayFindings(said, 'en') };
    await tellDecision(tx, found, { decision: 'returned', reason: why });
    return deskBookingIn(tx, clock, asked.id, viewer.language);
  });
}

/** The corrections by the labels of the form; a path that leads nowhere is refused. */
function saidCorrections(
  { content }: FoundBooking,
  corrections: BodyOf<typeof returnBooking>['corrections'],
): Finding[] {
  return corrections.map(({ path, reason }) => {
    const label = labelAt(contentFields, content, path);
    if (!label) throw wrongFields([wrongPath(path)]);
    return { path, label, says: { zh: reason, en: reason } };
  });
}

/** Refuses it for good: its orders can be booked again. */
export function turnDown(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof rejectBooking>,
): Promise<DeskBooking> {
  return staff.inTransaction(viewer, async (tx) => {
    const { reason } = asked;
    const found = await freed(tx, asked, '0');
    await freeOrders(tx, found.orgId, asked.id);
    const set = { ...decidedNow(tx, clock), ending: 'rejected', reason };
    await moveTo(tx, found, '0', { action: 'rejected', set, told: { reason } });
    await tellDecision(tx, found, { decision: 'refused', reason: { zh: reason, en: reason } });
    return deskBookingIn(tx, clock, asked.id, viewer.language);
  });
}
