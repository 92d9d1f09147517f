import type { Barely, Question } from './question.ts';

/** The orders that are declared come into the United States, too, each by an entry of its own: a step or four, a hold on every seventh, a question on every ninth, duties on every other. */
export const enteredOrders = [
  `insert into us_entry (org_id, id, file_no, entry_type, status, status_at, entry_no, port, importer_no, bond_type)
   select o.org_id, md5('entry' || o.id)::uuid, 'US' || lpad(n::text, 10, '0'), '01', (array['PREPARING','SUBMITTED','CLEARING','TAX_DUE','RELEASED'])[1 + n % 5],
     timestamptz '2026-01-01' + n * interval '1 minute', case when n % 5 > 0 then '231' || lpad(n::text, 8, '0') end, (array['2704','2720','3901'])[1 + n % 3],
     '91-114444200', 'continuous'
   from (select org_id, id, row_number() over (order by id) as n from (select org_id, id from orders order by id limit 10000) x) o`,
  `insert into us_entry_order (org_id, entry_id, order_id, place)
   select f.org_id, f.id, o.id, 0 from (select org_id, id from orders order by id limit 10000) o join us_entry f on f.org_id = o.org_id and f.id = md5('entry' || o.id)::uuid`,
  `insert into us_entry_line (org_id, entry_id, order_id, goods_no, name_zh, name_en, hs_dest, origin, declared_qty, unit, total_price_usd)
   select c.org_id, c.entry_id, c.order_id, g.line_no, g.name_zh, g.name_en, g.hs_dest, g.origin, g.declared_qty, g.unit, g.total_price_usd
   from us_entry_order c join us_entry f on f.org_id = c.org_id and f.id = c.entry_id and f.status <> 'PREPARING'
     join goods_line g on g.org_id = c.org_id and g.order_id = c.order_id`,
  `update us_entry f set filed_packages = coalesce(o.actual_pks_num, o.quantity), filed_weight = coalesce(o.actual_weight, o.gross_weight)
   from us_entry_order c join orders o on o.org_id = c.org_id and o.id = c.order_id
   where c.org_id = f.org_id and c.entry_id = f.id and f.status <> 'PREPARING'`,
  `insert into us_entry_step (org_id, entry_id, step, at, who)
   select f.org_id, f.id, s.step, f.status_at + s.nth * interval '1 hour', 'Bench' from us_entry f cross join lateral
     unnest((array['SUBMITTED','CLEARING','TAX_DUE','RELEASED'])[1:array_position(array['PREPARING','SUBMITTED','CLEARING','TAX_DUE','RELEASED'], f.status) - 1])
       with ordinality as s (step, nth)`,
  `insert into us_entry_disposition (org_id, entry_id, id, code, at, who)
   select f.org_id, f.id, gen_random_uuid(), case when right(f.file_no, 9)::int % 7 = 0 then '1H' else '1W' end, f.status_at, 'Bench' from us_entry f`,
  `insert into us_entry_rfi (org_id, entry_id, id, agency, form, topic, due_day, zone, state, opened_at, state_at)
   select f.org_id, f.id, gen_random_uuid(), 'CBP', 'CBP28', 'Fabric', date '2026-12-01', 'America/Los_Angeles', 'OPEN', f.status_at, f.status_at
   from us_entry f where right(f.file_no, 9)::int % 9 = 0`,
  `insert into us_entry_duty (org_id, entry_id, id, estimate_no, fee_date, zone, state_at, made_at)
   select f.org_id, f.id, md5('duty' || f.id)::uuid, 1, date '2026-11-24', 'America/Los_Angeles', f.status_at, f.status_at from us_entry f where right(f.file_no, 9)::int % 2 = 0`,
  `insert into us_entry_duty_amount (org_id, entry_id, duty_id, kind, amount) select t.org_id, t.entry_id, t.id, 'duty', 499.33 from us_entry_duty t`,
  'analyze us_entry',
  'analyze us_entry_order',
  'analyze us_entry_line',
  'analyze us_entry_step',
  'analyze us_entry_disposition',
  'analyze us_entry_rfi',
  'analyze us_entry_duty',
  'analyze us_entry_duty_amount',
];

const orders = (what: string) =>
  `(select ${what} from us_entry_order c join orders o on o.org_id = c.org_id and o.id = c.order_id where c.org_id = r.org_id and c.entry_id = r.id)`;
const goods = (what: string) =>
  `(select ${what} from us_entry_order c join goods_line g on g.org_id = c.org_id and g.order_id = c.order_id where c.org_id = r.org_id and c.entry_id = r.id)`;
const numbers = (kinds: string) =>
  `(select string_agg(distinct n.number, ', ') from us_entry_order c join shipment_reference n on n.org_id = c.org_id and n.order_id = c.order_id
     where c.org_id = r.org_id and c.entry_id = r.id and n.kind in (${kinds}))`;
const open = `us_entry_disposition d where d.org_id = r.org_id and d.entry_id = r.id and d.code = '1H'
  and not exists (select from us_entry_disposition l where l.org_id = d.org_id and l.entry_id = d.entry_id and l.code = '1I' and l.at > d.at)`;
const step = (which: string) =>
  `(select p.at from us_entry_step p where p.org_id = r.org_id and p.entry_id = r.id and p.step = '${which}')`;

