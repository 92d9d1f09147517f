import { flightNumber } from '@loadline/contract/checks/flight-no';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type {
  changeFlight,
  editWaybill,
  moveDeskWaybill,
  moveDeskWaybills,
  registerWaybill,
  saveUlds,
  sendDeskMessage,
  stepBackWaybill,
} from '@loadline/contract/waybills/waybill-desk.api';
import { audit } from '../../kernel/audit.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, refusalOfOne } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { withoutKey } from '../../kernel/viewer.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { flightBetween, lockSlots, reservationOf } from '../flights/flights.public.ts';
import { stepBack } from './waybills.back.commands.ts';
import { freeNumber, makeWaybill, ownNumber } from './waybills.book.commands.ts';
import { say } from './waybills.commands.ts';
import type { DeskDetail } from './waybills.detail.queries.ts';
import { deskDetail } from './waybills.detail.queries.ts';
import { zoneOf } from './waybills.entry.commands.ts';
import { flyOn } from './waybills.flight.commands.ts';
import { keepUlds } from './waybills.follow.commands.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill, withWholeWaybill } from './waybills.lock.commands.ts';
import type { Step } from './waybills.move.commands.ts';
import { moveLocked } from './waybills.move.commands.ts';

interface Which {
  readonly id: string;
  readonly version: number;
}

/** The waybill under lock as it was read; 409 and what stands now when somebody has changed it since. */
export async function unchanged(tx: Tx, viewer: Viewer, asked: Which): Promise<LockedWaybill> {
  const waybill = await lockWaybill(tx, asked.id);
  await requireUnchanged(tx, viewer, waybill, asked);
  return waybill;
}

async function requireUnchanged(tx: Tx, viewer: Viewer, waybill: LockedWaybill, asked: Which): Promise<void> {
  if (waybill.version === asked.version) return;
  throw staleProblem(await deskDetail(tx, asked.id, viewer.language), asked);
}

export function registerAtDesk(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof registerWaybill>,
): Promise<DeskDetail> {
  const { mawbNo, prefix, flightNo, flightDate, quantity, ...written } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    const number = mawbNo === null ? await freeNumber(tx, prefix ?? '') : await ownNumber(tx, mawbNo);
    const [known] = await tx.rows(sql`select 1 from mawb m where m.mawb_no = ${number}`);
    if (known) throw new Problem('awbOnWaybill', { number: shownAwb(number) });
    const flight = flightNo && flightDate ? await flightBetween(tx, flightNo, flightDate, asked) : undefined;
    const isBooked = flightNo !== null && flightDate !== null;
    const { id } = await makeWaybill(tx, {
      ...written,
      mawbNo: number,
      status: isBooked ? '31' : '29',
      flightId: flight?.id ?? null,
      flightNo: isBooked ? (flight?.flightNo ?? flightNumber(flightNo)) : null,
      flightDate: isBooked ? flightDate : null,
      pieces: quantity,
    });
    return deskDetail(tx, id, viewer.language);
  });
}

export function editAtDesk(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof editWaybill>,
): Promise<DeskDetail> {
  const { origin, destination, selfDelivery, remark } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    const { id, mawbNo, row } = await unchanged(tx, viewer, asked);
    const ends = { origin, destination };
    await tx.rows(sql`
      update mawb m set origin = ${origin}, destination = ${destination}, origin_zone = ${zoneOf(ends, 'origin')},
        destination_zone = ${zoneOf(ends, 'destination')}, self_delivery = ${selfDelivery}, remark = ${remark}, version = m.version + 1, updated_at = now()
      where m.id = ${id}`);
    await audit(tx, {
      action: 'edited',
      subject: 'mawb',
      subjectId: id,
      changes: {
        no: mawbNo,
        ...changed('origin', row.origin, origin),
        ...changed('destination', row.destination, destination),
        ...changed('selfDelivery', row.self_delivery, selfDelivery),
        ...changed('remark', row.remark, remark),
      },
    });
    return deskDetail(tx, id, viewer.language);
  });
}

function changed(key: string, from: unknown, to: unknown) {
  return from === to ? {} : { [key]: { from, to } };
}

export function moveAtDesk(
  staff: Database,
  viewer: Viewer,
  { to, data, ...which }: BodyOf<typeof moveDeskWaybill>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await moveOne(tx, viewer, which, { to, data });
    return deskDetail(tx, which.id, viewer.language);
  });
}

