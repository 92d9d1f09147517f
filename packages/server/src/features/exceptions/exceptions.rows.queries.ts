import { sheet } from '@loadline/contract/exceptions/sheet';
import { sheetRowFields } from '@loadline/contract/exceptions/sheet.api';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import { waybillView } from '../waybills/waybills.rows.public.ts';

/** The number of the order, or of the waybill as it is printed, that sheet `s` hangs on. */
export const subjectNumbers = sql`(select o.order_number from ${orderView} o where o.org_id = s.org_id and o.id = s.order_id) as order_number,
    (select left(m.mawb_no, 3) || '-' || substr(m.mawb_no, 4) from ${waybillView} m where m.id = s.mawb_id) as mawb_no`;

/** Whether sheet `r` is about the order of this number: it hangs on it, or on a waybill under which the order flew. */
export const isAbout = (
  orderNumber: string,
) => sql`exists (select from ${orderView} o where o.org_id = r.org_id and o.order_number = ${orderNumber}
    and (o.id = r.order_id or r.mawb_id is not null and o.id = any(r.about_orders)))`;

/** Sheets `r` that the policies leave, with what they hang on: the columns that a customer's queries may name. */
export const sheets = sql`(select s.org_id, s.id, s.version, s.sheet_no, s.order_id, s.mawb_id, s.about_orders, ${subjectNumbers}, s.kind, s.severity, s.state, s.stage, s.handler_id,
    s.source, s.opened_by, s.opened_at, s.description_zh, s.description_en, s.customer_action_zh, s.customer_action_en, s.due_at, s.state_since,
    s.resolved_at, s.breach_at, s.left_minutes, s.urged_at, s.cost_currency
  from exception_sheet s) r`;

const commentsOf = sql`sheet_comment c where c.org_id = r.org_id and c.sheet_id = r.id`;

/** What is counted for whoever asks: their policies decide which comments there are. */
export const counts: Record<string, Sql> = {
  handler: sql`handler_name(r.handler_id)`,
  comments: sql`(select count(*)::int from ${commentsOf})`,
  unread: sql`(select count(*)::int from ${commentsOf} and c.user_id is distinct from (select app_user())
    and c.at > coalesce((select max(m.up_to) from sheet_read m where m.org_id = r.org_id and m.sheet_id = r.id and m.user_id = (select app_user())), '-infinity'))`,
};

export const rowJson = jsonOf(sheetRowFields, 'r', counts);

/** The conversation as its customer sees it. The database lets no query of theirs name what is internal. */
const comments = sql`coalesce((select json_agg(json_build_object(
    'commentId', c.comment_id::text, 'replyTo', c.reply_to::text, 'side', c.side, 'who', c.who,
    'mine', c.user_id is not distinct from (select app_user()), 'at', ${isoOf(sql`c.at`)}, 'body', c.body, 'files', c.files::text[],
    'readAt', ${readAtOf('c')}) order by c.at, c.comment_id)
  from ${commentsOf}), '[]')`;

/** When the other side first read the comment. */
export function readAtOf(comment: string): Sql {
  const c = (column: string) => sql.ref(`${comment}.${column}`);
  return sql`(select ${isoOf(sql`min(m.at)`)} from sheet_read m where m.org_id = ${c('org_id')} and m.sheet_id = ${c('sheet_id')}
    and m.side <> ${c('side')} and m.up_to >= ${c('at')})`;
}

/** Its life; the names of staff behind the steps are for `who` to give. */
export function stepsJson(who: Sql): Sql {
  return sql`coalesce((select json_agg(json_build_object('to', p.to_state, 'at', ${isoOf(sql`p.at`)}, 'side', p.side, 'who', ${who}, 'whyZh', p.why_zh, 'whyEn', p.why_en) order by p.step_no)
    from sheet_step p where p.org_id = r.org_id and p.sheet_id = r.id), '[]')`;
}

/** The orders that sheet `r` of a waybill is about, as far as whoever asks may see them. */
export const ordersJson = sql`coalesce((select json_agg(o.order_number order by o.order_number) from ${orderView} o
  where r.mawb_id is not null and o.org_id = r.org_id and o.id = any(r.about_orders)), '[]')`;

const costs = sql`coalesce((select json_agg(json_build_object('name', k.name, 'amount', k.amount::text) order by k.line_no)
  from sheet_cost k where k.org_id = r.org_id and k.sheet_id = r.id), '[]')`;

/** Working hours within which sheet `r` is to be solved. */
export const targetHours = sql`(case r.severity when 'high' then ${policyOf('sla.high')} when 'medium' then ${policyOf('sla.medium')} else ${policyOf('sla.low')} end)::int`;

/** Everything about one sheet, for its customer. */
export const detailJson = sql`json_build_object(
  'sheet', ${jsonOf(sheet.fields, 'r', counts)},
  'orders', ${ordersJson},
  'comments', ${comments},
  'steps', ${stepsJson(sql`case when p.side = 'customer' then p.who else '' end`)},
  'costs', ${costs},
  'costCurrency', r.cost_currency,
  'targetHours', ${targetHours},
  'reopenUntil', case when r.state = 'RESOLVED' then ${isoOf(sql`(r.resolved_at + make_interval(days => ${policyOf('reopenDays')}::int))`)} end)`;
