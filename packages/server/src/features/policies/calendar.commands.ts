import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import type { CalendarEntry } from '@loadline/contract/ops/calendar';
import { calendarDay, kindFlaw } from '@loadline/contract/ops/calendar';
import type { addHolidays, deleteCalendarDay, saveCalendarDay } from '@loadline/contract/ops/calendar.api';
import { publicHolidays } from '@loadline/contract/ops/public-holidays';
import { audit } from '../../kernel/audit.ts';
import { json, text } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { assignments, insertion } from '../../kernel/records.save.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

const row = jsonOf(calendarDay.fields, 'd');
const all = sql`(select coalesce(json_agg(${row} order by d.date), '[]') from calendar_day d)`;

export function everyDay(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${all})::text`);
}

/** What clocks need of it. */
export function calendarFor(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select coalesce(json_agg(json_build_object('date', d.date, 'kind', d.kind) order by d.date), '[]')::text from calendar_day d`,
  );
}

/** A new day without a version, else a change of the one that was read. */
export function keepDay(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof saveCalendarDay>,
): Promise<CalendarEntry[]> {
  const { id, version, ...written } = asked;
  const flaw = kindFlaw(written);
  if (flaw) throw wrongFields([findingOn(calendarDay, 'kind', flaw)]);
  return writing(staff, viewer, async (tx) => {
    const before = await dayIn(tx, id);
    if (!before && version !== null) throw new Problem('notFound');
    if (before) requireVersion(before, version, asked);
    const taken = await tx.rows(
      sql`select 1 from calendar_day d where d.date = ${written.date} and d.id <> ${id}`,
    );
    if (taken.length > 0) throw new Problem('dayTaken', { day: written.date });
    await tx.rows(
      before
        ? sql`update calendar_day d set ${assignments(written)}, version = d.version + 1, updated_at = now() where d.id = ${id}`
        : insertion('calendar_day', { id, ...written }),
    );
    const changes = { date: written.date, ...differences(before ?? {}, written) };
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'calendarDay', subjectId: id, changes });
  });
}

export function dropDay(
  staff: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof deleteCalendarDay>,
): Promise<CalendarEntry[]> {
  return writing(staff, viewer, async (tx) => {
    const before = await dayIn(tx, id);
    if (!before) throw new Problem('notFound');
    requireVersion(before, version, {});
    await tx.rows(sql`delete from calendar_day where id = ${id}`);
    const { date, kind, nameZh, nameEn } = before;
    const changes = { date, kind, nameZh, nameEn };
    await audit(tx, { action: 'deleted', subject: 'calendarDay', subjectId: id, changes });
  });
}

/** Days that are there already stay as somebody wrote them. */
export function takeHolidays(
  staff: Database,
  viewer: Viewer,
  { region, year }: BodyOf<typeof addHolidays>,
): Promise<CalendarEntry[]> {
  return writing(staff, viewer, async (tx) => {
    const wanted = publicHolidays(region, year).map((holiday) => ({ id: newId(), ...holiday }));
    const made = await tx.rows(sql.type({ date: text })`
      insert into calendar_day (id, date, kind, region, name_zh, name_en)
      select h.id, h.date, 'off', ${region}, h.zh, h.en
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) h (id uuid, date date, zh text, en text)
      on conflict (date) do nothing returning date::text`);
    const date = made.map((one) => one.date).join(' ');
    await audit(tx, { action: 'made', subject: 'calendarDay', changes: { date, kind: 'off', region } });
  });
}

/** One writer at a time: two who enter the same day are told so. */
function writing(staff: Database, viewer: Viewer, work: (tx: Tx) => Promise<void>): Promise<CalendarEntry[]> {
  return staff.inTransaction(viewer, async (tx) => {
    await tx.rows(sql`lock table calendar_day in share row exclusive mode`);
    await work(tx);
    return (await tx.one(sql.type({ list: json<CalendarEntry[]>() })`select ${all} as list`)).list;
  });
}

async function dayIn(tx: Tx, id: string): Promise<CalendarEntry | undefined> {
  const [found] = await tx.rows(
    sql.type({ one: json<CalendarEntry>() })`select ${row} as one from calendar_day d where d.id = ${id}`,
  );
  return found?.one;
}
