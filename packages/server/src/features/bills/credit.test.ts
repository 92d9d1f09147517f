import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { creditHoldsJob } from './credit.holds.commands.ts';
import { aCompany, layBill } from './money.factory.ts';

const house = await openTestHouse();
const { orgA, orgB } = house;
const customer = await house.as(await house.person());
const asker = await house.as(await house.clerk());
const approver = await house.as(await house.clerk());
await aCompany(house);
await house.rows(`update customer set quota = 1000, quota_currency = 'CNY'`);
const china = (days: number) => new Date(Date.now() + (8 + days * 24) * 3_600_000).toISOString().slice(0, 10);

const keep = () => creditHoldsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
const standing = async (orgId: string) => {
  const { onHold, creditCause, holdReason, liftedUntil } = (
    await asker.get(`/opsapi/customers/detail?id=${orgId}`)
  ).data.customer;
  return { onHold, creditCause, holdReason, liftedUntil };
};
const free = { onHold: false, creditCause: null, holdReason: null, liftedUntil: null };

interface Lift {
  readonly until?: string;
  readonly orderNumber?: string | null;
}

function askLift({ until = china(7), orderNumber = null }: Lift = {}) {
  const id = newId();
  return asker
    .post('/opsapi/credit-requests/lift', {
      id,
      orgId: orgA,
      until,
      orderNumber,
      reason: 'payment is on its way',
    })
    .then((reply) => ({ ...reply, id }));
}

const decide = (who: typeof asker, id: string, decision = 'APPROVED', version = 1) =>
  who.post('/opsapi/credit-requests/decide', { id, version, decision, answer: null });

test('a customer is held when a bill is overdue for longer than allowed, hears of it, and is free as soon as it is paid', async () => {
  await layBill(house, { orgId: orgA, amount: '1.00', dueInDays: -15 });
  await keep();
  assert.deepEqual(await standing(orgA), free);
  const bill = await layBill(house, { orgId: orgA, amount: '100.00', dueInDays: -16 });
  await keep();
  await keep();
  assert.deepEqual(await standing(orgA), { ...free, onHold: true, creditCause: 'overdue' });
  assert.equal((await customer.get('/omsapi/balances')).data.onHold, true);
  const id = newId();
  const received = {
    orgId: orgA,
    day: china(0),
    companyCode: 'SZ',
    currency: 'CNY',
    payer: null,
    bankRef: null,
    note: null,
  };
  await asker.post('/opsapi/money/receive', { id, ...received, amount: '100.00' });
  await asker.post('/opsapi/money/allocate', { id, parts: [{ billId: bill.id, amount: '100.00' }] });
  assert.deepEqual(await standing(orgA), free);
  const told = await house.rows<{ decision: string }>(
    `select words ->> 'decision' as decision from notice where event = 'creditHold' and org_id = $1 order by created_at`,
    [orgA],
  );
  assert.deepEqual(
    told.map(({ decision }) => decision),
    ['held', 'released'],
  );
});

test('a customer who has used more than the quota is held; what is disputed counts for no delay', async () => {
  const bill = await layBill(house, { orgId: orgB, amount: '1000.01', dueInDays: 20 });
  await keep();
  assert.deepEqual(await standing(orgB), { ...free, onHold: true, creditCause: 'overdrawn' });
  await house.rows(`update customer set quota = 2000 where org_id = $1`, [orgB]);
  await keep();
  assert.deepEqual(await standing(orgB), free);
  await house.rows(`update bill set status = 'VOID' where id = $1`, [bill.id]);
});

test('a hold that a person placed is lifted by no payment', async () => {
  const { version } = (await asker.get(`/opsapi/customers/detail?id=${orgB}`)).data.customer;
  await asker.post('/opsapi/customers/hold', { id: orgB, version, onHold: true, reason: 'papers forged' });
  await keep();
  assert.deepEqual(await standing(orgB), { ...free, onHold: true, holdReason: 'papers forged' });
});

