import { timesOf } from '@loadline/contract/flights/flight.form';
import type { StopKey } from '@loadline/contract/flights/flight.stop';
import { stopLabel } from '@loadline/contract/flights/flight.way';
import type { makeFlights, saveSchedule } from '@loadline/contract/flights/flight-desk.api';
import type { Schedule } from '@loadline/contract/flights/schedule';
import {
  checkedScheduleKeys,
  daysAtOnce,
  daysAtOnceText,
  laidAheadDays,
  schedule,
  scheduleFlaw,
} from '@loadline/contract/flights/schedule';
import { daysCounted, flightsOf, wayFlaws } from '@loadline/contract/flights/schedule.days';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Finding } from '@loadline/contract/kernel/schema';
import { findingOn } from '@loadline/contract/kernel/schema';
import { audit, auditAll } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences } from '../../kernel/record-changes.ts';
import { assignments, staleProblem } from '../../kernel/records.save.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { lockedSchedule } from './flights.schedules.queries.ts';

type Saved = BodyOf<typeof saveSchedule>;

/** A new schedule without a version, else a change of the one that was read. Flights made before stay as they are. */
export function keepSchedule(staff: Database, viewer: Viewer, saved: Saved): Promise<Schedule> {
  return staff.inTransaction(viewer, async (tx) => {
    requireSense(saved);
    const { id, version, ...facts } = saved;
    const written = { ...facts, stops: facts.stops && JSON.stringify(facts.stops) };
    const before = version === null ? undefined : await lockedSchedule(tx, id);
    if (before && before.version !== version) throw staleProblem(before, saved);
    await (before ? change(tx, id, written) : add(tx, id, written));
    const after = await lockedSchedule(tx, id);
    const { updatedAt: _at, laidUntil: _laid, ...kept } = after;
    const changes = differences({ ...before }, kept);
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'schedule', subjectId: id, changes });
    return after;
  });
}

function requireSense(saved: Saved): void {
  const findings = checkedScheduleKeys.flatMap((key) => {
    const flaw = scheduleFlaw(key, saved);
    return flaw ? [findingOn(schedule, key, flaw)] : [];
  });
  if (findings.length === 0) findings.push(...onTheWay(saved));
  if (findings.length > 0) throw wrongFields(findings);
}

const keyOfStop: Partial<Record<StopKey, string>> = { eta: 'arrives', etd: 'departs' };

function onTheWay(saved: Saved): Finding[] {
  const { stops, lands } = wayFlaws(saved);
  const atStops = stops.map(({ at, key, says }) => ({
    path: `stops.${at}.${keyOfStop[key] ?? key}`,
    label: stopLabel({ at, key }),
    says,
  }));
  return lands ? [...atStops, findingOn(schedule, 'arrives', lands)] : atStops;
}

async function change(tx: Tx, id: string, written: object): Promise<void> {
  await tx.rows(
    sql`update flight_schedule set ${assignments({ ...written })}, version = version + 1, updated_at = now() where id = ${id}`,
  );
}

async function add(tx: Tx, id: string, written: object): Promise<void> {
  const entries = Object.entries({ id, ...written });
  const added = await tx.rows(sql`
    insert into flight_schedule (${sql.join(entries.map(([key]) => sql.ref(columnOf(key))))})
    values (${sql.join(entries.map(([, value]) => sql`${value}`))}) on conflict do nothing returning 1`);
  if (added.length === 0) throw new Problem('stale');
}

/** Makes the flights of a schedule with their slots; a flight that is there already stays as it is. */
export function flightsFrom(
  staff: Database,
  viewer: Viewer,
  { id, from, to }: BodyOf<typeof makeFlights>,
): Promise<AnswerOf<typeof makeFlights>> {
  return staff.inTransaction(viewer, async (tx) => {
    const days = daysCounted(from, to);
    if (days < 1 || days > daysAtOnce) throw wrongFields([findingOn(schedule, 'validTo', daysAtOnceText)]);
    return madeFrom(tx, await lockedSchedule(tx, id), from, to);
  });
}

async function madeFrom(
  tx: Tx,
  found: Schedule,
  from: string,
  to: string,
): Promise<AnswerOf<typeof makeFlights>> {
  const wanted = flightsOf(found, from, to).map((form) => ({ id: newId(), ...form, ...timesOf(form) }));
  const made = await tx.rows(sql.type({ id: text })`
      insert into flight (id, flight_no, flight_date, origin, origin_zone, destination, destination_zone, stops, aircraft, cut_off, etd, eta)
      select f.id, f."flightNo", f."flightDate", f.origin, f."originZone", f.destination, f."destinationZone", f.stops, f.aircraft, f."cutOff", f.etd, f.eta
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) f (id uuid, "flightNo" text, "flightDate" date, origin text, "originZone" text,
        destination text, "destinationZone" text, stops jsonb, aircraft text, "cutOff" timestamptz, etd timestamptz, eta timestamptz)
      on conflict on constraint flight_once_a_day do nothing returning id`);
  const ids = made.map((one) => one.id);
  if (found.maxKg !== null)
    await tx.rows(sql`
        insert into slot (flight_id, max_kg, max_cbm) select f.id, ${found.maxKg}, ${found.maxCbm} from unnest(${ids}::uuid[]) f (id)`);
  const changes = { schedule: found.flightNo };
  await auditAll(
    tx,
    ids.map((subjectId) => ({ action: 'made', subject: 'flight', subjectId, changes })),
  );
  return { made: ids.length, existing: wanted.length - ids.length };
}

/**
 * Lays out the coming weeks of every schedule, a day further each night. A day is laid out once: a flight that was cancelled, moved
 * or taken away since stays so. What is laid down as a demonstration stays as it is told.
 */
export function layFlightsJob({ staff, clock }: House): Job {
  return {
    name: 'lay-flights',
    permission: 'nobody',
    recurs: '5 18 * * *',
    work: () =>
      staff.slow.inTransaction(viewerOfProgram('signed-in'), async (tx) => {
        const today = chinaTime(clock.now()).slice(0, 10);
        const due = await tx.rows(sql.type({ id: text, from: text, to: text })`
          with weeks as (select r.id, greatest(${today}::date, r.laid_until + 1) as first, least(r.valid_to, ${today}::date + ${laidAheadDays}::int) as last
            from flight_schedule r where not r.demo)
          select w.id::text as id, w.first::text as "from", w.last::text as "to" from weeks w where w.first <= w.last order by w.id`);
        for (const { id, from, to } of due) {
          await madeFrom(tx, await lockedSchedule(tx, id), from, to);
          await tx.rows(sql`update flight_schedule set laid_until = ${to}::date where id = ${id}`);
        }
      }),
  };
}
