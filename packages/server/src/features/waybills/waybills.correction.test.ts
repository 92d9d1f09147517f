import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import type { LaidWaybill } from './waybills.factory.ts';
import { layMawb, layPaper } from './waybills.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const bo = await house.person({ orgId: house.orgB });
const desk = await house.as(await house.clerk());
const [acme, beta] = [await house.as(ana), await house.as(bo)];

const at = '2026-11-20T08:00:00.000Z';
const measured = { pieces: 10, grossWeight: '121', volume: '1.2' };

/** One house waybill of one customer and one of another, stored as booked: 120.5 kg and 1.2 m³ each, 200 kg to pay for. */
async function stored(): Promise<LaidWaybill & { orderId: string; version: number }> {
  const { id: orderId } = await addOrder(house, {
    org_id: house.orgA,
    created_by: ana.userId,
    status: 'ORDERED',
  });
  const laid = await layMawb(house, {
    status: '31',
    cargo: [
      { orgId: house.orgA, ownerId: ana.userId, orders: [orderId] },
      { orgId: house.orgB, ownerId: bo.userId, orders: [null] },
    ],
  });
  const houses = laid.hawbIds.map((hawbId) => ({ hawbId, ...measured }));
  const { data, message } = await desk.post('/opsapi/mawb/move', {
    id: laid.id,
    version: 1,
    to: '32',
    data: { at, houses },
  });
  assert.equal(data?.waybill.status, '32', message);
  return { ...laid, orderId, version: data.waybill.version };
}

interface House {
  readonly hawbId: string;
  readonly warehouseWeight: object;
  readonly weighbridge: { readonly grossWeight: string };
}

/** The house waybill that `correction` puts right. */
function ownIn({ houses }: { readonly houses: readonly House[] }, { hawbIds }: LaidWaybill): House {
  const own = houses.find(({ hawbId }) => hawbId === hawbIds[0]);
  assert.ok(own);
  return own;
}

function correction({ id, version, hawbIds }: LaidWaybill & { version: number }, figures: object, rest = {}) {
  const houses = [{ hawbId: hawbIds[0], ...measured, ...figures }];
  return desk.post('/opsapi/mawb/figures', {
    id,
    version,
    side: 'warehouse',
    houses,
    reason: 'a digit was swapped',
    ...rest,
  });
}

async function sheetsOf(orderId: string) {
  return house.rows('select kind, state from exception_sheet where order_id = $1 order by opened_at', [
    orderId,
  ]);
}

async function toldOf(id: string) {
  return house.rows<{ org_id: string; words: object }>(
    `select distinct org_id, words from notice where subject_id = $1 and event = 'weightCorrected'`,
    [id],
  );
}

test('a warehouse figure is put right without a step back: what is billed, the list and the board follow, its customer is told', async () => {
  const waybill = await stored();
  const { data, code, message } = await correction(waybill, { grossWeight: '241.2' });
  assert.equal(code, 200, message);
  assert.equal(data.waybill.status, '32');
  assert.deepEqual(ownIn(data, waybill).warehouseWeight, { percent: '+100.2', over: true });
  // 241.2 and 121 kg are more than 2.4 m³ weigh.
  assert.deepEqual([data.totals.billing, data.waybill.billingWeight], ['400.0', '400.0']);
  const row = (await acme.get(`/omsapi/mawb?search=${waybill.no}`)).data.rows[0];
  assert.deepEqual([row.grossWeight, row.billingWeight], ['241.200', '241.5']);
  const own = (await acme.get(`/omsapi/mawbDetail?no=${waybill.no}`)).data;
  assert.deepEqual([own.totals.billing, own.houses[0].warehouse.grossWeight], ['241.5', '241.2']);
  const board = (await acme.get('/omsapi/databoard?day=2026-11-24')).data;
  const flight = board.flights.find((one: { flightNo: string }) => one.flightNo === 'CZ433');
  const shares = await house.rows<{ sum: string }>(
    `select sum(s.billing_weight)::text as sum from mawb_share s join mawb m on m.id = s.mawb_id where s.org_id = $1 and m.flight_no = 'CZ433'`,
    [house.orgA],
  );
  assert.equal(flight.billingWeight, shares[0]?.sum);
  const told = await toldOf(waybill.id);
  assert.deepEqual(told, [
    { org_id: house.orgA, words: { weightBefore: '200.0', weightNow: '241.5', weightUnit: 'kg' } },
  ]);
});