const row = `'id', r.id::text, 'fileNo', r.file_no, 'customer', r.name_zh, 'customerEn', r.name_en, 'entryNo', r.entry_no, 'entryType', r.entry_type, 'port', r.port,
  'status', r.status, 'statusAt', r.status_at, 'updatedAt', r.updated_at, 'master', ${numbers("'mawb', 'mbl'")}, 'house', ${numbers("'hawb', 'hbl'")},
  'transport', ${orders('min(o.transport_type)')}, 'eta', ${orders('max(o.eta)')}, 'orderNumbers', ${orders("string_agg(o.order_number, ', ')")},
  'reference', ${orders("string_agg(distinct o.reference_number, ', ')")}, 'packages', ${orders('sum(coalesce(o.actual_pks_num, o.quantity))')},
  'grossWeight', ${orders('sum(coalesce(o.actual_weight, o.gross_weight))::text')}, 'lineCount', ${goods('count(*)')}, 'value', ${goods('sum(g.total_price_usd)::text')},
  'recorded', (select json_agg(p.step order by p.at) from us_entry_step p where p.org_id = r.org_id and p.entry_id = r.id), 'filedAt', ${step('SUBMITTED')},
  'releasedAt', ${step('RELEASED')}, 'holds', (select json_agg(d.code) from ${open}),
  'freeEnds', (select min(x.last_free_day) from us_entry_exam x where x.org_id = r.org_id and x.entry_id = r.id),
  'isf', (select i.isf_state from us_entry_isf i where i.org_id = r.org_id and i.entry_id = r.id),
  'asked', (select json_build_object('open', count(*) filter (where q.state = 'OPEN'), 'answered', count(*) filter (where q.state = 'ANSWERED'), 'until', min(q.due_day))
    from us_entry_rfi q where q.org_id = r.org_id and q.entry_id = r.id),
  'duty', (select json_build_object('state', t.state, 'total', (select sum(a.amount)::text from us_entry_duty_amount a where a.org_id = t.org_id and a.duty_id = t.id))
    from us_entry_duty t where t.org_id = r.org_id and t.entry_id = r.id and t.state <> 'REPLACED')`;

const page = (where: string) => `select coalesce(json_agg(json_build_object(${row})), '[]')::text as json from
  (select r.*, g.name_zh, g.name_en from us_entry r join organisation g on g.org_id = r.org_id where r.status <> 'VOID' and ${where}
    order by r.status_at desc, r.id desc limit 50) r`;

const tabs = (
  where: string,
) => `select json_build_object('all', count(*), 'held', count(*) filter (where exists (select from ${open})),
    'asked', count(*) filter (where exists (select from us_entry_rfi q where q.org_id = r.org_id and q.entry_id = r.id and q.state = 'OPEN')
      or exists (select from us_entry_duty t where t.org_id = r.org_id and t.entry_id = r.id and t.state in ('TO_APPROVE', 'TO_PAY'))),
    'answered', count(*) filter (where exists (select from us_entry_rfi q where q.org_id = r.org_id and q.entry_id = r.id and q.state = 'ANSWERED')
      or exists (select from us_entry_duty t where t.org_id = r.org_id and t.entry_id = r.id and t.state in ('APPROVED', 'PROOF_SENT'))),
    'preparing', count(*) filter (where r.status = 'PREPARING'), 'submitted', count(*) filter (where r.status = 'SUBMITTED'),
    'clearing', count(*) filter (where r.status = 'CLEARING'), 'taxDue', count(*) filter (where r.status = 'TAX_DUE'),
    'released', count(*) filter (where r.status = 'RELEASED'))::text as json from us_entry r where r.status <> 'VOID' and ${where}`;

/** A part of a number of the file, the entry or one of its orders, as one asks who knows the tables. */
const called = `(r.file_no like '%' || $1 || '%' or r.entry_no like '%' || $1 || '%' or exists (select from us_entry_order c join shipment_reference n
  on n.org_id = c.org_id and n.order_id = c.order_id where c.org_id = r.org_id and c.entry_id = r.id and n.number like '%' || $1 || '%'))`;

const filed = `${step('SUBMITTED')} >= timestamptz '2026-01-03 00:00+08' and ${step('SUBMITTED')} < timestamptz '2026-01-04 00:00+08'`;

/** The same as a bare endpoint asks it. */
export const barelyEntered: readonly Barely[] = [
  { path: '/entries', byStaff: true, text: page('true'), values: () => [] },
  { path: '/entry-tabs', byStaff: true, text: tabs('true'), values: () => [] },
  { path: '/own-entries', text: page('r.org_id = $1::uuid'), values: ({ org }) => [org] },
  { path: '/entries-called', byStaff: true, text: page(called), values: ({ needle }) => [needle] },
  { path: '/entries-held', byStaff: true, text: page(`exists (select from ${open})`), values: () => [] },
  { path: '/entries-of-a-day', byStaff: true, text: page(filed), values: () => [] },
];

const needleOf = (n: number) => String(1_000 + n).padStart(9, '0');

export const questionsOfEntries: readonly Question[] = [
  { name: 'entries', byStaff: true, bare: () => '/entries', ours: () => '/opsapi/entries?tab=all' },
  {
    name: 'tabs of entries',
    byStaff: true,
    bare: () => '/entry-tabs',
    ours: () => '/opsapi/entries/overview',
  },
  {
    name: 'entries of a customer',
    bare: ({ org }) => `/own-entries?org=${org}`,
    ours: () => '/omsapi/entries',
  },
  {
    name: 'entries by a part of a number',
    byStaff: true,
    bare: ({ n }) => `/entries-called?needle=${needleOf(n)}`,
    ours: ({ n }) => `/opsapi/entries?search=${needleOf(n)}`,
  },
  {
    name: 'entries that are held',
    byStaff: true,
    bare: () => '/entries-held',
    ours: () => '/opsapi/entries?tab=held',
  },
  {
    name: 'entries filed on a day',
    byStaff: true,
    bare: () => '/entries-of-a-day',
    ours: () => '/opsapi/entries?day=filed&from=2026-01-03&to=2026-01-03',
  },
];
