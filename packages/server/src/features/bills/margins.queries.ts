import { marginGroup } from '@loadline/contract/bills/margin';
import type { marginApi, marginChoices } from '@loadline/contract/bills/margin.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { chinaZone } from '../../kernel/clock.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { isDayBetween, setOf } from '../../kernel/filters.ts';
import { keysetCount, keysetPage } from '../../kernel/keyset.ts';
import { sheetOfList } from '../../kernel/list-sheet.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerChoices, organisationView } from '../ops/companies.public.ts';
import { allProducts, productNameEn } from '../ops/products.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { pricedCharges } from './charges.rows.queries.ts';

type Filter = QueryOf<typeof marginApi.count>;
type Group = NonNullable<Filter['by']>;

interface Grouping {
  /** One for each group, as an id. */
  readonly id: Sql;
  readonly name: Sql;
  readonly nameEn: Sql;
}

const month = sql`to_char(c.fee_date, 'YYYY-MM')`;
const anId = (text: Sql) => sql`md5(coalesce(${text}, ''))::uuid`;

/** By what the lines of charges `c` of orders `o` and organisations `g` are gathered. */
const groupings: Readonly<Record<Group, Grouping>> = {
  order: {
    id: sql`coalesce(c.order_id, c.org_id)`,
    name: sql`min(o.order_number)`,
    nameEn: sql`min(o.order_number)`,
  },
  customer: { id: sql`c.org_id`, name: sql`min(g.name_zh)`, nameEn: sql`min(g.name_en)` },
  product: {
    id: anId(sql`o.channel_name`),
    name: sql`min(o.channel_name)`,
    nameEn: sql`min(coalesce(${productNameEn(sql`o.channel_name`)}, o.channel_name))`,
  },
  month: { id: anId(month), name: sql`min(${month})`, nameEn: sql`min(${month})` },
};

/**
 * Every charge with what it costs. A voided bill's lines, its credit note's and those that took their place come to the last; a
 * line of a credit note has no cost of its own, nor has one of a voided bill.
 */
const lines = sql`${pricedCharges} join ${organisationView} g on g.org_id = c.org_id
  left join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
  left join charge_cost k on k.org_id = c.org_id and k.charge_id = c.id
  left join bill v on v.org_id = c.org_id and v.id = c.bill_id and v.status = 'VOID'`;

function within({ orgId, product, from, to }: Filter): Sql {
  return allOf(
    setOf([
      orgId !== null && sql`c.org_id = ${orgId}`,
      product !== null && sql`o.channel_name = ${product}`,
      ...isDayBetween(sql`c.fee_date`, from, to),
    ]),
  );
}

const figures = sql`count(*) filter (where c.source <> 'credit' and v.id is null)::int as lines,
  coalesce(sum(c.base_amount), 0)::numeric(16, 2) as charged, coalesce(sum(k.base_amount), 0)::numeric(16, 2) as cost,
  count(*) filter (where k.charge_id is null and c.source <> 'credit' and v.id is null)::int as without,
  count(*) filter (where c.base_amount is null)::int as unrated`;

/** With what is left of it, and of a hundred: unknown where no cost is, and of nothing charged there is no percentage. */
function withMargin(from: Sql): Sql {
  return sql`(select n.*, case when n.charged <> 0 then round(n.margin * 100 / abs(n.charged), 1) end as percent
    from (select f.*, case when f.lines = 0 or f.without < f.lines then f.charged - f.cost end as margin from ${from} f) n)`;
}

function groupsOf(filter: Filter): Sql {
  const by = filter.by ?? 'order';
  const { id, name, nameEn } = groupings[by];
  const customer =
    by === 'order' ? [sql`min(g.name_zh)`, sql`min(g.name_en)`] : [sql`null::text`, sql`null::text`];
  return sql`${withMargin(sql`(select ${id} as id, ${name} as name, ${nameEn} as name_en, ${customer[0]} as customer, ${customer[1]} as customer_en,
    min(c.org_id::text) as org_id, min(c.fee_date) as "from", max(c.fee_date) as "to", ${figures}
    from ${lines} where ${within(filter)} group by 1)`)} r`;
}

function matching({ search }: Filter): Sql {
  return search === null
    ? sql`true`
    : sql`(${containing(['name', 'nameEn', 'customer', 'customerEn'], search)})`;
}

/** What is not known stands below all that is. */
const known = (figure: Sql) => sql`coalesce(${figure}, -99999999999999)`;

const by = sortedBy({
  margin: { value: known(sql`r.margin`), type: 'numeric' },
  charged: { value: sql`r.charged`, type: 'numeric' },
  cost: { value: sql`r.cost`, type: 'numeric' },
  percent: { value: known(sql`r.percent`), type: 'numeric' },
});

const row = jsonOf(marginGroup.fields, 'r');

export function marginsAtDesk(
  staff: Database,
  viewer: Viewer,
  { after, size, sort, ...filter }: QueryOf<typeof marginApi.list>,
): Promise<RawJson> {
  const page = { from: groupsOf(filter), where: matching(filter), row, by: by(sort), after, size };
  return staff.readJson(viewer, keysetPage(page));
}

export function countOfMargins(staff: Database, viewer: Viewer, filter: Filter): Promise<RawJson> {
  return staff.readJson(viewer, keysetCount({ from: groupsOf(filter), where: matching(filter) }));
}

export function sheetOfMargins(
  staff: Database,
  viewer: Viewer,
  { ids, columns, sort, ...filter }: QueryOf<typeof marginApi.export>,
): Promise<FileAnswer> {
  const list = { from: groupsOf(filter), where: matching(filter), row, by: by(sort) };
  return sheetOfList(staff, viewer, { ...list, of: marginGroup, ids, columns, zone: chinaZone });
}

/** What all groups that are found come to. */
export async function sumsOfMargins(
  staff: Database,
  viewer: Viewer,
  filter: Filter,
): Promise<AnswerOf<typeof marginApi.overview>> {
  type Sums = AnswerOf<typeof marginApi.overview>;
  const sum = sql`(select coalesce(sum(r.lines), 0)::int as lines, coalesce(sum(r.charged), 0) as charged, coalesce(sum(r.cost), 0) as cost,
    coalesce(sum(r.without), 0)::int as without, coalesce(sum(r.unrated), 0)::int as unrated from ${groupsOf(filter)} where ${matching(filter)})`;
  const { lines: count, charged, cost, margin, percent, without, unrated } = marginGroup.fields;
  const fields = { lines: count, charged, cost, margin, percent, without, unrated };
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type({ all: json<Sums>() })`select ${jsonOf(fields, 'r', {})} as all from ${withMargin(sum)} r`,
  );
  if (!found) throw new Error('a sum has one row');
  return found.all;
}

export async function choicesOfMargins(
  staff: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof marginChoices>> {
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type({
      all: json<AnswerOf<typeof marginChoices>>(),
    })`select json_build_object('customers', ${customerChoices(sql`g.kind = 'customer'`)},
      'products', (select coalesce(json_agg(json_build_object('value', p.code, 'zh', p.name ->> 'zh', 'en', p.name ->> 'en') order by p.code), '[]') from (${allProducts}) p)) as all`,
  );
  return found?.all ?? { customers: [], products: [] };
}