test('who corrected what from which figure stands in the history, and the customer whose cargo it is not learns nothing', async () => {
  const waybill = await stored();
  assert.equal((await correction(waybill, { pieces: 9, volume: '1.25' })).code, 200);
  const [deed] = (await desk.get(`/opsapi/mawb/history?no=${waybill.no}`)).data;
  assert.equal(deed.action, 'Corrected');
  const said = Object.fromEntries(
    deed.changes.map(({ field, from, to }: { field: string; from: string; to: string }) => [
      field,
      [from, to],
    ]),
  );
  assert.deepEqual(said['Warehouse pieces'], ['10', '9']);
  assert.deepEqual(said['Warehouse volume'], ['1.2', '1.25']);
  assert.deepEqual(said['Reason'], [null, 'a digit was swapped']);
  const kinds = (reply: { data: { events: { kind: string; said: object[]; reason: string | null }[] } }) =>
    reply.data.events.filter(({ kind }) => kind === 'figuresCorrected');
  const [staffs] = kinds(await desk.get(`/opsapi/mawb/detail?no=${waybill.no}`));
  assert.equal(staffs?.said.length, 3);
  const [own] = kinds(await acme.get(`/omsapi/mawbDetail?no=${waybill.no}`));
  assert.deepEqual([own?.said, own?.reason], [[], null]);
  assert.deepEqual(kinds(await beta.get(`/omsapi/mawbDetail?no=${waybill.no}`)), []);
});

test('a difference beyond the tolerance opens the sheet of its order, and one that was a slip settles it', async () => {
  const waybill = await stored();
  assert.deepEqual(await sheetsOf(waybill.orderId), []);
  const wrong = await correction(waybill, { grossWeight: '130' });
  assert.deepEqual(await sheetsOf(waybill.orderId), [{ kind: 'shortage', state: 'OPEN' }]);
  const right = await correction({ ...waybill, version: wrong.data.waybill.version }, {});
  assert.equal(right.code, 200, right.message);
  assert.deepEqual(await sheetsOf(waybill.orderId), [{ kind: 'shortage', state: 'RESOLVED' }]);
  const steps = await house.rows(
    `select p.to_state, p.side, p.who from sheet_step p join exception_sheet s on s.id = p.sheet_id where s.order_id = $1 order by p.step_no`,
    [waybill.orderId],
  );
  assert.deepEqual(steps.at(-1), { to_state: 'RESOLVED', side: 'system', who: '' });
});

test('a house waybill that is stored with another weight than booked opens the sheet at the step itself', async () => {
  const { id: orderId } = await addOrder(house, {
    org_id: house.orgA,
    created_by: ana.userId,
    status: 'ORDERED',
  });
  const { id, hawbIds } = await layMawb(house, {
    status: '31',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [orderId] }],
  });
  const houses = [{ ...measured, hawbId: hawbIds[0], grossWeight: '126' }];
  const { data } = await desk.post('/opsapi/mawb/move', { id, version: 1, to: '32', data: { at, houses } });
  assert.deepEqual([data.exceptions.length, data.exceptions[0].kind], [1, 'shortage']);
});

test('the weighbridge note and its houses are put right together; the review looks at the corrected note', async () => {
  const waybill = await stored();
  await house.rows(
    `update mawb set status = '45', final_pieces = 20, final_gross_weight = 290, weighbridge_file = gen_random_uuid() where id = $1`,
    [waybill.id],
  );
  const point = (data: { review: { point: string; passed: boolean | null }[] }) =>
    data.review.find((one) => one.point === 'weighbridge')?.passed;
  const fewer = { side: 'weighbridge', note: { pieces: 19, grossWeight: '242' } };
  const before = (await desk.get(`/opsapi/mawb/detail?no=${waybill.no}`)).data;
  assert.equal(point(before), false);
  const short = await correction(waybill, { grossWeight: '121.5' }, fewer);
  const said = short.data.review.find((one: { point: string }) => one.point === 'weighbridge');
  const next = { ...waybill, version: short.data.waybill.version };
  assert.deepEqual([said.passed, said.detail.startsWith('pieces −1')], [false, true], said.detail);
  const { data, code, message } = await correction(
    next,
    { grossWeight: '121.5' },
    { side: 'weighbridge', note: { pieces: 20, grossWeight: '242' } },
  );
  assert.equal(code, 200, message);
  assert.equal(point(data), true);
  assert.deepEqual(
    [data.totals.weighbridge.grossWeight, ownIn(data, waybill).weighbridge.grossWeight],
    ['242.000', '121.5'],
  );
});

