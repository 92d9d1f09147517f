import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baseAmountOf } from '@loadline/contract/bills/exchange-rate';
import { exact, fixed, plus, zero } from '@loadline/contract/kernel/decimal';
import fc from 'fast-check';
import { openTestHouse } from '../../testing/house.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const customer = await house.as(await house.person());
const { make, issue, drop, change } = billCalls(desk, house.orgA);
await layBilling(house);

const rates: Readonly<Record<string, string>> = { CNY: '1', USD: '7.1' };
const cents = fc
  .integer({ min: -99_999, max: 9_999_999 })
  .map((amount) => fixed(exact((amount / 100).toFixed(2)), 2));
const fee = fc.record({ currency: fc.constantFrom('CNY', 'USD'), order_fee: cents });
const step = fc.oneof(
  fc.record({ deed: fc.constant('make' as const), fees: fc.array(fee, { minLength: 1, maxLength: 6 }) }),
  fc.record({ deed: fc.constantFrom('issue' as const, 'void' as const, 'shorten' as const), at: fc.nat(5) }),
);

/** What may never be otherwise, over everything that stands in the database. */
const wrong = `
  select 'lines are not the bill' as what from bill b where b.status <> 'DRAFT' and b.issued_at is not null and b.credits_bill_id is null
    and (select coalesce(sum(c.base_amount), 0) from charge c where c.bill_id = b.id) is distinct from
        (select sum(p.base) from ledger_posting p join ledger_entry e on e.id = p.entry_id where p.bill_id = b.id and e.kind = 'charge')
  union all select 'debit is not credit' from ledger_posting p group by p.entry_id, p.currency having sum(p.amount) <> 0 or sum(p.base) <> 0
  union all select 'void and owed' from bill b where b.status = 'VOID' and (select sum(p.amount) from ledger_posting p where p.bill_id = b.id) <> 0
  union all select 'on two bills' from charge c where c.source <> 'credit' and exists (select from charge x where x.credits_id = c.id and x.source = 'credit'
      and x.order_fee <> -c.order_fee)`;

test('over any sequence of making, issuing, shortening and voiding the lines are the bill, debit is credit and nothing is charged twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const numbers: string[] = [];
      for (const one of steps) {
        if (one.deed === 'make') {
          const ids = [];
          for (const given of one.fees) ids.push(await addCharge(house, given));
          const { bill } = (await make(ids)).data;
          const sum = one.fees.reduce(
            (all, { order_fee: amount, currency }) =>
              plus(all, exact(baseAmountOf(amount, rates[currency] ?? ''))),
            zero,
          );
          assert.equal(bill.billAmount, fixed(sum, 2));
          numbers.push(bill.billNo);
          continue;
        }
        const no = numbers[one.at];
        if (no === undefined) continue;
        if (one.deed === 'issue') await issue(no);
        if (one.deed === 'void') await drop(no);
        if (one.deed === 'shorten') {
          const [line] = (await desk.get(`/opsapi/bills/detail?no=${no}`)).data.lines;
          if (line) await change(no, { putIn: null, takeOut: [line.id] });
        }
      }
      for (const no of numbers) {
        const { bill } = (await desk.get(`/opsapi/bills/detail?no=${no}`)).data;
        if (bill.status === 'DRAFT') continue;
        assert.equal(
          fixed(plus(exact(bill.paidAmount), exact(bill.unpaidAmount)), 2),
          bill.status === 'VOID' ? '0.00' : bill.billAmount,
        );
      }
      assert.deepEqual(await house.rows(wrong), []);
    }),
    { numRuns: 40 },
  );
  const { sums } = (await customer.get('/omsapi/bills/overview')).data;
  const [ledger] = await house.rows<{ owed: string }>(
    `select coalesce(sum(amount), 0)::text as owed from ledger_posting where account = 'receivable'`,
  );
  assert.equal(sums[0]?.unpaidAmount ?? '0', ledger?.owed);
});

test('what is posted is changed and deleted by nobody, the owner of the database among them', async () => {
  const { billNo, id } = (await make([await addCharge(house)])).data.bill;
  await issue(billNo);
  const refused = /is posted/;
  for (const deed of [
    `update bill set bill_date = '2026-01-01' where id = '${id}'`,
    `delete from bill where id = '${id}'`,
    `update charge set order_fee = 1 where bill_id = '${id}'`,
    `delete from charge where bill_id = '${id}'`,
    `update ledger_posting set amount = 1 where bill_id = '${id}'`,
    `delete from ledger_entry where bill_id = '${id}'`,
  ])
    await assert.rejects(house.rows(deed), refused, deed);
});
