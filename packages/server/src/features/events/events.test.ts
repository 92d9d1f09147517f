import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventSubject } from '@loadline/contract/events/event-import';
import { codesOf } from '@loadline/contract/kernel/code';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { rightEvent } from './events.factory.ts';

const at = await openTestHouse();
const clerk = await at.as(await at.clerk());

const nextYear = `${new Date().getUTCFullYear() + 1}-01-01T10:00`;

async function record(numbers: readonly string[], more: object = {}, by = clerk) {
  return by.post('/opsapi/events/record', {
    key: newId(),
    numbers,
    code: 'DEPARTED',
    classifier: 'ACT',
    at: '2026-11-19T10:00',
    zone: 'Asia/Shanghai',
    isPublic: true,
    ...more,
  });
}

async function orderOf(id: string) {
  const [row] = await at.rows<{ status: string; eta: string | null; version: number }>(
    'select status, eta::text, version from orders where id = $1',
    [id],
  );
  return row;
}

async function eventsOf(orderNumber: string) {
  return (await clerk.get(`/opsapi/events?search=${orderNumber}`)).data.rows;
}

test('one event is recorded of many orders at once, and numbers without one hold nothing up', async () => {
  const own = await addOrder(at);
  const shared = [
    await addOrder(at, { tracking_no: '99912345675' }),
    await addOrder(at, { tracking_no: '99912345675', org_id: at.orgB }),
  ];
  const key = newId();
  const { data } = await record([own.orderNumber, '999-1234 5675', 'MSKU9070323'], { key });
  assert.deepEqual([data.recorded, data.orders.length, data.notFound], [3, 3, ['MSKU9070323']]);
  for (const { id } of [own, ...shared]) assert.equal((await orderOf(id))?.status, 'DEPARTED');
  const again = await record([own.orderNumber, '99912345675'], { key });
  assert.equal(again.data.recorded, 0);
});

test('what is on hold is not let out of the warehouse at the desk, nor by a workbook; what carriers do with it is a fact', async () => {
  const [held, free] = [await addOrder(at, { status: 'WH_IN' }), await addOrder(at, { status: 'WH_IN' })];
  const placed = await clerk.post('/opsapi/orders/hold', {
    ids: [held.id],
    reason: 'payment',
    note: 'to be paid',
  });
  assert.equal(placed.code, 200, placed.message);
  const out = { code: 'WMS_OUT' };
  const refused = await record([held.orderNumber, free.orderNumber], out);
  assert.deepEqual([refused.code, refused.message.includes(held.orderNumber)], [-1, true]);
  for (const { id } of [held, free]) assert.equal((await orderOf(id))?.status, 'WH_IN');
  assert.equal((await record([held.orderNumber], { ...out, classifier: 'PLN' })).code, 200);
  assert.equal((await record([free.orderNumber], out)).code, 200);
  const file = await filled(eventSubject, [{ ...rightEvent(held.orderNumber), code: '已出集货仓' }]);
  const imports = importCalls(clerk, eventSubject);
  const { data } = await imports.upload(file, 'out.xlsx');
  assert.deepEqual(await imports.findings(data.id), ['2 number E31']);
  assert.equal((await record([held.orderNumber], { code: 'DEPARTED' })).code, 200);
  assert.equal((await orderOf(held.id))?.status, 'DEPARTED');
});

