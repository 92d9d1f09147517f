import type { DocumentRule } from '@loadline/contract/orders/order-checklist';
import { documentRules } from '@loadline/contract/orders/order-checklist';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import { isOfOrder } from '../files/files.public.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { productId } from '../ops/products.public.ts';
import { documentRulesOf } from './orders.documents.rows.public.ts';

// The contract's table of rules as a query: one row for each document, and whether the cargo of order `o` calls for it. Written
// out, not passed, so that the statement stays the same and its plan is kept.
const called = sql.join(documentRules.map(rowOf), sql` union all `);

/** The documents that order `o` needs, as the forwarder asks for them. */
const needed = sql`select n.place, n.document, coalesce(s.hours_before, n.hours) as hours
  from (${called}) n left join ${documentRulesOf(productId(sql`o.channel_name`))} s on s.document = n.document
  where case s.asked when 'always' then true when 'never' then false else n.called end`;

function rowOf({ document, hoursBefore, ...rule }: DocumentRule, place: number): Sql {
  return sql`select ${sql.lit(place)} as place, ${sql.lit(document)} as document, ${sql.lit(hoursBefore)} as hours, ${conditionOf(rule)} as called`;
}

function conditionOf({
  transports,
  countries,
  isCustoms,
  isSelfClearance,
  special,
}: Omit<DocumentRule, 'document' | 'hoursBefore'>): Sql {
  const conditions = [
    transports && sql`o.transport_type in (${literals(transports)})`,
    countries && sql`o.destination_country in (${literals(countries)})`,
    isCustoms && sql`o.is_customs`,
    isSelfClearance && sql`o.is_self_clearance`,
    special &&
      sql`exists (select from goods_line g where g.org_id = o.org_id and g.order_id = o.id and g.special && array[${literals(special)}])`,
  ];
  return allOf(conditions.filter((one): one is Sql => typeof one === 'object'));
}

function literals(values: readonly string[]): Sql {
  return sql.join(values.map((value) => sql.lit(value)));
}

// An accepted file settles a document; a refused one is to come again. What the customer does not see is not theirs.
const state = sql`(select case when bool_or(r.verdict = 'accepted') then 'accepted' when bool_or(r.verdict is null) then 'uploaded'
    when count(*) > 0 then 'refused' else 'missing' end
  from ${recordFileView} r where ${isOfOrder} and r.type = n.document and r.visible and r.withdrawn_at is null)`;

const refusedFor = sql`(select r.verdict_reason from ${recordFileView} r where ${isOfOrder}
  and r.type = n.document and r.verdict = 'refused' and r.visible and r.withdrawn_at is null order by r.decided_at desc limit 1)`;

/** The documents that order `o` needs, where each stands and until when it is due, as a JSON list. */
export const checklistOf = sql`coalesce((
  select json_agg(json_build_object('document', d.document, 'state', d.state, 'due', ${isoOf(sql`(o.cut_off - make_interval(hours => d.hours))`)},
    'reason', case when d.state = 'refused' then d.reason end) order by d.place)
  from (select n.*, ${state} as state, ${refusedFor} as reason from (${needed}) n) d), '[]')`;

/** `{ all, in }`: how many documents order `o` needs, and how many of them are in and not refused. */
export const checklistCounted = sql`(select json_build_object('all', count(*)::int, 'in', (count(*) filter (where d.state in ('uploaded', 'accepted')))::int)
  from (select ${state} as state from (${needed}) n) d)`;

/** Whether order `o` still misses a document. */
export const missesDocuments = sql`exists (select from (${needed}) n where ${state} in ('missing', 'refused'))`;
