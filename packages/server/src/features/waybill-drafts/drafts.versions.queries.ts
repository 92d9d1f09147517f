import type { DeskVersion, OwnVersion } from '@loadline/contract/waybill-drafts/draft';
import type { RowOf } from '../../kernel/columns.ts';
import { int, json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { isoOf, sql } from '../../kernel/sql.ts';

const houses = sql`coalesce((select json_agg(json_build_object('hawbId', h.hawb_id::text, 'form', h.form) order by h.position)
  from awb_draft_house h where h.mawb_id = d.mawb_id and h.no = d.no), '[]')`;
const facts = sql`d.no, d.state, ${isoOf(sql`d.sent_at`)} as "sentAt", d.note`;
const answered = sql`'state', a.state, 'requests', a.requests, 'answeredBy', a.answered_by, 'answeredAt', ${isoOf(sql`a.answered_at`)},
  'onBehalf', a.on_behalf, 'reason', a.reason`;

/** All versions of a waybill's draft for staff, the newest first. */
export function deskVersionsIn(tx: Tx, mawbId: string): Promise<DeskVersion[]> {
  return tx.rows(sql.type({
    revision: int,
    sentBy: orNull(text),
    master: json<DeskVersion['master']>(),
    houses: json<DeskVersion['houses']>(),
    answers: json<DeskVersion['answers']>(),
    no: int,
    state: textOf<DeskVersion['state']>(),
    sentAt: orNull(text),
    note: orNull(text),
  })`
    select ${facts}, d.revision, d.sent_by as "sentBy", d.master, ${houses} as houses,
      coalesce((select json_agg(json_build_object(${answered}, 'evidenceFile', a.evidence_file::text, 'customerId', a.org_id::text,
          'customerCode', c.code, 'customer', c.name_zh, 'customerEn', c.name_en) order by c.code)
        from awb_draft_answer a join draft_customers(d.mawb_id) c on c.org_id = a.org_id where a.mawb_id = d.mawb_id and a.no = d.no), '[]') as answers
    from awb_draft d where d.mawb_id = ${mawbId} order by d.no desc limit 100`);
}

export const ownVersionRowColumns = {
  pieces: int,
  grossWeight: text,
  master: json<OwnVersion['master']>(),
  direct: orNull(json<OwnVersion['direct']>()),
  houses: json<OwnVersion['houses']>(),
  answer: json<OwnVersion['answer']>(),
  no: int,
  state: textOf<OwnVersion['state']>(),
  sentAt: orNull(text),
  note: orNull(text),
};
export type OwnVersionRow = RowOf<typeof ownVersionRowColumns>;

// Cargo of somebody else may have come to it since: then it is nobody's own.
const direct = sql`case when (select s.only_own from waybill_standing(d.mawb_id) s) then a.master -> 'direct' end`;

/** The versions that were sent to the viewer's organisation, each with their part of it. */
export function ownVersionsIn(tx: Tx, mawbId: string): Promise<OwnVersionRow[]> {
  return tx.rows(sql.type(ownVersionRowColumns)`
    select ${facts}, a.master - 'direct' as master, ${direct} as direct, ${houses} as houses, a.pieces, trim_scale(a.gross_weight)::text as "grossWeight", json_build_object(${answered}) as answer
    from awb_draft d join awb_draft_answer a on a.mawb_id = d.mawb_id and a.no = d.no
    where d.mawb_id = ${mawbId} order by d.no desc limit 100`);
}

/** Whose each house waybill is that hangs on a waybill now; one of several orders goes by the id of its first. */
export const houseOwnerColumns = {
  hawbId: text,
  customerId: text,
  customerCode: text,
  customer: text,
  customerEn: text,
};
export type HouseOwner = RowOf<typeof houseOwnerColumns>;

export function houseOwnersIn(tx: Tx, mawbId: string): Promise<HouseOwner[]> {
  return tx.rows(sql.type(houseOwnerColumns)`
    select h.id::text as "hawbId", c.org_id::text as "customerId", c.code as "customerCode", c.name_zh as customer, c.name_en as "customerEn"
    from houses_on(${mawbId}) h join draft_customers(${mawbId}) c on c.org_id = h.org_id
    where not exists (select from houses_on(${mawbId}) x where x.booking_id = h.booking_id and x.position < h.position and plain_number(x.hawb_no) = plain_number(h.hawb_no))`);
}