test('who may lift holds lets go of what is on hold with a reason, which stays on the hold and in the history of each order; nobody else does', async () => {
  const [held, credit, free] = [
    await addOrder(at, { status: 'WH_IN' }),
    await addOrder(at, { status: 'WH_IN', org_id: at.orgB }),
    await addOrder(at, { status: 'WH_IN' }),
  ];
  await clerk.post('/opsapi/orders/hold', { ids: [held.id], reason: 'customs', note: 'inspection' });
  await at.rows('update customer set on_hold = true where org_id = $1', [at.orgB]);
  const numbers = [held, credit, free].map(({ orderNumber }) => orderNumber);
  const { data: named } = await clerk.get(
    `/opsapi/events/orders?${numbers.map((one) => `numbers=${one}`).join('&')}`,
  );
  assert.deepEqual(
    named.orders.map((one: { keptBack: boolean }) => one.keptBack),
    [true, true, false],
  );
  const out = { code: 'WMS_OUT', passReason: '客户已付款，水单已收' };
  const may = codesOf(permissions).filter((one) => isStaffPermission(one) && one !== 'op:order:hold');
  const refused = await record(numbers, out, await at.as(await at.clerk({ permissions: may })));
  assert.deepEqual([refused.code, refused.message.includes(held.orderNumber)], [-1, true]);
  assert.equal((await record(numbers, { code: 'WMS_OUT' })).code, -1);
  const gone = await record(numbers, out);
  assert.deepEqual([gone.code, gone.data.recorded], [200, 3], gone.message);
  await at.rows('update customer set on_hold = false where org_id = $1', [at.orgB]);
  for (const one of [held, credit]) {
    assert.equal((await orderOf(one.id))?.status, 'WH_OUT');
    const { data } = await clerk.get(`/opsapi/orders/history?no=${one.orderNumber}`);
    assert.match(JSON.stringify(data), /客户已付款/);
  }
  const { holds, order } = (await clerk.get(`/opsapi/orders/detail?no=${held.orderNumber}`)).data;
  assert.deepEqual([holds[0].open, holds[0].passNote, order.onHold], [true, out.passReason, true]);
  assert.ok(holds[0].passedAt && holds[0].passedBy);
});

test('what does not follow is kept and flagged; only physical facts pass over stages', async () => {
  const { id, orderNumber } = await addOrder(at);
  assert.equal((await record([orderNumber], { code: 'DEPARTED' })).data.outOfSequence, 0);
  assert.equal((await record([orderNumber], { code: 'WMS_OUT' })).data.outOfSequence, 1);
  assert.equal((await record([orderNumber], { code: 'CUS_IN' })).data.outOfSequence, 1);
  assert.equal((await orderOf(id))?.status, 'DEPARTED');
  await record([orderNumber], { code: 'ARRIVED', at: '2026-11-20' });
  assert.equal((await orderOf(id))?.status, 'IN_CLEARANCE');
  const flagged = (await clerk.get(`/opsapi/events?search=${orderNumber}&outOfSequence=true`)).data.rows;
  assert.deepEqual(
    flagged.map((row: { code: string }) => row.code),
    ['CUS_IN', 'WMS_OUT'],
  );
});

test('a wrong batch is voided for one reason, what went together once, and what cannot be is named', async () => {
  const orders = [await addOrder(at), await addOrder(at), await addOrder(at)];
  for (const { orderNumber } of orders)
    await record([orderNumber], { code: 'WMS_IN', at: '2026-11-18T09:00' });
  await record(
    orders.map(({ orderNumber }) => orderNumber),
    { code: 'DEPARTED' },
  );
  const wrong = [];
  for (const { orderNumber } of orders) wrong.push((await eventsOf(orderNumber))[0]);
  const unknown = { orgId: at.orgA, id: newId() };
  const events = [...wrong.map(({ orgId, id }) => ({ orgId, id })), unknown];
  const reply = await clerk.post('/opsapi/events/voids', { events, reason: '录错批次 wrong batch' });
  assert.equal(reply.code, 200, reply.message);
  assert.equal(reply.data.voided, 3);
  assert.deepEqual(
    reply.data.refused.map(({ id }: { id: string }) => id),
    [unknown.id],
  );
  for (const { id } of orders) assert.equal((await orderOf(id))?.status, 'WH_IN');
  const audited = await at.rows<{ n: number }>(
    `select count(*)::int as n from audit where action = 'event-voided' and subject_id = any($1)`,
    [orders.map(({ id }) => id)],
  );
  assert.equal(audited[0]?.n, 3);
  const again = await clerk.post('/opsapi/events/voids', { events: events.slice(0, 3), reason: 'again' });
  assert.deepEqual([again.code, again.message], [-1, 'This event is void already']);
});