async function moveOne(
  tx: Tx,
  viewer: Viewer,
  which: Which,
  step: Step,
): Promise<{ mawbNo: string; version: number }> {
  if (step.to === '29' || step.to === '0') await lockRoomOf(tx, which.id);
  const waybill = await unchanged(tx, viewer, which);
  const { version } = await moveLocked(tx, waybill, step);
  return { mawbNo: waybill.mawbNo, version };
}

/** Slots come before every other lock: a step that gives room back, or takes it again, holds them first. */
export function lockRoomOf(tx: Tx, mawbId: string): Promise<void> {
  return withWholeWaybill(tx, mawbId, () => lockRoom(tx, mawbId));
}

async function lockRoom(tx: Tx, mawbId: string): Promise<void> {
  const { flightId } = await tx.one(
    sql.type({ flightId: orNull(text) })`
      select m.flight_id::text as "flightId" from mawb m where m.id = ${mawbId}`,
  );
  const flights = flightId ? [flightId] : [];
  for (const { orgId, id: bookingId } of await bookingsOf(tx, mawbId)) {
    const held = await reservationOf(tx, { orgId, bookingId });
    if (held) flights.push(held.flightId);
  }
  await lockSlots(tx, flights);
}

type Outcome = AnswerOf<typeof moveDeskWaybills>;

/** Each in a transaction of its own: what is refused of one keeps none of the others back. */
export async function moveManyAtDesk(
  staff: Database,
  viewer: Viewer,
  { waybills, to, data }: BodyOf<typeof moveDeskWaybills>,
): Promise<Outcome> {
  // Who may not move any is refused before the first one is looked at.
  await staff.read(viewer);
  const alone = withoutKey(viewer);
  const outcome: Outcome = [];
  for (const which of waybills) outcome.push(await moveAlone(staff, alone, which, { to, data }));
  return outcome;
}

async function moveAlone(
  staff: Database,
  viewer: Viewer,
  which: Which,
  step: Step,
): Promise<Outcome[number]> {
  try {
    const { mawbNo, version } = await staff.inTransaction(viewer, (tx) => moveOne(tx, viewer, which, step));
    const status: WaybillStatus = step.to;
    return { id: which.id, mawbNo: shownAwb(mawbNo), moved: true, message: null, status, version };
  } catch (error) {
    const message = refusalOfOne(error).in(viewer.language);
    return { id: which.id, mawbNo: null, moved: false, message, status: null, version: null };
  }
}

export function backAtDesk(
  staff: Database,
  viewer: Viewer,
  { reason, ...which }: BodyOf<typeof stepBackWaybill>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await lockRoomOf(tx, which.id);
    await stepBack(tx, await unchanged(tx, viewer, which), reason);
    return deskDetail(tx, which.id, viewer.language);
  });
}

export function flightAtDesk(
  staff: Database,
  viewer: Viewer,
  { id, version, ...change }: BodyOf<typeof changeFlight>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await flyOn(tx, { mawbId: id, ...change }, (waybill) =>
      requireUnchanged(tx, viewer, waybill, { id, version }),
    );
    return deskDetail(tx, id, viewer.language);
  });
}

export function uldsAtDesk(
  staff: Database,
  viewer: Viewer,
  { ulds, ...which }: BodyOf<typeof saveUlds>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { id, mawbNo } = await unchanged(tx, viewer, which);
    await keepUlds(tx, id, ulds);
    await tx.rows(sql`update mawb m set version = m.version + 1, updated_at = now() where m.id = ${id}`);
    await audit(tx, {
      action: 'edited',
      subject: 'mawb',
      subjectId: id,
      changes: { no: mawbNo, rows: ulds.length },
    });
    return deskDetail(tx, id, viewer.language);
  });
}

export function sayAtDesk(
  staff: Database,
  viewer: Viewer,
  { id, customerId, body }: BodyOf<typeof sendDeskMessage>,
): Promise<AnswerOf<typeof sendDeskMessage>> {
  return staff.inTransaction(viewer, async (tx) => {
    const { thread } = await say(tx, { id, orgId: customerId, side: 'forwarder', body });
    return thread;
  });
}
