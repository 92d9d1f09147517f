import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import type { Reply } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { readableOf } from '../../testing/readable.ts';
import { aCompany, aRateOfToday, layBill } from './money.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const { orgA, orgB } = house;
await aCompany(house);
const [china] = await house.rows<{ day: string }>(
  `select (now() at time zone 'Asia/Shanghai')::date::text as day`,
);
const today = china?.day ?? '';

const balances = async () => (await customer.get('/omsapi/balances')).data;

function receive(amount: string, more: object = {}) {
  const id = newId();
  const body = { id, orgId: orgA, day: today, companyCode: 'SZ', currency: 'CNY', amount };
  return desk
    .post('/opsapi/money/receive', { ...body, payer: null, bankRef: null, note: null, ...more })
    .then((reply) => ({ ...reply, id }));
}

const allocate = (id: string, parts: { billId: string; amount: string }[]) =>
  desk.post('/opsapi/money/allocate', { id, parts });

test('money that comes stands on the account, pays bills up to what is unpaid, and what is left stays there', async () => {
  const before = await balances();
  const [one, other] = [
    await layBill(house, { orgId: orgA, amount: '300.00', dueInDays: -8 }),
    await layBill(house, { orgId: orgA, amount: '500.00', dueInDays: 5 }),
  ];
  const { id, data } = await receive('1000.00');
  assert.match(data.receipt.receiptNo, /^SK\d{10}$/);
  assert.equal(data.receipt.left, '1000.00');
  assert.deepEqual(
    data.open.map(({ billNo, proposed }: { billNo: string; proposed: string }) => [billNo, proposed]),
    [
      [one.no, '300.00'],
      [other.no, '500.00'],
    ],
  );
  const paid = await allocate(id, [
    { billId: one.id, amount: '300.00' },
    { billId: other.id, amount: '450.00' },
  ]);
  assert.equal(paid.data.receipt.left, '250.00');
  assert.deepEqual(
    paid.data.open.map(({ billNo, unpaidAmount }: { billNo: string; unpaidAmount: string }) => [
      billNo,
      unpaidAmount,
    ]),
    [[other.no, '50.00']],
  );
  const after = await balances();
  assert.equal(Number(after.account) - Number(before.account), 250);
  assert.equal(Number(after.issuedUnpaid) - Number(before.issuedUnpaid), 50);
  assert.equal(
    Number(after.available),
    Number(after.account) + Number(after.quota) - Number(after.issuedUnpaid),
  );
});

test('bills that the text of a payment names come first, then those due the longest', async () => {
  const [old, named] = [
    await layBill(house, { orgId: orgA, amount: '80.00', dueInDays: -90 }),
    await layBill(house, { orgId: orgA, amount: '70.00', dueInDays: 12 }),
  ];
  const { data } = await receive('100.00', { note: `货款 ${named.no.toLowerCase().replace('fb', 'fb ')}` });
  assert.deepEqual(
    data.open
      .slice(0, 2)
      .map(({ billNo, proposed }: { billNo: string; proposed: string }) => [billNo, proposed]),
    [
      [named.no, '70.00'],
      [old.no, '30.00'],
    ],
  );
});

test('no bill is paid more than it is unpaid, and no receipt gives more than is left; all or nothing', async () => {
  const { id: billId, no } = await layBill(house, { orgId: orgA, amount: '100.00' });
  const { id } = await receive('60.00');
  const tooMuch = await allocate(id, [{ billId, amount: '60.01' }]);
  assert.match(tooMuch.message, /Only 60.00 is not allocated/);
  const rich = await receive('500.00');
  assert.match(
    (await allocate(rich.id, [{ billId, amount: '100.01' }])).message,
    new RegExp(`Bill ${no} has 100.00 unpaid`),
  );
  const twice = await allocate(rich.id, [
    { billId, amount: '100.00' },
    { billId, amount: '1.00' },
  ]);
  assert.notEqual(twice.code, 200);
  assert.equal((await desk.get(`/opsapi/money/detail?id=${rich.id}`)).data.receipt.left, '500.00');
});