test('a void takes the stage back, keeps the history and is told once', async () => {
  const { id, orderNumber } = await addOrder(at);
  await record([orderNumber], { code: 'WMS_IN', at: '2026-11-18T09:00' });
  await record([orderNumber], { code: 'DEPARTED' });
  const [departed] = await eventsOf(orderNumber);
  const body = { orgId: departed.orgId, id: departed.id, reason: '航班取消 Flight cancelled' };
  assert.equal((await clerk.post('/opsapi/events/void', body)).data, 1);
  assert.equal((await orderOf(id))?.status, 'WH_IN');
  const refused = await clerk.post('/opsapi/events/void', body);
  assert.deepEqual([refused.status, refused.code, refused.message], [200, -1, 'This event is void already']);
  const [voided] = await eventsOf(orderNumber);
  assert.deepEqual([voided.isVoid, voided.voidReason], [true, body.reason]);
  const customer = await at.as(await at.person());
  const detail = (await customer.get(`/omsapi/orders/detail?no=${orderNumber}`)).data;
  assert.deepEqual(
    detail.events.map((event: { code: string }) => event.code),
    ['WMS_IN'],
  );
});

test('whose event it is, is told by both names of the customer, in the list and in the form', async () => {
  const { orderNumber } = await addOrder(at);
  await record([orderNumber], { code: 'WMS_IN' });
  const [names] = await at.rows<{ zh: string; en: string }>(
    `select code || ' ' || name_zh as zh, code || ' ' || coalesce(name_en, name_zh) as en from organisation where org_id = $1`,
    [at.orgA],
  );
  const { data } = await clerk.get(`/opsapi/events?search=${orderNumber}`);
  const [event] = data.rows;
  assert.deepEqual([event.customer, event.customerEn], [names?.zh, names?.en]);
});

test('an expected arrival moves the day of the order; without one left the day is unknown', async () => {
  const { id, orderNumber } = await addOrder(at, { eta: '2026-12-01' });
  await record([orderNumber], { code: 'DELAYED' });
  assert.equal((await orderOf(id))?.eta, '2026-12-01');
  await record([orderNumber], {
    code: 'ARRIVED',
    classifier: 'EST',
    at: '2026-12-03T23:30',
    zone: 'America/Los_Angeles',
  });
  assert.equal((await orderOf(id))?.eta, '2026-12-03');
  const [expected] = await eventsOf(orderNumber);
  await clerk.post('/opsapi/events/void', { orgId: at.orgA, id: expected.id, reason: 'wrong' });
  assert.equal((await orderOf(id))?.eta, null);
});

test('what has happened is not ahead: a wrong year moves nothing, an estimate may lie there', async () => {
  const { id, orderNumber } = await addOrder(at);
  for (const ahead of ['2999-12-31', '2100-01-01T10:00']) {
    const refused = await record([orderNumber], { at: ahead });
    assert.deepEqual([refused.status, refused.data[0].path], [400, 'at']);
  }
  assert.equal((await orderOf(id))?.status, 'ORDERED');
  assert.equal((await record([orderNumber], { at: nextYear, classifier: 'EST' })).data.recorded, 1);
});

test('by the clocks of its place, too, nothing has happened that is still to come', async () => {
  const { orderNumber } = await addOrder(at);
  const inAngeles = (hours: number) =>
    localTimeAt(new Date(Date.now() + hours * 3_600_000).toISOString(), 'America/Los_Angeles');
  const refused = await record([orderNumber], { at: inAngeles(3), place: 'LAX', zone: null });
  assert.deepEqual([refused.status, refused.data[0].path], [400, 'at']);
  assert.match(refused.message, /not ahead of now/);
  assert.equal((await record([orderNumber], { at: inAngeles(-1), place: 'LAX', zone: null })).code, 200);
});

