import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingFollows } from '../bookings/bookings.attach.public.ts';
import { noteFlightTimes, recallFlightTimes } from '../flights/flights.times.public.ts';
import { chargedByDeparture } from './waybills.billing.commands.ts';
import { putAllBack, takeAllOff } from './waybills.cargo.commands.ts';
import type { Written } from './waybills.entry.commands.ts';
import { writeEntry } from './waybills.entry.commands.ts';
import { factsOf } from './waybills.facts.queries.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';
import { stockFollows } from './waybills.stock.commands.ts';
import { legsFollowAgain } from './waybills.stops.commands.ts';
import { tellOfMove } from './waybills.tell.commands.ts';
import type { MeasuredBefore } from './waybills.unmeasured.commands.ts';
import { unmeasure } from './waybills.unmeasured.commands.ts';
import { restoreVoided, voidStep } from './waybills.void.commands.ts';

/** The last step of a waybill that stands, with the columns as they were before it. */
export const lastStepColumns = {
  id: text,
  from: textOf<WaybillStatus>(),
  to: textOf<WaybillStatus>(),
  before: json<Readonly<Record<string, unknown>>>(),
  housesBefore: orNull(json<NonNullable<MeasuredBefore['housesBefore']>>()),
};
export type LastStep = RowOf<typeof lastStepColumns>;

export async function lastStepOf(tx: Pick<Tx, 'rows'>, mawbId: string): Promise<LastStep | undefined> {
  const [step] = await tx.rows(sql.type(lastStepColumns)`
    select e.id::text as id, e.from_status as "from", e.to_status as "to", coalesce(e.before, '{}') as before,
      e.data -> 'housesBefore' as "housesBefore" from mawb_event e
    where e.mawb_id = ${mawbId} and e.kind in ('moved', 'partPickedUp') and not exists (select from mawb_event u where u.undoes = e.id)
    order by e.seq desc limit 1`);
  return step;
}

/**
 * Takes the last step back by an entry that undoes it: columns and measured figures stand as they stood, the orders' events
 * of the step count no more and those that it had made void count again, the number goes back in the stock, and cargo that
 * the step took off hangs on it again. Nothing is deleted.
 */
export function stepBack(tx: Tx, waybill: LockedWaybill, reason: string): Promise<void> {
  return withSightOfAll(tx, () => undoLast(tx, waybill, reason));
}

async function undoLast(tx: Tx, waybill: LockedWaybill, reason: string): Promise<void> {
  const step = await lastStepOf(tx, waybill.id);
  if (!step) throw new Problem('nothingToStepBack', { number: shownAwb(waybill.mawbNo) });
  requireSameDraft(waybill, step);
  const changes = { ...step.before, status_at: tx.now.toISOString() };
  const written = await writeEntry(tx, waybill, changes, {
    kind: 'steppedBack',
    to: step.from,
    reason,
    undoes: step.id,
  });
  await unmeasure(tx, waybill.id, step);
  const deed = { mawbId: waybill.id, stepId: step.id, by: written.eventId, reason };
  await voidStep(tx, deed);
  await restoreVoided(tx, step.id);
  const now = await lockWaybill(tx, waybill.id);
  await stockFollows(tx, now, step.from, reason);
  await flightGoesBack(tx, waybill, now, step);
  if (step.to === '29' || step.to === '0') await putAllBack(tx, now, step, reason);
  if (step.from === '29' && step.to === '31') await takeCargoOff(tx, waybill, reason, written);
  if (step.from === '43') await agreeAgain(tx, now, step, written);
  await bookingFollows(tx, waybill.id);
  // Orders that hang on it again may have been received or taken back since.
  await chargedByDeparture(tx, waybill.id);
}

/** A version that came after the step is not what was with the customers before it. */
function requireSameDraft({ draftVersion, mawbNo }: LockedWaybill, { before }: LastStep): void {
  const then = before['draft_version'];
  if (then !== undefined && then !== draftVersion)
    throw new Problem('draftBegun', { number: shownAwb(mawbNo), version: String(draftVersion) });
}

/** The flight's times are what its waybills tell: a departure that counts again has happened to it, too. */
async function flightGoesBack(
  tx: Tx,
  { flightId, row }: LockedWaybill,
  now: LockedWaybill,
  { from, to }: LastStep,
): Promise<void> {
  if (!flightId) return;
  const { atd, ata } = row;
  if (to === '3') await recallFlightTimes(tx, flightId, { atd });
  if (to === '4') await recallFlightTimes(tx, flightId, { ata });
  const again = now.row['atd'];
  if (from !== '3' || to !== '45' || typeof again !== 'string') return;
  await noteFlightTimes(tx, flightId, { atd: again });
  await legsFollowAgain(tx, now);
}

/** What was put on since it was booked waits again with it. */
async function takeCargoOff(tx: Tx, waybill: LockedWaybill, reason: string, written: Written): Promise<void> {
  const facts = await factsOf(tx, waybill, { reason });
  if (facts.bookings.length > 0) await takeAllOff(tx, facts, '29', written);
}

/** It is with its customers again. Who had agreed before the documents were sent back has not agreed to what comes. */
async function agreeAgain(tx: Tx, waybill: LockedWaybill, { to }: LastStep, written: Written): Promise<void> {
  if (to === '44') await tx.rows(sql`select agree_on_waybill(${waybill.id}, null, false)`);
  const facts = await factsOf(tx, waybill);
  await tellOfMove(tx, { facts, move: { from: to, to: '43' }, written, isPart: false });
}