test('what was weighed is billed from its step on, what was put right from then, and after a step back what was there before', async () => {
  const { id, no } = await layMawb(house, {
    status: '41',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }],
  });
  // Nobody else has cargo on it: the note is theirs.
  const billed = async () => {
    const [row] = (await acme.get(`/omsapi/mawb?search=${no}`)).data.rows;
    const { totals, houses } = (await acme.get(`/omsapi/mawbDetail?no=${no}`)).data;
    assert.deepEqual([totals.billing, houses[0].billing], [row.billingWeight, row.billingWeight]);
    return row.billingWeight;
  };
  const weighbridgeFile = await layPaper(house, house.orgF, id);
  const weighed = { weighbridgeFile, pieces: 10, grossWeight: '230' };
  const step = await desk.post('/opsapi/mawb/move', { id, version: 1, to: '45', data: weighed });
  assert.equal(await billed(), '230.0', step.message);
  const corrected = await desk.post('/opsapi/mawb/figures', {
    id,
    version: step.data.waybill.version,
    side: 'weighbridge',
    houses: [],
    note: { pieces: 10, grossWeight: '240.2' },
    reason: 'misread',
  });
  assert.equal(await billed(), '240.5', corrected.message);
  const { version } = corrected.data.waybill;
  const back = await desk.post('/opsapi/mawb/back', { id, version, reason: 'not weighed' });
  assert.equal(await billed(), '200.0', back.message);
});

test('lists and heads count the pieces of the weighbridge note, and those that were accepted until there is one', async () => {
  const { id, no } = await layMawb(house, {
    status: '41',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }],
  });
  const counted = async () => {
    const [own] = (await acme.get(`/omsapi/mawb?search=${no}`)).data.rows;
    const [listed] = (await desk.get(`/opsapi/mawb?search=${no}`)).data.rows;
    const heads = [
      (await acme.get(`/omsapi/mawbDetail?no=${no}`)).data.waybill,
      (await desk.get(`/opsapi/mawb/detail?no=${no}`)).data.waybill,
    ];
    return [own, listed, ...heads].map(({ quantity }) => quantity);
  };
  assert.deepEqual(await counted(), [10, 10, 10, 10]);
  const weighbridgeFile = await layPaper(house, house.orgF, id);
  const weighed = { weighbridgeFile, pieces: 9, grossWeight: '110' };
  const step = await desk.post('/opsapi/mawb/move', { id, version: 1, to: '45', data: weighed });
  assert.equal(step.code, 200, step.message);
  assert.deepEqual(await counted(), [9, 9, 9, 9]);
  const { version } = step.data.waybill;
  const back = await desk.post('/opsapi/mawb/back', { id, version, reason: 'not weighed' });
  assert.equal(back.code, 200, back.message);
  assert.deepEqual(await counted(), [10, 10, 10, 10]);
});

test('house waybills that were stored and weighed by mistake have no figures after the steps back, and are billed as booked', async () => {
  const { id, hawbIds } = await layMawb(house, {
    status: '31',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }],
  });
  const houses = [{ hawbId: hawbIds[0], pieces: 10, grossWeight: '230', volume: '1.2' }];
  const figures = async () => {
    const [row] = await house.rows<object>(
      `select h.wms_gross_weight as warehouse, h.weighed_gross_weight as weighbridge, trim_scale(s.billing_weight)::text as billed
       from hawb h join mawb_share s on s.booking_id = h.booking_id where s.mawb_id = $1`,
      [id],
    );
    return row;
  };
  const storing = await desk.post('/opsapi/mawb/move', { id, version: 1, to: '32', data: { at, houses } });
  assert.equal(storing.code, 200, storing.message);
  const back = async (version: number) =>
    desk.post('/opsapi/mawb/back', { id, version, reason: 'another one' });
  const unstored = await back(storing.data.waybill.version);
  assert.equal(unstored.code, 200, unstored.message);
  const unmeasured = { warehouse: null, weighbridge: null, billed: '200' };
  assert.deepEqual(await figures(), unmeasured);
  await house.rows(`update mawb set status = '41' where id = $1`, [id]);
  const weighbridgeFile = await layPaper(house, house.orgF, id);
  const data = { weighbridgeFile, pieces: 10, grossWeight: '230', houses };
  const { version } = unstored.data.waybill;
  const weighed = await desk.post('/opsapi/mawb/move', { id, version, to: '45', data });
  assert.equal(weighed.code, 200, weighed.message);
  const unweighed = await back(weighed.data.waybill.version);
  assert.equal(unweighed.code, 200, unweighed.message);
  assert.deepEqual(await figures(), unmeasured);
});

