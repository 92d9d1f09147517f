import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { policies } from '@loadline/contract/ops/policy';
import { openTestHouse } from '../../testing/house.ts';
import { bookingOn, draftOf } from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layMawb } from '../waybills/waybills.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const head = await house.clerk();
const chief = await house.as(head);
const acme = await house.as(ana);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly value: string | null;
  readonly updatedBy: string | null;
  readonly version: number;
}

async function policy(name: string): Promise<Row> {
  const { data } = await chief.get('/opsapi/policies');
  const found = data.find((one: Row) => one.name === name);
  assert.ok(found);
  return found;
}

async function setTo(name: string, value: string | null, reason = 'agreed with the airline') {
  const { version } = await policy(name);
  return chief.post('/opsapi/policies/save', { name, version, value, reason });
}

/** While a figure is another one; the default holds again afterwards. */
async function within(name: string, value: string, work: () => Promise<void>): Promise<void> {
  assert.equal((await setTo(name, value)).status, 200);
  await work();
  assert.equal((await setTo(name, null)).status, 200);
}

test('an installation begins with every figure of the contract as the product brings it, set by nobody', async () => {
  const { data } = await chief.get('/opsapi/policies');
  assert.deepEqual(
    data.map(({ name }: Row) => name),
    codesOf(policies),
  );
  assert.ok(data.every(({ value, updatedBy }: Row) => value === null && updatedBy === null));
});

test('who changed a figure last, from what and why stands with it and in the audit log; so does the way back', async () => {
  const { data } = await setTo('weighbridge', '4.5');
  const changed = data.find(({ name }: Row) => name === 'weighbridge');
  assert.deepEqual([changed.value, changed.updatedBy, changed.version], ['4.5', `Name ${head.username}`, 2]);
  await setTo('weighbridge', null, 'as before');
  assert.equal((await policy('weighbridge')).value, null);
  const log = (await chief.get(`/opsapi/audit?subjectId=${changed.id}`)).data.rows;
  const said = log.flatMap(({ changes }: { changes: { label: string; from: string | null; to: string }[] }) =>
    changes.map(({ label, from, to }) => `${label}: ${from ?? '–'} → ${to ?? '–'}`),
  );
  assert.deepEqual(said.toSorted(), [
    'Figure: – → Weighbridge note against waybill',
    'Figure: – → Weighbridge note against waybill',
    'Reason: – → agreed with the airline',
    'Reason: – → as before',
    'Set to: 4.5 → –',
    'Set to: – → 4.5',
  ]);
});

test('the flags of waybills that are there follow at once', async () => {
  const { no, hawbIds } = await layMawb(house, {
    status: '42',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }],
  });
  await house.rows(
    `update hawb set wms_pkgs_num = 10, wms_gross_weight = 123, wms_volume = 1.2, wms_told_at = now() where id = $1`,
    [hawbIds[0]],
  );
  const isFlagged = async () =>
    (await acme.get(`/omsapi/mawbDetail?no=${no}`)).data.houses[0].warehouseWeight.over;
  assert.equal(await isFlagged(), false);
  await within('difference', '2', async () => assert.equal(await isFlagged(), true));
  assert.equal(await isFlagged(), false);
});

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function openedSheet(kind = 'delay') {
  const { orderNumber } = await addOrder(house);
  const body = { orderNo: orderNumber, kind, description: 'late' };
  const { sheetNo } = (await acme.post('/omsapi/exceptions/open', body)).data;
  return { sheetNo, detail: async () => (await acme.get(`/omsapi/exceptions/detail?no=${sheetNo}`)).data };
}

test('the time at which an open sheet runs out moves with the hours that are set, and its page says them', async () => {
  const { detail } = await openedSheet();
  const before = await detail();
  assert.equal(before.targetHours, 8);
  await within('sla.medium', '17', async () => {
    const { sheet, targetHours } = await detail();
    assert.equal(targetHours, 17);
    assert.ok(sheet.breachAt > before.sheet.breachAt);
  });
  assert.equal((await detail()).sheet.breachAt, before.sheet.breachAt);
});

