import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const today = new Date('2026-11-28T09:00:00Z');
const demo = await openDemoDatabase();

before(() => loadDemo(demo.partsAt(today)));

/** What of every bill was charged and is unpaid, and when it is due; what stands by the ledger, not by the demo. */
const bills = `select b.bill_no, b.status, b.pay_date < $1::date as late, b.credits_bill_id is not null as credits,
    coalesce(sum(p.amount) filter (where e.kind = 'charge'), 0) as charged, coalesce(sum(p.amount), 0) as unpaid,
    (select sum(case b.currency when 'CNY' then c.base_amount else c.order_fee end) from charge c where c.org_id = b.org_id and c.bill_id = b.id) as lines
  from bill b left join ledger_posting p on p.org_id = b.org_id and p.bill_id = b.id left join ledger_entry e on e.org_id = p.org_id and e.id = p.entry_id
  group by b.org_id, b.id`;

test('the bills of the demo stand in every state, and what the ledger says of each is what is on it', async () => {
  const [met] = await demo.rows<Record<string, number>>(
    `select count(*) filter (where status = 'DRAFT')::int as drafts, count(*) filter (where status = 'VOID')::int as voids,
       count(*) filter (where credits)::int as credits, count(*) filter (where status = 'ISSUED' and not credits and unpaid = 0)::int as paid,
       count(*) filter (where unpaid > 0 and unpaid < charged)::int as part_paid, count(*) filter (where unpaid > 0 and late)::int as overdue,
       count(*) filter (where unpaid > 0 and not late)::int as due from (${bills}) x`,
    [today],
  );
  for (const [what, count] of Object.entries(met ?? {})) assert.ok(count > 0, what);
  const wrong = await demo.rows(
    `select * from (${bills}) x where status <> 'DRAFT' and not credits and charged <> lines or status = 'VOID' and unpaid <> 0`,
    [today],
  );
  assert.deepEqual(wrong, []);
});

test('what is charged is checked before it is billed, and has a rate and a base amount once it is issued', async () => {
  const wrong = await demo.rows(
    `select c.id from charge c left join bill b on b.org_id = c.org_id and b.id = c.bill_id
     where b.issued_at is not null and (c.base_amount is null or c.checked_at is null or c.fee_date > b.bill_date)
       or b.issued_at is null and c.base_amount is not null`,
  );
  assert.deepEqual(wrong, []);
  const [waiting] = await demo.rows<{ checked: number; open: number; costed: number }>(
    `select count(*) filter (where checked_at is not null)::int as checked, count(*) filter (where checked_at is null)::int as open,
       (select count(*)::int from charge_cost) as costed from charge where bill_id is null`,
  );
  assert.ok(
    waiting && waiting.checked > 0 && waiting.open > 0 && waiting.costed > 10,
    JSON.stringify(waiting),
  );
});

test('the large customer has money on account that waits, a bond and something frozen; dollars came at another rate than they were billed at', async () => {
  const standing = await demo.rows<{ account: string; sum: string }>(
    `select account, (-sum(amount))::text as sum from ledger_posting p join organisation o using (org_id)
     where o.code = 'QHDEMO' and currency = 'CNY' and account in ('customer', 'bond', 'frozen') group by account order by account`,
  );
  assert.deepEqual(standing, [
    { account: 'bond', sum: '30000.00' },
    { account: 'customer', sum: '30000.00' },
    { account: 'frozen', sum: '5000.00' },
  ]);
  const exchanged = await demo.rows(`select from ledger_posting where account = 'exchange' and base <> 0`);
  assert.ok(exchanged.length > 0);
});
