import type { Barely, Question } from './question.ts';

const billed = `select o.org_id, o.id, row_number() over (order by o.order_time, o.id) as n from orders o order by o.order_time, o.id limit 100000`;

/**
 * 100,000 bills of ten lines each, every bill of an order of its own: a third in dollars, drafts one in fifty, and of the issued ones
 * two fifths paid, one in five in part. The postings balance; the checks that each of them runs are left out while they are laid.
 */
export const billedOrders = [
  `alter table ledger_posting disable trigger user`,
  `create table billed as
     select b.*, md5('bill' || b.id)::uuid as bill_id, md5('charged' || b.id)::uuid as charged_id, md5('paid' || b.id)::uuid as paid_id, b.n % 50 > 0 as issued,
       case when b.n % 3 = 0 then 'USD' else 'CNY' end as currency, case when b.n % 3 = 0 then 7.1 else 1 end as rate, date '2026-11-20' - (b.n % 320)::int as day,
       10 * (100 + b.n % 900)::numeric(16, 2) as amount, (array[0, 1, 0.5, 0, 1])[1 + b.n % 5]::numeric as share from (${billed}) b`,
  `insert into bill (org_id, id, bill_no, status, company_code, currency, bill_date, pay_date, issued_at, created_by)
     select org_id, bill_id, 'BL' || lpad(n::text, 10, '0'), case when issued then 'ISSUED' else 'DRAFT' end, (array['SZ','HK'])[1 + n % 2], currency, day, day + 15,
       case when issued then day + interval '1 hour' end, md5('clerk')::uuid from billed`,
  `insert into charge (org_id, id, order_id, bill_id, position, fee_date, fee_type, fee_zh, fee_en, unit_name, quantity, unit_fee, currency, order_fee, rate, base_amount,
     source, checked_at)
     select org_id, gen_random_uuid(), id, bill_id, k, day, 'FEE' || k, 'Fee ' || k, 'Fee ' || k, 'kg', 100, amount / 1000, currency, amount / 10,
       case when issued then rate end, case when issued then round(amount / 10 * rate, 2) end, 'hand', day + interval '1 hour' from billed cross join generate_series(1, 10) k`,
  `insert into ledger_entry (org_id, id, kind, day, bill_id, made_by, made_who, made_at)
     select org_id, charged_id, 'charge', day, bill_id, md5('clerk')::uuid, 'Bench', day + interval '1 hour' from billed where issued
     union all select org_id, paid_id, 'payment', day + 10, bill_id, md5('clerk')::uuid, 'Bench', day + interval '10 days' from billed where issued and share > 0`,
  `insert into ledger_posting (org_id, entry_id, position, account, bill_id, currency, amount, base)
     select org_id, charged_id, 0, 'receivable', bill_id, currency, amount, round(amount * rate, 2) from billed where issued
     union all select org_id, charged_id, 1, 'revenue', null, currency, -amount, -round(amount * rate, 2) from billed where issued
     union all select org_id, paid_id, 0, 'receivable', bill_id, currency, -amount * share, -round(amount * share * rate, 2) from billed where issued and share > 0
     union all select org_id, paid_id, 1, 'customer', null, currency, amount * share, round(amount * share * rate, 2) from billed where issued and share > 0`,
  `alter table ledger_posting enable trigger user`,
  `insert into customer (org_id, account_type, legal_name) select org_id, 'company', code from organisation where kind = 'customer' on conflict do nothing`,
  'drop table billed',
  ...['bill', 'charge', 'ledger_entry', 'ledger_posting', 'customer'].map((table) => `analyze ${table}`),
];

