import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { deskMid, mid } from '@loadline/contract/mids/mid';
import type { midApi, similarMids } from '@loadline/contract/mids/mid.api';
import { editionFields } from '@loadline/contract/mids/mid.api';
import type { deskMidApi } from '@loadline/contract/mids/mid-desk.api';
import { replacedFields } from '@loadline/contract/mids/mid-lines.api';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { doerName } from '../ops/people.public.ts';
import { deskMids, midJson, ownMids } from './mids.rows.queries.ts';
import { similarTo } from './mids.similar.queries.ts';

export type MidDetail = AnswerOf<typeof midApi.detail>;
export type DeskMidDetail = AnswerOf<typeof deskMidApi.detail>;

const editions = sql`coalesce((select json_agg(${jsonOf(editionFields, 'e')} order by e.edition desc) from mid e
  where e.org_id = r.org_id and e.site_id = r.site_id), '[]')`;

const similar = similarTo({
  orgId: sql`r.org_id`,
  id: sql`r.id`,
  site: sql`r.site_id`,
  name: sql`r.name`,
  street: sql`r.street`,
  city: sql`r.city`,
  code: sql`r.code`,
});

function found(fields: Fields): Sql {
  return sql`json_build_object('mid', ${midJson(fields)}, 'editions', ${editions}, 'similar', ${similar})`;
}

const ofOwn = (id: string) =>
  sql.type({ found: json<MidDetail>() })`
    select ${found(mid.fields)} as found from ${ownMids} where ${ofViewer('r')} and r.id = ${id}`;

const atDesk = (id: string) =>
  sql.type({
    found: json<DeskMidDetail>(),
  })`select ${found(deskMid.fields)} as found from ${deskMids} where r.id = ${id}`;

async function firstOf<T>(db: Pick<Database, 'read'>, viewer: Viewer, query: Sql<{ found: T }>): Promise<T> {
  const {
    rows: [[row]],
  } = await db.read(viewer, query);
  if (!row) throw new Problem('notFound');
  return row.found;
}

export function detailOfOwn(db: Pick<Database, 'read'>, viewer: Viewer, id: string): Promise<MidDetail> {
  return firstOf(db, viewer, ofOwn(id));
}

export function detailAtDesk(
  staff: Pick<Database, 'read'>,
  viewer: Viewer,
  id: string,
): Promise<DeskMidDetail> {
  return firstOf(staff, viewer, atDesk(id));
}

/** The same in an open transaction. */
export async function ownDetailIn(tx: Tx, id: string): Promise<MidDetail> {
  return (await tx.one(ofOwn(id))).found;
}

export async function deskDetailIn(tx: Tx, id: string): Promise<DeskMidDetail> {
  return (await tx.one(atDesk(id))).found;
}

/** What is like what somebody types of a manufacturer of the viewer's company. */
export async function similarToTyped(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  typed: {
    readonly id: string | null;
    readonly name: string;
    readonly street: string | null;
    readonly city: string | null;
    readonly code: string | null;
  },
): Promise<AnswerOf<typeof similarMids>> {
  const { id, name, street, city, code } = typed;
  const like = similarTo({
    orgId: sql`(select app_org())`,
    id: sql`${id}::uuid`,
    site: sql`(select s.site_id from mid s where s.id = ${id})`,
    name: sql`${name}::text`,
    street: sql`${street}::text`,
    city: sql`${city}::text`,
    code: sql`${code}::text`,
  });
  return firstOf(
    db,
    viewer,
    sql.type({ found: json<AnswerOf<typeof similarMids>>() })`select ${like} as found`,
  );
}

/** The fields by which the audit log tells of the register. */
export const midAudited: Fields = {
  ...deedFields,
  ...replacedFields,
  ...mid.fields,
};

/** Who did what to a record, the newest first; its customer reads no names of the forwarder's people. */
export async function historyOf(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  { id, isOwn }: { readonly id: string; readonly isOwn: boolean },
): Promise<AnswerOf<typeof midApi.history>> {
  const which = sql`r.id = ${id} and ${isOwn ? ofViewer('r') : sql`true`}`;
  const who = isOwn ? doerName(sql`a`) : sql`a.who`;
  return recordHistory(db, viewer, { table: 'mid', which, subject: 'mid', who, fields: midAudited });
}
