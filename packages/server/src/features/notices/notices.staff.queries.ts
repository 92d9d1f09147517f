import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { readStaffBell, staffBell } from '@loadline/contract/notices/staff-notice.api';
import {
  staffNoticeSubjects,
  staffNoticesShown,
  staffSubjectPages,
} from '@loadline/contract/notices/staff-notice.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { sheetView } from '../exceptions/exceptions.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

type Bell = AnswerOf<typeof staffBell>;

// Whoever may not see such a record any more reads nothing of it; whom they serve the policy knows.
const stillSeen = sql.join(
  codesOf(staffNoticeSubjects).map(
    (subject) =>
      sql`n.subject = ${sql.lit(subject)} and (select app_may(${sql.lit(staffSubjectPages[subject].sees)}))`,
  ),
  sql` or `,
);
const seen = sql`staff_notice n where (${stillSeen})`;

const bellJson = sql`json_build_object(
  'unread', (select count(*)::int from (select from ${seen} and n.read_at is null limit 100) u),
  'rows', coalesce((select json_agg(json_build_object('id', r.notice_id::text, 'event', r.event, 'subject', r.subject, 'number', r.number, 'kind', s.kind,
      'orderNumber', o.order_number, 'customer', c.name_zh, 'customerEn', c.name_en, 'who', r.who, 'said', r.said,
      'at', ${isoOf(sql`r.created_at`)}, 'read', r.read_at is not null) order by r.created_at desc, r.notice_id desc)
    from (select n.* from ${seen} order by n.created_at desc, n.notice_id desc limit ${sql.lit(String(staffNoticesShown))}::int) r
      join ${organisationView} c on c.org_id = r.customer
      left join ${sheetView} s on r.subject = 'sheet' and s.org_id = r.customer and s.id = r.subject_id
      left join ${orderView} o on o.org_id = s.org_id and o.id = s.order_id), '[]'))`;

/** The latest notices of the colleague who asks. */
export function bellOf(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select ${bellJson}::text`);
}

/** Reading twice is reading once; what is not one's own stays as it is. */
export function readBell(
  staff: Database,
  viewer: Viewer,
  { ids }: BodyOf<typeof readStaffBell>,
): Promise<Bell> {
  return staff.inTransaction(viewer, async (tx) => {
    await tx.rows(sql`
      update staff_notice n set read_at = now() where n.read_at is null and (${ids}::uuid[] is null or n.notice_id = any(${ids}::uuid[]))`);
    const { bell } = await tx.one(sql.type({ bell: json<Bell>() })`select ${bellJson} as bell`);
    return bell;
  });
}