/** What a bill is worth and how much of it is paid, as one asks who knows the tables. */
const worth = `cross join lateral (select coalesce(sum(c.order_fee), 0) as amount, coalesce(sum(c.base_amount), 0) as base, count(distinct c.order_id) as orders,
    min(o.order_number) as number from charge c join orders o on o.org_id = c.org_id and o.id = c.order_id where c.org_id = r.org_id and c.bill_id = r.id) c
  cross join lateral (select coalesce(sum(p.amount), 0) as unpaid, coalesce(-sum(p.amount) filter (where e.kind in ('payment', 'reversal')), 0) as paid,
      coalesce(-sum(p.amount) filter (where e.kind = 'credit'), 0) as credited
    from ledger_posting p join ledger_entry e on e.org_id = p.org_id and e.id = p.entry_id where p.org_id = r.org_id and p.bill_id = r.id) l
  cross join lateral (select coalesce(sum(d.disputed), 0) as disputed from bill_dispute d where d.org_id = r.org_id and d.bill_id = r.id and d.state = 'OPEN') d
  cross join lateral (select coalesce(sum(p.amount), 0) as invoiced from invoice_part p join invoice i on i.org_id = p.org_id and i.id = p.invoice_id
    where p.org_id = r.org_id and p.bill_id = r.id and i.status <> 'REJECTED') i
  left join dictionary_entry k on k.kind = 'salesCompany' and k.code = r.company_code`;

const row = `'id', r.id, 'billNo', r.bill_no, 'customer', r.name_zh, 'customerEn', r.name_en, 'status', r.status, 'orderNumber', c.number, 'orders', c.orders, 'billDate', r.bill_date,
  'payDate', r.pay_date, 'overdueDays', current_date - r.pay_date, 'currency', r.currency, 'billAmount', c.amount::text, 'paidAmount', l.paid::text, 'unpaidAmount', l.unpaid::text,
  'invoicedAmount', i.invoiced::text, 'uninvoicedAmount', (c.amount - i.invoiced)::text, 'creditedAmount', l.credited::text, 'disputedAmount', d.disputed::text,
  'companyCode', r.company_code, 'companyZh', coalesce(k.name_zh, r.company_code), 'companyEn', coalesce(k.name_en, r.company_code), 'issuedAt', r.issued_at, 'updatedAt', r.updated_at`;

const page = (where: string) => `select coalesce(json_agg(json_build_object(${row})), '[]')::text as json from
  (select b.*, g.name_zh, g.name_en from bill b join organisation g on g.org_id = b.org_id where ${where} order by b.bill_date desc, b.id desc limit 50) r ${worth}`;

/** Each table is read once, and put together by bill. */
const figures = (
  where: string,
) => `with l as materialized (select p.bill_id, sum(p.amount) as unpaid from ledger_posting p where p.bill_id is not null and ${where.replaceAll('b.', 'p.')} group by 1),
    c as materialized (select c.bill_id, sum(c.order_fee) as amount from charge c where c.bill_id is not null and ${where.replaceAll('b.', 'c.')} group by 1),
    here as materialized (select b.status, b.currency, b.bill_date, current_date - b.pay_date as late, coalesce(c.amount, 0) as amount, coalesce(l.unpaid, 0) as unpaid
      from bill b left join c on c.bill_id = b.id left join l on l.bill_id = b.id where ${where})
  select json_build_object('tabs', (select json_build_array(count(*) filter (where status = 'DRAFT'), count(*) filter (where bill_date > current_date - 90),
      count(*) filter (where unpaid <> 0), count(*) filter (where unpaid > 0 and late > 0), count(*)) from here),
    'sums', (select json_agg(s) from (select currency, count(*) as bills, sum(amount)::text as amount, sum(unpaid)::text as unpaid,
      sum(unpaid) filter (where late <= 0)::text as due, sum(unpaid) filter (where late between 1 and 30)::text as d30, sum(unpaid) filter (where late between 31 and 60)::text as d60,
      sum(unpaid) filter (where late between 61 and 90)::text as d90, sum(unpaid) filter (where late > 90)::text as older from here group by currency) s))::text as json`;

const today = `(now() at time zone 'Asia/Shanghai')::date`;