test('customers are reminded of a sheet again when the time that is set is over', async () => {
  const { sheetNo } = await openedSheet();
  const reminded = async () => (await chief.post('/opsapi/exceptions/remind', { nos: [sheetNo] })).data;
  assert.deepEqual([await reminded(), await reminded()], [1, 0]);
  await within('remindHours', '0', async () => assert.equal(await reminded(), 1));
});

test('a booking is due when its deadline is as near as is set', async () => {
  const flight = await addFlight(house);
  const { flight: on, pickup, ...rest } = bookingOn(flight);
  const deadline = new Date(Date.now() + 30 * 3_600_000).toISOString();
  await draftOf(acme, { ...rest, flight: on, pickup: { ...pickup, deadline } });
  const due = async () => (await acme.get('/omsapi/booking/overview')).data.due;
  const before = await due();
  await within('bookingDueHours', '36', async () => assert.equal(await due(), before + 1));
});

test('a new sheet is as grave as its kind is set to be', async () => {
  await within('severity.delay', 'high', async () => {
    const { sheet, targetHours } = await (await openedSheet()).detail();
    assert.deepEqual([sheet.severity, targetHours], ['high', 4]);
  });
  assert.equal((await (await openedSheet()).detail()).sheet.severity, 'medium');
});

test('the work list counts as late what has waited longer than is set', async () => {
  const late = async () => {
    const { data } = await chief.get('/opsapi/work');
    return data.queues.find(({ queue }: { queue: string }) => queue === 'ordersSilent').late;
  };
  await addOrder(house, { status: 'DEPARTED', order_time: ago(30) });
  assert.ok((await late()) >= 1);
  await within('late.ordersSilent', '200', async () => assert.equal(await late(), 0));
});

test('weights on the page of an order are flagged beyond the percentage that is set', async () => {
  const { orderNumber } = await addOrder(house);
  const tolerance = async () =>
    (await acme.get(`/omsapi/orders/detail?no=${orderNumber}`)).data.weightTolerance;
  assert.equal(await tolerance(), '3.0');
  await within('orderWeight', '5', async () => assert.equal(await tolerance(), '5'));
});

test('what the warehouse weighed is marked beside a booking by the percentage of receipts', async () => {
  const { bookingNo } = (await acme.post('/omsapi/booking/make', {})).data.booking;
  const tolerance = async () =>
    (await acme.get(`/omsapi/booking/detail?no=${bookingNo}`)).data.booking.wmsTolerance;
  assert.equal(await tolerance(), '3.0');
  await within('receipt', '5', async () => assert.equal(await tolerance(), '5'));
});

test('nobody sets what a figure cannot be, gives no reason, writes over somebody else or has not the right', async () => {
  for (const value of ['100.1', '-1', '0.25', 'three'])
    assert.equal((await setTo('receipt', value)).status, 400, value);
  for (const [name, value] of [
    ['sla.high', '0'],
    ['sla.high', '1.5'],
    ['severity.delay', '4'],
  ] as const)
    assert.equal((await setTo(name, value)).status, 400, name);
  const { version } = await policy('receipt');
  const body = { name: 'receipt', version, value: '5' };
  assert.equal((await chief.post('/opsapi/policies/save', body)).status, 400);
  await setTo('receipt', '5');
  const stale = await chief.post('/opsapi/policies/save', { ...body, reason: 'late' });
  assert.deepEqual([stale.status, stale.data.current.value], [409, '5']);
  const clerk = await house.as(await house.clerk({ permissions: ['op:dictionary:edit', 'op:mawb:revert'] }));
  assert.equal((await clerk.get('/opsapi/policies')).status, 403);
  assert.equal((await clerk.post('/opsapi/policies/save', { ...body, reason: 'x' })).status, 403);
});