test('a bill of another currency, company or customer is not paid from a receipt', async () => {
  await aRateOfToday(house, 'USD', '7.1');
  await aCompany(house, 'HK');
  const { id } = await receive('100.00');
  for (const laid of [{ currency: 'USD', rate: '7.1' }, { company: 'HK' }])
    assert.match(
      (
        await allocate(id, [
          { billId: (await layBill(house, { orgId: orgA, amount: '10.00', ...laid })).id, amount: '10.00' },
        ])
      ).message,
      /cannot be paid from it/,
    );
  const others = await layBill(house, { orgId: orgB, amount: '10.00' });
  assert.equal((await allocate(id, [{ billId: others.id, amount: '10.00' }])).status, 404);
});

test('what is paid at another rate than the bill was issued at leaves an exchange difference', async () => {
  const before = await balances();
  const bill = await layBill(house, { orgId: orgA, amount: '100.00', currency: 'USD', rate: '7.0' });
  const { id } = await receive('100.00', { currency: 'USD' });
  const { data } = await allocate(id, [{ billId: bill.id, amount: '100.00' }]);
  assert.equal(data.allocations[0].exchange, '10.00');
  const after = await balances();
  assert.deepEqual([after.account, after.issuedUnpaid], [before.account, before.issuedUnpaid]);
});

test('a currency without a rate of the day is refused by its name, and nothing is posted', async () => {
  const reply = await receive('5.00', { currency: 'JPY' });
  assert.match(reply.message, /JPY has no exchange rate on/);
  assert.equal((await desk.get(`/opsapi/money/detail?id=${reply.id}`)).status, 404);
});

test('an allocation is reversed once, and a receipt of which nothing is allocated after it', async () => {
  const bill = await layBill(house, { orgId: orgA, amount: '40.00' });
  const { id } = await receive('40.00');
  const paid = await allocate(id, [{ billId: bill.id, amount: '40.00' }]);
  const [{ entryId }] = paid.data.allocations;
  const reverse = (more: object) =>
    desk.post('/opsapi/money/reverse', { id, entryId: null, reason: 'wrong bill', ...more });
  assert.match((await reverse({})).message, /Reverse its allocations first/);
  const back = await reverse({ entryId });
  assert.equal(back.data.receipt.left, '40.00');
  assert.match((await reverse({ entryId })).message, /It is reversed/);
  assert.equal((await reverse({})).data.receipt.reversed, 'wrong bill');
  assert.match((await reverse({})).message, /reversed|At most/);
});

test('a bank reference is entered once, and a receipt that is sent twice is one', async () => {
  const ref = `REF-${newId()}`;
  const { id, code } = await receive('10.00', { bankRef: ref });
  assert.equal(code, 200);
  assert.match((await receive('10.00', { bankRef: ref })).message, new RegExp(`${ref} is entered already`));
  const again = await receive('10.00', { id });
  assert.equal(again.data.receipt.id, id);
});

test('a bond is taken from the account and frozen money is not available; neither more than there is', async () => {
  await receive('1000.00');
  const before = await balances();
  const move = (kind: string, amount: string) =>
    desk.post('/opsapi/balances/move', { orgId: orgA, move: kind, amount, reason: 'contract' });
  await move('bondIn', '300.00');
  await move('freeze', '50.00');
  const after = await balances();
  assert.equal(Number(before.account) - Number(after.account), 300);
  assert.equal(Number(after.bond) - Number(before.bond), 300);
  assert.equal(Number(before.available) - Number(after.available), 350);
  assert.match((await move('bondOut', '300.01')).message, /At most 300.00/);
  assert.match((await move('release', '50.01')).message, /At most 50.00/);
  await move('bondOut', '300.00');
  await move('release', '50.00');
  assert.equal((await balances()).available, before.available);
});

test('fifty allocations of one receipt at once pay no cent twice', async () => {
  const bill = await layBill(house, { orgId: orgA, amount: '1000.00' });
  const { id } = await receive('100.00');
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => allocate(id, [{ billId: bill.id, amount: '10.00' }])),
  );
  assert.equal(replies.filter(({ code }) => code === 200).length, 10);
  const { data } = await desk.get(`/opsapi/money/detail?id=${id}`);
  assert.equal(data.receipt.left, '0.00');
});