test('nothing is corrected before it was measured or once it has flown, and never over what somebody else has changed', async () => {
  const waybill = await stored();
  const untold = await correction(waybill, {}, { side: 'weighbridge' });
  assert.deepEqual([untold.code, /has no Weighbridge figures yet/.test(untold.message)], [-1, true]);
  const same = await correction(waybill, {});
  assert.deepEqual([same.code, same.message], [-1, 'Nothing was changed']);
  const stale = await correction({ ...waybill, version: 1 }, { pieces: 9 });
  assert.equal(stale.status, 409);
  assert.equal(stale.data.current.waybill.version, waybill.version);
  const foreign = await stored();
  const other = await correction({ ...waybill, hawbIds: foreign.hawbIds }, { pieces: 9 });
  assert.equal(other.status, 404);
  await house.rows(`update mawb set status = '3' where id = $1`, [waybill.id]);
  const flown = await correction(waybill, { pieces: 9 });
  assert.deepEqual([flown.code, /until take-off/.test(flown.message)], [-1, true]);
  assert.deepEqual(await toldOf(waybill.id), []);
});

test('only who may step a waybill back corrects figures, and says why', async () => {
  const waybill = await stored();
  const mover = await house.as(await house.clerk({ permissions: ['op:mawb:view', 'op:mawb:move'] }));
  const body = { id: waybill.id, version: waybill.version, side: 'warehouse', houses: [] };
  assert.equal((await mover.post('/opsapi/mawb/figures', { ...body, reason: 'x' })).status, 403);
  assert.equal((await desk.post('/opsapi/mawb/figures', body)).status, 400);
});

test('what a booking is billed by its measured figures follows the rule of its product, at the step and when they are put right', async () => {
  const [product] = await house.rows<{ id: string }>(
    `insert into channel (channel_id, name, name_en) values (gen_random_uuid(), '快件专线', 'Courier line') returning channel_id::text as id`,
  );
  // Every 5000 cm³ weigh a kilogram, and beyond 100 kg whole kilograms are billed.
  await house.rows(
    `insert into rate_card (id, product_id, origin, zone, zone_zh, zone_en, transit_from, transit_to, valid_from, valid_to, basis, factor, step, whole_above,
       rounds, least_weight, currency, breaks, minimum_charge, surcharges, published)
     values (gen_random_uuid(), $1, 'PVG', 'US', '美国', 'USA', 1, 2, '2020-01-01', '2099-01-01', 'divisor', 5000, 0.5, 100, 'shipment', 0, 'CNY',
       '[{"from":"0","price":"1"}]', 0, '[]', true)`,
    [product?.id],
  );
  const { id, no, hawbIds, bookingIds } = await layMawb(house, {
    status: '31',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }],
  });
  await house.rows(
    `update booking set content = jsonb_set(content, '{flight,product}', '"快件专线"'), product = '快件专线' where id = $1`,
    [bookingIds[0]],
  );
  const billed = async () => (await acme.get(`/omsapi/booking?search=${no}`)).data.rows[0].wmsBillingWeight;
  const houses = [{ ...measured, hawbId: hawbIds[0] }];
  const step = await desk.post('/opsapi/mawb/move', { id, version: 1, to: '32', data: { at, houses } });
  assert.equal(await billed(), '240.000', step.message);
  await correction(
    { id, no, hawbIds, bookingIds, version: step.data.waybill.version },
    { grossWeight: '250.2' },
  );
  assert.equal(await billed(), '251.000');
});