const account = `select json_build_object('account', r.account::text, 'issuedUnpaid', r.owed::text, 'frozen', r.frozen::text, 'bond', r.bond::text, 'quota', r.quota::text,
    'available', (r.account + r.quota - r.owed - r.frozen)::text, 'disputed', r.disputed::text, 'onHold', r.held, 'asOf', now())::text as json
  from (select (select -coalesce(sum(p.base), 0) from ledger_posting p where p.org_id = c.org_id and p.account = 'customer') as account,
      (select coalesce(sum(p.base), 0) from ledger_posting p where p.org_id = c.org_id and p.account = 'receivable') as owed,
      (select -coalesce(sum(p.base), 0) from ledger_posting p where p.org_id = c.org_id and p.account = 'frozen') as frozen,
      (select -coalesce(sum(p.base), 0) from ledger_posting p where p.org_id = c.org_id and p.account = 'bond') as bond,
      (select coalesce(sum(round(least(u.amount, d.disputed) * u.base / u.amount, 2)), 0) from
        (select d.bill_id, sum(d.disputed) as disputed from bill_dispute d where d.org_id = c.org_id and d.state = 'OPEN' group by 1) d
        cross join lateral (select sum(p.amount) as amount, sum(p.base) as base from ledger_posting p where p.org_id = c.org_id and p.bill_id = d.bill_id) u
        where u.amount > 0) as disputed,
      case when c.quota_currency = 'CNY' then c.quota else round(c.quota * (select x.rate from exchange_rate x where x.currency = c.quota_currency
        and x.day between ${today} - 10 and ${today} order by x.day desc limit 1), 2) end as quota,
      c.on_hold and not exists (select from credit_request q where q.org_id = c.org_id and q.kind = 'lift' and q.state = 'APPROVED'
        and q.until >= ${today} and q.order_id is null) as held
    from customer c where c.org_id = $1::uuid) r`;

const entries = `select coalesce(json_agg(json_build_object('id', e.id, 'day', e.day, 'kind', e.kind, 'note', e.note, 'madeAt', e.made_at, 'billNo', e.bill_no, 'receiptNo', e.receipt_no, 'currency', x.currency, 'owed', x.owed::text,
    'account', x.account::text, 'bond', x.bond::text, 'frozen', x.frozen::text)), '[]')::text as json
  from (select e.*, b.bill_no, m.receipt_no from ledger_entry e left join bill b on b.org_id = e.org_id and b.id = e.bill_id
      left join receipt_of_money m on m.org_id = e.org_id and m.id = e.receipt_id where e.org_id = $1::uuid order by e.made_at desc, e.id desc limit 50) e
  cross join lateral (select min(p.currency) as currency, coalesce(sum(p.amount) filter (where p.account = 'receivable'), 0) as owed, coalesce(-sum(p.amount) filter (where p.account = 'customer'), 0) as account,
    coalesce(-sum(p.amount) filter (where p.account = 'bond'), 0) as bond, coalesce(-sum(p.amount) filter (where p.account = 'frozen'), 0) as frozen
    from ledger_posting p where p.org_id = e.org_id and p.entry_id = e.id) x`;

const ofOrg = ({ org }: Record<string, string>) => [org];

/** The same as a bare endpoint asks it. */
export const barelyBilled: readonly Barely[] = [
  { path: '/bills', byStaff: true, text: page('true'), values: () => [] },
  { path: '/billed-sums', byStaff: true, text: figures('true'), values: () => [] },
  {
    path: '/own-bills',
    text: page('b.org_id = $1::uuid and b.issued_at is not null'),
    values: ofOrg,
  },
  { path: '/own-billed-sums', text: figures('b.org_id = $1::uuid'), values: ofOrg },
  { path: '/account', byStaff: true, text: account, values: ofOrg },
  { path: '/account-entries', byStaff: true, text: entries, values: ofOrg },
];

export const questionsOfBills: readonly Question[] = [
  { name: 'bills', byStaff: true, bare: () => '/bills', ours: () => '/opsapi/bills?tab=all' },
  {
    name: 'sums of bills',
    byStaff: true,
    bare: () => '/billed-sums',
    ours: () => '/opsapi/bills/overview?tab=all',
  },
  { name: 'bills of a customer', bare: ({ org }) => `/own-bills?org=${org}`, ours: () => '/omsapi/bills' },
  {
    name: 'sums of bills of a customer',
    bare: ({ org }) => `/own-billed-sums?org=${org}`,
    ours: () => '/omsapi/bills/overview',
  },
  {
    name: 'figures of an account',
    byStaff: true,
    bare: ({ org }) => `/account?org=${org}`,
    ours: ({ org }) => `/opsapi/balances?orgId=${org}`,
  },
  {
    name: 'entries of an account',
    byStaff: true,
    bare: ({ org }) => `/account-entries?org=${org}`,
    ours: ({ org }) => `/opsapi/ledger?orgId=${org}`,
  },
];
