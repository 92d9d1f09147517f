import type { FileSubject } from '@loadline/contract/files/file-subject';
import type { FileKind } from '@loadline/contract/files/record-file';
import { auditView } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Member, Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { colleagueName, doerName, personName } from '../ops/people.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { Side } from './files.side.ts';
import { hasRight, requireRight } from './files.side.ts';

export interface RecordOf {
  readonly subject: FileSubject;
  readonly id: string;
}

/** A file that the asker may read. */
const seenColumns = {
  orgId: text,
  subject: textOf<FileSubject>(),
  subjectId: orNull(text),
  name: text,
  kind: textOf<FileKind>(),
  thumbnailId: orNull(text),
  byStaff: flag,
  verdict: orNull(text),
  visible: flag,
  isOrders: flag,
};
export type SeenFile = RowOf<typeof seenColumns> & { readonly me: Member };

/** One file `r` of `f` in JSON, as its side may see it. The names of staff are for staff. */
export function fileJson({ isStaff, fields }: Pick<Side, 'isStaff' | 'fields'>): Sql {
  const uploader = isStaff
    ? personName(sql`r.uploaded_by`)
    : colleagueName(sql`r.org_id`, sql`r.uploaded_by`);
  return jsonOf(fields, 'r', {
    name: sql`f.name`,
    kind: sql`case f.type when 'application/pdf' then 'pdf' else f.type end`,
    size: sql`f.size`,
    uploader: sql`coalesce(${uploader}, '')`,
    hasThumbnail: sql`r.thumbnail_id is not null`,
  });
}

export const filesJoined = sql`record_file r join file f on f.org_id = r.org_id and f.file_id = r.file_id`;

/** What of a record's files this side is shown: the policies say the same of a customer. */
export function shownOn({ isStaff }: Pick<Side, 'isStaff'>): Sql {
  return isStaff
    ? sql`r.withdrawn_at is null`
    : sql`r.withdrawn_at is null and r.visible and (r.org_id = (select app_org()) or r.subject = 'mawb')`;
}

/** Whose the record is; an absent and a foreign one are not found. */
export async function ownerOfRecord(
  side: Side,
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  { subject, id }: RecordOf,
  deed: 'view' | 'edit' = 'view',
): Promise<{ me: Member; orgId: string }> {
  const {
    me,
    rows: [[found]],
  } = await db.read(
    viewer,
    sql.type({ orgId: orNull(text) })`select subject_org(${subject}, ${id}) as "orgId"`,
  );
  if (!found?.orgId) throw new Problem('notFound');
  requireRight(side, me, subject, deed);
  return { me, orgId: found.orgId };
}

/** Whose a file will be that no record names yet: one's own company's, as of cargo of which nobody knows the customer, or the customer's that staff name. */
export async function ownerOfLoose(
  side: Side,
  viewer: Viewer,
  { subject, customerId }: { readonly subject: FileSubject; readonly customerId?: string | null },
): Promise<{ me: Member; orgId: string }> {
  const {
    me,
    rows: [[customer]],
  } = await side.db.read(
    viewer,
    sql.type({ orgId: text })`
      select g.org_id as "orgId" from ${organisationView} g where g.org_id = ${customerId ?? null}`,
  );
  const orgId = side.isStaff && subject !== 'unidentified' ? customer?.orgId : me.orgId;
  if (orgId === undefined) throw new Problem('notFound');
  requireRight(side, me, subject, 'edit');
  return { me, orgId };
}

/** The papers of a waybill are the forwarder's and, where a customer hands some in, theirs; an order has those of its trust order, too. */
export function ofRecord(orgId: string, { subject, id }: RecordOf): Sql {
  const own = sql`r.subject = ${subject} and r.subject_id = ${id}`;
  if (subject === 'mawb') return own;
  if (subject !== 'order') return sql`r.org_id = ${orgId} and ${own}`;
  const trust = sql`(select o.trust_id from ${orderView} o where o.org_id = ${orgId} and o.id = ${id})`;
  return sql`r.org_id = ${orgId} and (${own} or r.subject = 'trust' and r.subject_id = ${trust})`;
}

/** The files of a record, the newest first. */
export async function filesOfRecord<T>(side: Side, viewer: Viewer, record: RecordOf): Promise<T[]> {
  const { orgId } = await ownerOfRecord(side, side.db, viewer, record);
  const {
    rows: [files],
  } = await side.db.read(
    viewer,
    sql.type({ file: json<T>() })`
      select ${fileJson(side)} as file from ${filesJoined}
      where ${ofRecord(orgId, record)} and ${shownOn(side)}
      order by r.uploaded_at desc, r.file_id desc`,
  );
  return files.map(({ file }) => file);
}

/** A file that this side may see; one that is hidden, taken away, another's, or on a record that they do not see answers like none. */
export async function seenFile(
  side: Side,
  viewer: Viewer,
  fileId: string,
  deed: 'view' | 'edit' = 'view',
): Promise<SeenFile> {
  const {
    me,
    rows: [[found]],
  } = await side.db.read(
    viewer,
    sql.type(seenColumns)`
      select r.org_id as "orgId", r.subject, r.subject_id as "subjectId", f.name, case f.type when 'application/pdf' then 'pdf' else f.type end as kind,
        r.thumbnail_id as "thumbnailId", r.by_staff as "byStaff", r.verdict, r.visible,
        r.subject = 'trust' and exists (select from ${orderView} o where o.org_id = r.org_id and o.trust_id = r.subject_id) as "isOrders"
      from ${filesJoined} where r.file_id = ${fileId} and ${shownOn(side)}
        and case when r.subject_id is null then r.uploaded_by = (select app_user()) else file_belongs(r.subject, r.subject_id, r.org_id) end`,
  );
  if (!found) throw new Problem('notFound');
  // What came with a trust order is its orders', too: who may do this with their files may do it with this one.
  const isOfOwnOrder = found.isOrders && hasRight(side, me, 'order', deed);
  if (!isOfOwnOrder) requireRight(side, me, found.subject, deed);
  return { me, ...found };
}

/** Who read a file: of the customer for the customer, everybody for staff. */
export async function readersOfFile(
  side: Side,
  viewer: Viewer,
  fileId: string,
): Promise<{ at: string; who: string }[]> {
  const { orgId } = await seenFile(side, viewer, fileId);
  const {
    rows: [readers],
  } = await side.db.read(
    viewer,
    sql.type({ at: text, who: text })`
      select ${isoOf(sql`a.at`)} as at, ${side.isStaff ? sql`a.who` : doerName(sql`a`)} as who
      from ${auditView} a
      where a.org_id in (${orgId}, (select app_org())) and a.subject = 'file' and a.subject_id = ${fileId} and a.action = 'read'
      order by a.at desc limit 200`,
  );
  return readers;
}