test('a year in which nothing of today travels is refused, also of what is expected', async () => {
  const { orderNumber } = await addOrder(at);
  for (const [farOff, classifier] of [
    ['2100-01-01', 'EST'],
    ['2099-12-31T10:00', 'PLN'],
    ['1999-01-01', 'ACT'],
  ] as const) {
    const refused = await record([orderNumber], { at: farOff, classifier });
    assert.deepEqual([refused.status, refused.data[0].path], [400, 'at'], farOff);
    assert.match(refused.message, /check the year/);
  }
  assert.deepEqual(await eventsOf(orderNumber), []);
});

test('the end of an order is no event that one enters, nor one that is made void', async () => {
  const { id, orderNumber } = await addOrder(at);
  for (const code of ['CANCELLED', 'CLOSED']) {
    const refused = await record([orderNumber], { code });
    assert.deepEqual([refused.status, refused.data[0].path], [400, 'code']);
    assert.match(refused.message, /cancel or close the order itself/);
  }
  const { data } = await clerk.get(`/opsapi/orders/detail?no=${orderNumber}`);
  await clerk.post('/opsapi/orders/cancel', {
    id,
    version: data.version ?? data.order.version,
    reason: 'gone',
  });
  const [end] = await eventsOf(orderNumber);
  assert.equal(end.code, 'CANCELLED');
  const refused = await clerk.post('/opsapi/events/void', { orgId: at.orgA, id: end.id, reason: 'wrong' });
  assert.deepEqual([refused.code, refused.data], [-1, null]);
  assert.match(refused.message, /cannot be made void/);
});

test('nobody is told that what was cancelled has departed', async () => {
  await at.person();
  const { id, orderNumber } = await addOrder(at, { status: 'CANCELLED' });
  await record([orderNumber]);
  assert.deepEqual(await at.rows('select from notice where subject_id = $1', [id]), []);
});

test('a cancelled order keeps its status whatever is recorded of it', async () => {
  const { id, orderNumber } = await addOrder(at, { status: 'CANCELLED' });
  assert.equal((await record([orderNumber])).data.outOfSequence, 1);
  assert.equal((await orderOf(id))?.status, 'CANCELLED');
});

test('staff record for the customers of their team alone, and void only with the right', async () => {
  const [ofA, ofB] = [await addOrder(at), await addOrder(at, { org_id: at.orgB })];
  const narrow = await at.as(
    await at.clerk({ customers: [at.orgA], permissions: ['op:work:view', 'op:event:add'] }),
  );
  const { data } = await record([ofA.orderNumber, ofB.orderNumber], {}, narrow);
  assert.deepEqual([data.recorded, data.notFound], [1, [ofB.orderNumber]]);
  const [event] = await eventsOf(ofA.orderNumber);
  const refused = await narrow.post('/opsapi/events/void', { orgId: at.orgA, id: event.id, reason: 'no' });
  assert.equal(refused.status, 403);
});

test('two hundred clerks who void one event at once: one voids it', async () => {
  const { orderNumber } = await addOrder(at);
  await record([orderNumber]);
  const [{ orgId, id }] = await eventsOf(orderNumber);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => clerk.post('/opsapi/events/void', { orgId, id, reason: 'twice' })),
  );
  assert.equal(answers.filter(({ code }) => code === 200).length, 1);
});

