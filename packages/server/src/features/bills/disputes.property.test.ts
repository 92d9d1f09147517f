import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exact, fixed, plus, zero } from '@loadline/contract/kernel/decimal';
import fc from 'fast-check';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';
import { disputeCalls } from './disputes.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const { issued } = billCalls(desk, house.orgA);
const { linesOf, raise, withdraw, accept, reject } = disputeCalls(customer, desk);
await layBilling(house);

const share = fc.integer({ min: 1, max: 100 });
const step = fc.record({
  deed: fc.constantFrom(
    'raise' as const,
    'accept' as const,
    'reject' as const,
    'withdraw' as const,
    'pay' as const,
    'reverse' as const,
  ),
  at: fc.nat(2),
  share,
});

const part = (amount: string, percent: number) =>
  fixed(exact(((Number(amount) * percent) / 100).toFixed(2)), 2);

/** What may never be otherwise, over everything that stands in the database. */
const wrong = `
  select 'debit is not credit' as what from ledger_posting p group by p.entry_id, p.currency having sum(p.amount) <> 0 or sum(p.base) <> 0
  union all select 'credits are not what came off' from bill b where b.issued_at is not null and b.credits_bill_id is null
    and (select coalesce(-sum(p.amount), 0) from ledger_posting p join ledger_entry e on e.id = p.entry_id where p.bill_id = b.id and e.kind = 'credit')
      <> (select coalesce(sum(d.credited), 0) from bill_dispute d where d.bill_id = b.id)
  union all select 'a line below zero' from charge c where c.source <> 'credit'
    and c.base_amount + (select coalesce(sum(k.base_amount), 0) from charge k where k.credits_id = c.id and k.source = 'credit') < 0
  union all select 'a receipt gives more or has more than came' from receipt_of_money m
    where (select -sum(p.amount) from ledger_entry e join ledger_posting p on p.entry_id = e.id and p.account = 'customer' where e.receipt_id = m.id)
      not between 0 and m.amount`;

test('over any sequence of disputes, decisions, payments and reversals, what is paid, unpaid and credited is the bill, and balances are the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 3, maxLength: 10 }),
      async (isForeign, steps) => {
        const usd = { currency: 'USD', order_fee: '186.37' };
        const charges = [
          await addCharge(house, isForeign ? usd : {}),
          await addCharge(house, { ...usd, order_fee: '91.01' }),
        ];
        const no = await issued(charges, isForeign ? { currency: 'USD' } : {});
        const lines = await linesOf(no);
        const paid: string[] = [];
        for (const { deed, at, share: percent } of steps) {
          const { bill, disputes } = (await customer.get(`/omsapi/bills/detail?no=${no}`)).data;
          const open = disputes.filter(({ state }: { state: string }) => state === 'OPEN').at(at % 2);
          const line = lines[at % lines.length];
          if (deed === 'raise') {
            const { standing } = (await customer.get(`/omsapi/disputes/line?lineId=${line.id}`)).data;
            await raise(line.id, part(standing, percent - 1));
          }
          if (deed === 'accept' && open) await accept(open.id, part(open.disputed, percent));
          if (deed === 'reject' && open) await reject(open.id);
          if (deed === 'withdraw' && open) await withdraw(open.id);
          if (deed === 'pay') {
            const id = newId();
            const amount = part(bill.unpaidAmount, percent);
            const body = {
              orgId: house.orgA,
              day: '2026-11-12',
              companyCode: 'SZ',
              currency: bill.currency,
              amount,
            };
            await desk.post('/opsapi/money/receive', { id, ...body, payer: null, bankRef: null, note: null });
            await desk.post('/opsapi/money/allocate', { id, parts: [{ billId: bill.id, amount }] });
            paid.push(id);
          }
          const receipt = paid[at];
          if (deed === 'reverse' && receipt) {
            const { allocations } = (await desk.get(`/opsapi/money/detail?id=${receipt}`)).data;
            const last = allocations.find(({ reversed }: { reversed: number | null }) => reversed === null);
            if (last)
              await desk.post('/opsapi/money/reverse', {
                id: receipt,
                entryId: last.entryId,
                reason: 'wrong bill',
              });
          }
          const { bill: after } = (await customer.get(`/omsapi/bills/detail?no=${no}`)).data;
          const sum = [after.paidAmount, after.unpaidAmount, after.creditedAmount].reduce(
            (all, amount) => plus(all, exact(amount)),
            zero,
          );
          assert.equal(fixed(sum, 2), after.billAmount);
          assert.ok(Number(after.disputedAmount) <= Number(after.unpaidAmount));
        }
        assert.deepEqual(await house.rows(wrong), []);
      },
    ),
    { numRuns: 15 },
  );
  const { data } = await customer.get('/omsapi/balances');
  const [ledger] = await house.rows<{ owed: string; account: string }>(
    `select sum(p.base) filter (where p.account = 'receivable')::text as owed, (-coalesce(sum(p.base) filter (where p.account = 'customer'), 0))::text as account from ledger_posting p`,
  );
  assert.equal(Number(data.issuedUnpaid), Number(ledger?.owed));
  assert.equal(Number(data.account), Number(ledger?.account));
});