test('whoever is connected, nothing posted is changed or taken away, and what does not balance is not posted', async () => {
  await receive('1.00');
  for (const table of ['ledger_entry', 'ledger_posting', 'receipt_of_money'])
    await assert.rejects(house.rows(`delete from ${table}`), /is posted/, table);
  await assert.rejects(
    house.rows('update ledger_posting set amount = amount + 1, base = base + 1'),
    /is posted/,
  );
  await assert.rejects(
    house.rows(`with e as (insert into ledger_entry (org_id, id, kind, day, made_by, made_who, made_at)
      values ('${orgA}', gen_random_uuid(), 'receipt', now()::date, gen_random_uuid(), 'test', now()) returning id)
      insert into ledger_posting select '${orgA}', e.id, 1, 'bank', null, 'CNY', 5, 5 from e`),
    /does not balance/,
  );
});

test('a customer reads the entries behind their figures, and nobody else’s', async () => {
  const stranger = await house.as(await house.person({ orgId: orgB }));
  const own = (await customer.get('/omsapi/ledger')).data.rows;
  assert.ok(own.length > 10);
  const theirs = (await stranger.get('/omsapi/ledger')).data.rows;
  assert.ok(theirs.every(({ id }: { id: string }) => !own.some((one: { id: string }) => one.id === id)));
  const sum = (key: string) =>
    own.reduce((all: number, row: Record<string, string>) => all + Number(row[key]), 0);
  assert.ok(Math.abs(sum('bond')) < 0.001);
  assert.equal((await stranger.get('/omsapi/balances')).data.account, '0');
});

test('a statement of account begins with what was unpaid, names each bill and payment, and ends with what is', async () => {
  const owner = await house.as(await house.person({ orgId: orgB }));
  const bill = await layBill(house, { orgId: orgB, amount: '1234.50' });
  const { id } = await receive('234.50', { orgId: orgB });
  await allocate(id, [{ billId: bill.id, amount: '234.50' }]);
  const query = `currency=CNY&from=${today.slice(0, 8)}01&to=${today}`;
  const said = async (reply: Reply) => (await readableOf(reply.bytes)).replaceAll(/\s+/g, ' ');
  const own = await said(await owner.get(`/omsapi/ledger/statement?${query}`));
  const { data } = await owner.get('/omsapi/balances');
  for (const part of [
    `Bill issued ${bill.no} 1,234.50`,
    `Allocation ${bill.no} 234.50`,
    'Unpaid at the end 1,010.00',
  ])
    assert.ok(own.includes(part), `${part} in ${own}`);
  assert.equal(data.issuedUnpaid, '1010.00');
  const theirs = await said(await desk.get(`/opsapi/ledger/statement?orgId=${orgB}&${query}`));
  assert.ok(theirs.includes('Unpaid at the end 1,010.00'));
  const elsewhere = await house.as(await house.clerk({ customers: [orgA] }));
  assert.equal((await elsewhere.get(`/opsapi/ledger/statement?orgId=${orgB}&${query}`)).status, 404);
});

test('a statement of more entries than a paper holds is refused in words', async () => {
  const billed = await layBill(house, { orgId: orgB, amount: '1.00' });
  await house.rows(
    `with e as (insert into ledger_entry (org_id, id, kind, day, bill_id, made_by, made_who, made_at)
       select b.org_id, gen_random_uuid(), 'charge', '2026-01-15', b.id, b.created_by, 'Bench', now() from bill b, generate_series(1, 5001) where b.bill_no = $1
       returning org_id, id, bill_id)
     insert into ledger_posting (org_id, entry_id, position, account, bill_id, currency, amount, base)
       select e.org_id, e.id, p.place, p.account, case when p.place = 0 then e.bill_id end, 'CNY', p.amount, p.amount
       from e cross join (values (0, 'receivable', 1), (1, 'revenue', -1)) p (place, account, amount)`,
    [billed.no],
  );
  const asked = (from: string) =>
    desk.get(`/opsapi/ledger/statement?orgId=${orgB}&currency=CNY&from=${from}&to=2026-01-31`);
  const { code, message } = await asked('2026-01-01');
  assert.deepEqual([code, /5,?000/.test(message)], [-1, true], message);
  assert.match(
    (await readableOf((await asked('2026-01-16')).bytes)).replaceAll(/\s+/g, ' '),
    /Unpaid at the beginning/,
  );
});
