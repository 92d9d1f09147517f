import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { FlightForm } from '@loadline/contract/flights/flight';
import { flightForm } from '@loadline/contract/flights/flight';
import { formOf } from '@loadline/contract/flights/flight.form';
import { flightLifecycle } from '@loadline/contract/flights/flight.lifecycle';
import { checkedKeys, flightFlaw } from '@loadline/contract/flights/flight.rules';
import { stopFlaws, stopLabel } from '@loadline/contract/flights/flight.way';
import type { moveFlight, saveFlight } from '@loadline/contract/flights/flight-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences } from '../../kernel/record-changes.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { FlightDetail } from './flights.desk.queries.ts';
import { detailIn } from './flights.desk.queries.ts';
import type { TellOfFlight } from './flights.news.ts';
import { tellOfTimes, weighIfMoved } from './flights.news.ts';
import {
  addFlight,
  changeFlight,
  columnsOf,
  currentFlight,
  keepSlot,
  moved,
} from './flights.rows.commands.ts';

/** A new flight without a version, else a change of the one that was read; with limits it has a slot. */
export function keepFlight(
  staff: Database,
  viewer: Viewer,
  { id, version, ...form }: BodyOf<typeof saveFlight>,
  clock: Clock,
  tell: TellOfFlight,
): Promise<FlightDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    requireSense(form, clock);
    const before = version === null ? undefined : await currentFlight(tx, { id, version }, form);
    const work = before ? changeFlight(tx, id, columnsOf(form)) : addFlight(tx, id, form);
    await withoutConflict(
      { flight_once_a_day: 'flightTaken', flight_pkey: 'stale' },
      { flight: shownFlightNo(form.flightNo) },
      work,
    );
    await keepSlot(tx, id, form);
    const after = await detailIn(tx, id);
    const changes = differences({ ...(before && formOf(before.flight)) }, formOf(after.flight));
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'flight', subjectId: id, changes });
    await weighIfMoved(tx, before?.flight, after.flight);
    await tellOfTimes(tx, tell, before?.flight, after.flight);
    return after;
  });
}

/**
 * Its bookings keep their room until somebody moves them: a cancelled flight gives nobody's away, and one that flies after all
 * flies with those that are still on it.
 */
export function moveFlightTo(
  staff: Database,
  viewer: Viewer,
  { to, reason, ...asked }: BodyOf<typeof moveFlight>,
  tell: TellOfFlight,
): Promise<FlightDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { flight } = await currentFlight(tx, asked, { to });
    if (flight.atd !== null) throw new Problem('flightDeparted', { flight: shownFlightNo(flight.flightNo) });
    requireMove(flightLifecycle, flight.state, to, tx.me);
    await changeFlight(tx, flight.id, { state: to });
    const after = await moved(tx, flight.id, { state: { from: flight.state, to }, reason });
    const change = to === 'CANCELLED' ? 'cancelled' : 'reopened';
    if (to === 'CANCELLED' || flight.state === 'CANCELLED')
      await tell(tx, {
        event: 'slotChanged',
        flight: after.flight,
        change,
        words: { reasonZh: reason, reasonEn: reason },
      });
    return after;
  });
}

/** The fields seen beside each other; each one by itself has been checked already. */
function requireSense(form: FlightForm, clock: Clock): void {
  const now = clock.now().toISOString();
  const findings = checkedKeys.flatMap((key) => {
    const flaw = flightFlaw(key, form, now);
    return flaw ? [findingOn(flightForm, key, flaw)] : [];
  });
  for (const flaw of stopFlaws(form, now))
    findings.push({ path: `stops.${flaw.at}.${flaw.key}`, label: stopLabel(flaw), says: flaw.says });
  if (findings.length > 0) throw wrongFields(findings);
}