test('at a warehouse of Amazon’s clocks go as they do there, typed or imported, and the code says what was reached', async () => {
  const { id, orderNumber } = await addOrder(at, {
    origin: 'PVG',
    destination: 'LAX',
    warehouse_code: 'ONT8',
  });
  await record([orderNumber], { code: 'POD', at: '2026-11-20T09:30', place: 'ONT8', zone: null });
  assert.equal((await orderOf(id))?.status, 'SIGNED');
  const [signed] = await eventsOf(orderNumber);
  assert.deepEqual(
    [signed.zone, signed.occurredAt, signed.stage],
    ['America/Los_Angeles', '2026-11-20T17:30:00.000Z', 'SIGNED'],
  );
  const file = await filled(eventSubject, [
    { ...rightEvent(orderNumber), code: '已派送', at: '2026-11-20 08:00', place: 'MDW2' },
  ]);
  const imports = importCalls(clerk, eventSubject);
  const { data } = await imports.upload(file, 'delivered.xlsx');
  await imports.importAll(data.id);
  const [delivered] = await eventsOf(orderNumber);
  assert.deepEqual(
    [delivered.zone, delivered.occurredAt, delivered.stage],
    ['America/Chicago', '2026-11-20T14:00:00.000Z', 'DELIVERED'],
  );
});

test('what lies before its order was made is kept with a warning, by the list and by whoever enters it', async () => {
  const made = { order_time: '2026-11-20T02:00:30Z', status: 'ORDERED' };
  const { id, orderNumber } = await addOrder(at, made);
  const say = async (more: object) =>
    (await record([orderNumber], { code: 'PICKED_UP', ...more })).data.beforeOrder;
  assert.equal(await say({ at: '2026-11-20T09:59' }), 1);
  assert.equal(await say({ at: '2026-11-20T10:00' }), 0);
  assert.equal(await say({ at: '2026-11-20' }), 0);
  assert.equal(await say({ at: '2026-11-19' }), 1);
  assert.equal(await say({ at: '2026-11-19', classifier: 'PLN' }), 0);
  assert.deepEqual(
    (await eventsOf(orderNumber)).map((row: { beforeOrder: boolean }) => row.beforeOrder),
    [false, true, false, false, true],
  );
  assert.equal((await record([orderNumber], { code: 'POD', at: '2026-11-20T09:00' })).data.recorded, 1);
  assert.equal((await orderOf(id))?.status, 'SIGNED');
  const row = { ...rightEvent(orderNumber), place: 'ONT8', code: '已派送' };
  const imports = importCalls(clerk, eventSubject);
  const file = await filled(eventSubject, [
    { ...row, at: '2026-11-19 18:00' },
    { ...row, at: '2026-11-19 17:59' },
  ]);
  const { data } = await imports.upload(file, 'early.xlsx');
  assert.deepEqual(await imports.findings(data.id), ['3 at W08']);
  assert.equal((await imports.importAll(data.id)).importedRecords, 2);
});

test('a local time at a place whose clocks are not known is refused until its zone is said, typed or imported', async () => {
  const { orderNumber } = await addOrder(at);
  const told = { code: 'PICKED_UP', at: '2026-11-20T09:30', place: '某地堆场' };
  const refused = await record([orderNumber], { ...told, zone: null });
  assert.deepEqual([refused.status, refused.data[0].path], [400, 'zone']);
  assert.deepEqual(await eventsOf(orderNumber), []);
  assert.equal((await record([orderNumber], { ...told, zone: 'Asia/Almaty' })).data.recorded, 1);
  const [event] = await eventsOf(orderNumber);
  assert.deepEqual([event.zone, event.occurredAt], ['Asia/Almaty', '2026-11-20T04:30:00.000Z']);
  const row = { ...rightEvent(orderNumber), code: '已派送', at: '2026-11-20 12:00', place: '某地堆场' };
  const imports = importCalls(clerk, eventSubject);
  const file = await filled(eventSubject, [
    { ...row, zone: '' },
    { ...row, place: '另一堆场', zone: 'Asia/Tokyo' },
    { ...row, place: 'LAX', zone: '' },
  ]);
  const { data } = await imports.upload(file, 'somewhere.xlsx');
  assert.deepEqual(await imports.findings(data.id), ['2 zone E32']);
});
