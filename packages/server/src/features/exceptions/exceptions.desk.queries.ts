import { deskSheet } from '@loadline/contract/exceptions/sheet';
import type {
  deskFilter,
  deskSheetApi,
  deskSheetsOfOrder,
} from '@loadline/contract/exceptions/sheet-desk.api';
import { deskRowFields, deskTabs } from '@loadline/contract/exceptions/sheet-desk.api';
import type { CodeOf } from '@loadline/contract/kernel/code';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { calledByNone } from '../../kernel/called.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { accountView } from '../ops/people.rows.public.ts';
import { isCalled, isOpen, matching, sortingOf } from './exceptions.queries.ts';
import {
  counts,
  isAbout,
  ordersJson,
  readAtOf,
  stepsJson,
  subjectNumbers,
  targetHours,
} from './exceptions.rows.queries.ts';

export type DeskDetail = AnswerOf<typeof deskSheetApi.detail>;

/** The sheets `r` of the customers of one's team, with whose they are. */
const deskSheets = sql`(select s.*, ${subjectNumbers}, g.name_zh as customer, g.name_en as customer_en
  from exception_sheet s join ${organisationView} g on g.org_id = s.org_id) r`;

const isLate = sql`(${isOpen} and coalesce(r.breach_at <= now() or r.left_minutes < 0, false))`;
const shown = { ...counts, late: isLate };
const rowJson = jsonOf(deskRowFields, 'r', shown);

const inTab: Readonly<Record<CodeOf<typeof deskTabs>, Sql>> = {
  open: isOpen,
  mine: sql`${isOpen} and r.handler_id = (select app_user())`,
  unassigned: sql`${isOpen} and r.handler_id is null`,
  late: isLate,
  waiting: sql`r.state = 'WAITING_CUSTOMER'`,
  all: sql`true`,
};

function deskMatching({ tab, orgId, handlerId, ...filter }: ValuesOf<typeof deskFilter>): Sql {
  return allOf([
    ...matching(filter, ['sheetNo', 'orderNumber', 'mawbNo', 'customer', 'customerEn'], 'desk'),
    ...(tab === null ? [] : [inTab[tab]]),
    ...(orgId === null ? [] : [sql`r.org_id = ${orgId}`]),
    ...(handlerId === null ? [] : [sql`r.handler_id = ${handlerId}`]),
  ]);
}

/** What is late though its clock stands comes first, then what runs out first; what else stands or has ended has all the time in the world. */
const soonest = {
  value: sql`case when ${isOpen} and r.left_minutes < 0 then '-infinity' else coalesce(r.breach_at, 'infinity') end`,
  type: 'timestamptz',
  descending: false,
} as const;

export const deskList: ListSource<ValuesOf<typeof deskFilter>> = {
  from: deskSheets,
  where: deskMatching,
  row: rowJson,
  of: deskSheet,
  by: (sort) => (sort === null || sort === 'breachAt' ? soonest : sortingOf(sort)),
  missing: ({ numbers }) => calledByNone(isCalled, deskSheets, numbers),
};

export async function overviewOfDesk(
  staff: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof deskSheetApi.overview>> {
  const tabs = codesOf(deskTabs);
  const counted = tabs.map((tab) => sql`${sql.lit(tab)}, count(*) filter (where ${inTab[tab]})`);
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type({ count: json<Partial<Record<string, number>>>() })`
      select json_build_object(${sql.join(counted)}) as count from ${deskSheets}`,
  );
  return tabs.map((tab) => ({ tab, count: found?.count[tab] ?? 0 }));
}

export function deskSheetsOf(
  staff: Database,
  viewer: Viewer,
  { no }: QueryOf<typeof deskSheetsOfOrder>,
): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select coalesce((select json_agg(${rowJson} order by ${isOpen} desc, r.opened_at desc)
      from (select * from ${deskSheets} where ${isAbout(no)} order by r.opened_at desc limit 100) r), '[]')::text`,
  );
}

const comments = sql`coalesce((select json_agg(json_build_object(
    'commentId', c.comment_id::text, 'replyTo', c.reply_to::text, 'side', c.side, 'who', c.who,
    'mine', c.user_id is not distinct from (select app_user()), 'at', ${isoOf(sql`c.at`)}, 'body', c.body, 'files', c.files::text[],
    'readAt', ${readAtOf('c')}, 'internal', c.internal,
    'readBy', (select string_agg(distinct m.who, ', ') from sheet_read m where m.org_id = c.org_id and m.sheet_id = c.sheet_id and m.side <> c.side
      and m.up_to >= c.at),
    'mentions', array(select u.name from ${accountView} u where u.user_id = any(c.mentions) order by u.name)) order by c.at, c.comment_id)
  from sheet_comment c where c.org_id = r.org_id and c.sheet_id = r.id), '[]')`;

const costs = sql`coalesce((select json_agg(json_build_object('name', k.name, 'amount', k.amount::text, 'published', k.published) order by k.line_no)
  from sheet_cost k where k.org_id = r.org_id and k.sheet_id = r.id), '[]')`;

const detailJson = sql`json_build_object('sheet', ${jsonOf(deskSheet.fields, 'r', shown)}, 'orders', ${ordersJson}, 'comments', ${comments},
  'steps', ${stepsJson(sql`p.who`)}, 'costs', ${costs}, 'costCurrency', r.cost_currency, 'targetHours', ${targetHours})`;

export function deskByNumber(staff: Database, viewer: Viewer, no: string): Promise<RawJson> {
  return staff.readJson(viewer, sql`select ${detailJson}::text from ${deskSheets} where r.sheet_no = ${no}`);
}

/** The same in an open transaction. */
export async function deskIn(tx: Tx, no: string): Promise<DeskDetail> {
  const { detail } = await tx.one(
    sql.type({ detail: json<DeskDetail>() })`
      select ${detailJson} as detail from ${deskSheets} where r.sheet_no = ${no}`,
  );
  return detail;
}