test('a lift is asked with a reason and granted by another; until its day nothing is held, then everything is again', async () => {
  await layBill(house, { orgId: orgA, amount: '50.00', dueInDays: -40 });
  await keep();
  const { id, data } = await askLift();
  assert.match(data.no, /^SX\d{10}$/);
  assert.equal(data.own, true);
  assert.equal((await customer.get('/omsapi/balances')).data.onHold, true);
  assert.match((await decide(asker, id)).message, /somebody else/);
  const granted = await decide(approver, id);
  assert.deepEqual([granted.data.state, granted.data.own], ['APPROVED', false]);
  assert.equal((await customer.get('/omsapi/balances')).data.onHold, false);
  assert.equal((await standing(orgA)).liftedUntil, china(7));
  assert.equal((await decide(approver, id, 'REJECTED', 2)).code, -1);
  const entries = (await asker.get(`/opsapi/credit-requests/history?id=${id}`)).data;
  assert.deepEqual(
    entries.map(({ action }: { action: string }) => action),
    ['Approved', 'Lift asked'],
  );
  await house.rows(`update credit_request set until = until - 8 where id = $1`, [id]);
  assert.equal((await customer.get('/omsapi/balances')).data.onHold, true);
});

test('a lift for one order frees that order and no other', async () => {
  const [freed, other] = [await addOrder(house), await addOrder(house)];
  const { id } = await askLift({ orderNumber: freed.orderNumber });
  await decide(approver, id);
  const held = async (orderId: string) => {
    const [found] = await house.rows<{ held: boolean }>(`select credit_held($1, $2) as held`, [
      orgA,
      orderId,
    ]);
    return found?.held;
  };
  assert.deepEqual([await held(freed.id), await held(other.id)], [false, true]);
});

test('a lift names a day within sixty, and an order of that customer', async () => {
  assert.match((await askLift({ until: china(-1) })).message, /Lifted until/);
  assert.match((await askLift({ until: china(61) })).message, /Lifted until/);
  assert.match((await askLift({ orderNumber: 'SO000000000000000' })).message, /Order no/);
});

test('another quota holds once another person has approved it, and its customer’s log says from what to what', async () => {
  const ask = (quota: string) => {
    const id = newId();
    const body = { id, orgId: orgA, quota, quotaCurrency: 'USD', reason: 'three good years' };
    return asker.post('/opsapi/credit-requests/quota', body).then((reply) => ({ ...reply, id }));
  };
  const { id } = await ask('9000.00');
  assert.match((await ask('8000.00')).message, /already/);
  const quota = async () => (await asker.get(`/opsapi/customers/detail?id=${orgA}`)).data.customer.quota;
  assert.equal(await quota(), '1000.00');
  await decide(approver, id);
  assert.equal(await quota(), '9000.00');
  const [deed] = await house.rows<{ changes: unknown }>(
    `select changes from audit where org_id = $1 and action = 'quota-changed'`,
    [orgA],
  );
  assert.deepEqual(deed?.changes, {
    quota: { from: '1000.00', to: '9000.00' },
    quotaCurrency: { from: 'CNY', to: 'USD' },
  });
  const refused = await ask('1.00');
  assert.equal((await decide(approver, refused.id, 'REJECTED')).data.state, 'REJECTED');
  assert.equal(await quota(), '9000.00');
});

test('what one asks for one can take back, and nobody else; fifty who decide at once decide once', async () => {
  const { id } = await askLift();
  const taken = await approver.post('/opsapi/credit-requests/withdraw', { id, version: 1 });
  assert.match(taken.message, /Only who asked/);
  const own = await asker.post('/opsapi/credit-requests/withdraw', { id, version: 1 });
  assert.equal(own.data.state, 'WITHDRAWN');
  const next = await askLift();
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) => decide(approver, next.id, n % 2 ? 'APPROVED' : 'REJECTED')),
  );
  assert.equal(replies.filter(({ status, code }) => status === 200 && code === 200).length, 1);
});

test('the database refuses an approval by who asked, whoever is connected', async () => {
  const { id } = await askLift({ until: china(3) });
  await assert.rejects(
    house.rows(
      `update credit_request set state = 'APPROVED', decided_by = created_by, decided_at = now() where id = $1`,
      [id],
    ),
    /credit_request_two_people/,
  );
});
