import type { Barely, Question } from './question.ts';

/** Goods of 10,000 orders, each declared on a file of its own: 20 lines, taxes on every other, a step or four, something abnormal on every twentieth. */
export const declaredOrders = [
  `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_cn, hs_dest, brand, model, material, usage, special, declared_qty, unit, unit_price_usd,
     total_price_usd, origin)
   select o.org_id, o.id, k, 'Goods ' || k, 'Goods ' || k, '6109100010', '61091000', 'Brand', 'M' || k, 'cotton', 'wear', '{}', 10 + k, 'pcs', 5, 5 * (10 + k), 'CN'
   from (select org_id, id from orders order by id limit 10000) o cross join generate_series(1, 20) k on conflict do nothing`,
  `insert into customs_file (org_id, id, file_no, direction, business_type, status, status_at, currency, declaration_no, customs_date, tariff, vat, office, trade_country)
   select o.org_id, md5('file' || o.id)::uuid, 'CD' || lpad(n::text, 10, '0'), 'import', '4', (array['PREPARING','SUBMITTED','CLEARING','TAX_DUE','RELEASED'])[1 + n % 5],
     timestamptz '2026-01-01' + n * interval '1 minute', (array['USD','CNY'])[1 + n % 2], case when n % 5 > 0 then '223320261' || lpad(n::text, 9, '0') end,
     date '2026-01-01' + (n % 300)::int, case when n % 2 = 0 then n % 900 end, case when n % 2 = 0 then n % 1700 end, '2233', 'US'
   from (select org_id, id, row_number() over (order by id) as n from (select org_id, id from orders order by id limit 10000) x) o`,
  `insert into customs_order (org_id, file_id, order_id, place)
   select f.org_id, f.id, o.id, 0 from (select org_id, id from orders order by id limit 10000) o join customs_file f on f.org_id = o.org_id and f.id = md5('file' || o.id)::uuid`,
  `insert into customs_line (org_id, file_id, id, line_no, order_id, goods_no)
   select c.org_id, c.file_id, gen_random_uuid(), g.line_no, c.order_id, g.line_no from customs_order c join goods_line g on g.org_id = c.org_id and g.order_id = c.order_id`,
  `insert into customs_step (org_id, file_id, step, at, who)
   select f.org_id, f.id, s.step, f.status_at + s.nth * interval '1 hour', 'Bench' from customs_file f cross join lateral
     unnest((array['SUBMITTED','CLEARING','TAX_DUE','TAX_PAID'])[1:array_position(array['PREPARING','SUBMITTED','CLEARING','TAX_DUE','RELEASED'], f.status) - 1])
       with ordinality as s (step, nth)`,
  `insert into exception_sheet (org_id, id, sheet_no, order_id, kind, severity, state, stage, source, description_zh, description_en, opened_by, opened_at, state_since)
   select c.org_id, md5('sheet' || c.order_id)::uuid, 'EX' || f.file_no, c.order_id, (array['inspection','docs'])[1 + n % 2], 'high',
     (array['PROCESSING','WAITING_CUSTOMER','RESOLVED'])[1 + n % 3], 'ORDERED', 'operator', 'X', 'X', 'Bench', f.status_at, f.status_at
   from (select *, row_number() over (order by file_id) as n from customs_order) c join customs_file f on f.org_id = c.org_id and f.id = c.file_id where c.n % 20 = 0`,
  `insert into customs_abnormal (org_id, file_id, sheet_id)
   select c.org_id, c.file_id, s.id from customs_order c join exception_sheet s on s.org_id = c.org_id and s.id = md5('sheet' || c.order_id)::uuid`,
  'analyze exception_sheet',
  'analyze customs_abnormal',
  'analyze goods_line',
  'analyze customs_file',
  'analyze customs_order',
  'analyze customs_line',
  'analyze customs_step',
];

const value = `(select sum(case when l.unit_price is null and l.quantity is null and r.currency = 'USD' then g.total_price_usd
    else round(coalesce(l.quantity, g.declared_qty) * coalesce(l.unit_price, case when r.currency = 'USD' then g.unit_price_usd end), 2) end)
  from customs_line l join goods_line g on g.org_id = l.org_id and g.order_id = l.order_id and g.line_no = l.goods_no
  where l.org_id = r.org_id and l.file_id = r.id)`;
const orders = (what: string) =>
  `(select ${what} from customs_order c join orders o on o.org_id = c.org_id and o.id = c.order_id where c.org_id = r.org_id and c.file_id = r.id)`;

const row = `'id', r.id::text, 'fileNo', r.file_no, 'customer', r.name_zh, 'customerEn', r.name_en, 'declarationNo', r.declaration_no, 'direction', r.direction,
  'businessType', r.business_type, 'status', r.status, 'statusAt', r.status_at, 'currency', r.currency, 'customsDate', r.customs_date, 'tariff', r.tariff::text,
  'vat', r.vat::text, 'updatedAt', r.updated_at, 'waybillNo', ${orders(`string_agg((select string_agg(n.number, ', ') from shipment_reference n
    where n.org_id = o.org_id and n.order_id = o.id and n.kind in ('mawb', 'mbl', 'hbl', 'container', 'carrier', 'hawb')), ', ')`)},
  'reference', ${orders("string_agg(distinct o.reference_number, ', ')")}, 'orderDate', ${orders('min(o.order_time)')},
  'packages', ${orders('sum(coalesce(o.actual_pks_num, o.quantity))')}, 'grossWeight', ${orders('sum(coalesce(o.actual_weight, o.gross_weight))::text')},
  'volume', ${orders('sum(coalesce(o.actual_volume, o.volume))::text')}, 'totalValue', ${value}::text,
  'quantity', (select sum(g.declared_qty) from customs_line l join goods_line g on g.org_id = l.org_id and g.order_id = l.order_id and g.line_no = l.goods_no
    where l.org_id = r.org_id and l.file_id = r.id),
  'recorded', (select json_agg(p.step order by p.at) from customs_step p where p.org_id = r.org_id and p.file_id = r.id),
  'releasedAt', (select p.at from customs_step p where p.org_id = r.org_id and p.file_id = r.id and p.step = 'RELEASED')`;

