import type { listSchedules } from '@loadline/contract/flights/flight-desk.api';
import type { Schedule } from '@loadline/contract/flights/schedule';
import { schedule } from '@loadline/contract/flights/schedule';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

// Limits without the zeros of their columns.
const limits = {
  maxKg: sql`trim_scale(r.max_kg)::text`,
  maxCbm: sql`trim_scale(r.max_cbm)::text`,
};
const row = jsonOf(schedule.fields, 'r', limits);

/** Schedules that are or will be valid first, by number, origin and first day. */
export function pageOfSchedules(
  staff: Database,
  viewer: Viewer,
  { search, after, size }: QueryOf<typeof listSchedules>,
): Promise<RawJson> {
  const words = `%${(search ?? '').replace(/[\\%_]/g, '\\$&').replace(/\s/g, '')}%`;
  const place = sql`case when r.valid_to < current_date then '2' else '1' end || r.flight_no || ' ' || r.origin || ' ' || r.valid_from::text`;
  return staff.readJson(
    viewer,
    keysetPage({
      from: sql`flight_schedule r`,
      where: sql`concat_ws(' ', r.flight_no, r.origin, r.destination) ilike ${words}`,
      row,
      by: { value: place, type: 'text', descending: false },
      after,
      size,
    }),
  );
}

/** A schedule as it stands in this transaction; nobody else changes it until it ends. */
export async function lockedSchedule(tx: Tx, id: string): Promise<Schedule> {
  const { found } = await tx.one(
    sql.type({ found: json<Schedule>() })`
      select ${row} as found from flight_schedule r where r.id = ${id} for update`,
  );
  return found;
}
