import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { WaybillStatus } from '@loadline/contract/waybills/waybill-status';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingFollows } from '../bookings/bookings.public.ts';
import { recallFlightTimes } from '../flights/flights.public.ts';
import { putAllBack, takeAllOff } from './waybills.cargo.commands.ts';
import type { Written } from './waybills.entry.commands.ts';
import { writeEntry } from './waybills.entry.commands.ts';
import { factsOf } from './waybills.facts.queries.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill, serveWhole } from './waybills.lock.commands.ts';
import { stockFollows } from './waybills.stock.commands.ts';
import { voidOrigin } from './waybills.void.commands.ts';

/** The last step of a waybill that stands, with the columns as they were before it. */
export interface LastStep {
  readonly id: string;
  readonly from: WaybillStatus;
  readonly to: WaybillStatus;
  readonly before: Readonly<Record<string, unknown>>;
}

export async function lastStepOf(tx: Pick<Tx, 'rows'>, mawbId: string): Promise<LastStep | undefined> {
  const [step] = await tx.rows<LastStep>(sql`
    select e.id::text as id, e.from_status as "from", e.to_status as "to", coalesce(e.before, '{}') as before from mawb_event e
    where e.mawb_id = ${mawbId} and e.kind in ('moved', 'partPickedUp') and not exists (select from mawb_event u where u.undoes = e.id)
    order by e.seq desc limit 1`);
  return step;
}

/**
 * Takes the last step back by an entry that undoes it: columns stand as they stood, the orders' events of the step count
 * no more, the number goes back in the stock, and cargo that the step took off hangs on it again. Nothing is deleted.
 */
export async function stepBack(tx: Tx, waybill: LockedWaybill, reason: string): Promise<void> {
  await serveWhole(tx);
  const step = await lastStepOf(tx, waybill.id);
  if (!step) throw new Problem('nothingToStepBack', { number: shownAwb(waybill.mawbNo) });
  const changes = { ...step.before, status_at: new Date().toISOString() };
  const written = await writeEntry(tx, waybill, changes, {
    kind: 'steppedBack',
    to: step.from,
    reason,
    undoes: step.id,
  });
  await voidOrigin(tx, step.id, reason);
  await stockFollows(tx, waybill, step.from, reason);
  const { atd, ata } = waybill.row;
  if (waybill.flightId && (step.to === '3' || step.to === '4'))
    await recallFlightTimes(tx, waybill.flightId, step.to === '3' ? { atd } : { ata });
  if (step.to === '29' || step.to === '0') await bringBack(tx, waybill.id, step);
  if (step.from === '29' && step.to === '31') await takeCargoOff(tx, waybill, reason, written);
  if (step.from === '43') await agreeAgain(tx, waybill.id, step);
  await bookingFollows(tx, waybill.id);
}

async function bringBack(tx: Tx, mawbId: string, step: LastStep): Promise<void> {
  const waybill = await lockWaybill(tx, mawbId);
  await putAllBack(tx, waybill, step);
}

/** What was put on since it was booked waits again with it. */
async function takeCargoOff(tx: Tx, waybill: LockedWaybill, reason: string, written: Written): Promise<void> {
  const facts = await factsOf(tx, waybill, { reason });
  if (facts.bookings.length > 0) await takeAllOff(tx, facts, '29', written);
}

/** Who had agreed before the documents were sent back has not agreed to what comes. */
async function agreeAgain(tx: Tx, mawbId: string, { to }: LastStep): Promise<void> {
  if (to === '44') await tx.rows(sql`select agree_on_waybill(${mawbId}, null, false)`);
}