const page = (where: string) => `select coalesce(json_agg(json_build_object(${row})), '[]')::text as json from
  (select f.*, g.name_zh, g.name_en from customs_file f join organisation g on g.org_id = f.org_id where f.status <> 'VOID' and ${where}
    order by f.status_at desc, f.id desc limit 50) r`;

/** A part of a number of the file, the declaration or one of its orders, as one asks who knows the tables. */
const called = `(f.file_no like '%' || $1 || '%' or f.declaration_no like '%' || $1 || '%' or exists (select from customs_order c join shipment_reference n
  on n.org_id = c.org_id and n.order_id = c.order_id where c.org_id = f.org_id and c.file_id = f.id and n.number like '%' || $1 || '%'))`;

const figures = `with here as materialized (select r.currency, r.status, ${orders('sum(coalesce(o.actual_pks_num, o.quantity))')} as packages,
    ${orders('sum(coalesce(o.actual_weight, o.gross_weight))')} as kg, ${value} as value, r.tariff + r.vat as tax from customs_file r where r.status <> 'VOID')
  select json_build_object('tabs', (select json_object_agg(t.status, t.n) from (select h.status, count(*) as n from here h group by 1) t),
    'packages', (select sum(h.packages) from here h), 'grossWeight', (select sum(h.kg)::text from here h),
    'values', (select json_object_agg(v.currency, v.sum) from (select h.currency, sum(h.value)::text as sum from here h group by 1) v),
    'taxes', (select sum(h.tax)::text from here h))::text as json`;

/** The same as a bare endpoint asks it. */
export const barelyDeclared: readonly Barely[] = [
  { path: '/declarations', byStaff: true, text: page('true'), values: () => [] },
  { path: '/declarations-due', byStaff: true, text: page("f.status = 'TAX_DUE'"), values: () => [] },
  { path: '/declared-sums', byStaff: true, text: figures, values: () => [] },
  { path: '/own-declarations', text: page('f.org_id = $1::uuid'), values: ({ org }) => [org] },
  {
    path: '/own-declared-sums',
    text: figures.replace('where r.status', 'where r.org_id = $1::uuid and r.status'),
    values: ({ org }) => [org],
  },
  { path: '/declarations-called', byStaff: true, text: page(called), values: ({ needle }) => [needle] },
  {
    path: '/declarations-abnormal',
    byStaff: true,
    text: page(`exists (select from customs_abnormal a join exception_sheet s on s.org_id = a.org_id and s.id = a.sheet_id where a.org_id = f.org_id
      and a.file_id = f.id and s.kind = 'inspection' and s.state not in ('RESOLVED', 'CLOSED'))`),
    values: () => [],
  },
  {
    path: '/declarations-of-days',
    byStaff: true,
    text: page("f.customs_date between '2026-03-01' and '2026-03-31'"),
    values: () => [],
  },
];

const needleOf = (n: number) => String(1_000 + n).padStart(10, '0');

export const questionsOfDeclarations: readonly Question[] = [
  {
    name: 'declarations',
    byStaff: true,
    bare: () => '/declarations',
    ours: () => '/opsapi/customs?tab=all',
  },
  {
    name: 'declarations of a status',
    byStaff: true,
    bare: () => '/declarations-due',
    ours: () => '/opsapi/customs?tab=all&status=TAX_DUE',
  },
  {
    name: 'sums of declarations',
    byStaff: true,
    bare: () => '/declared-sums',
    ours: () => '/opsapi/customs/overview?tab=all',
  },
  {
    name: 'declarations of a customer',
    bare: ({ org }) => `/own-declarations?org=${org}`,
    ours: () => '/omsapi/customs',
  },
  {
    name: 'sums of declarations of a customer',
    bare: ({ org }) => `/own-declared-sums?org=${org}`,
    ours: () => '/omsapi/customs/overview',
  },
  {
    name: 'declarations by a part of a number',
    byStaff: true,
    bare: ({ n }) => `/declarations-called?needle=${needleOf(n)}`,
    ours: ({ n }) => `/opsapi/customs?tab=all&search=${needleOf(n)}`,
  },
  {
    name: 'declarations with something abnormal',
    byStaff: true,
    bare: () => '/declarations-abnormal',
    ours: () => '/opsapi/customs?tab=all&abnormal=inspection',
  },
  {
    name: 'declarations of a month',
    byStaff: true,
    bare: () => '/declarations-of-days',
    ours: () => '/opsapi/customs?tab=all&day=customs&from=2026-03-01&to=2026-03-31',
  },
];
