import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const { nobody } = house;

function asking(...numbers: string[]): string {
  return `/omsapi/public/tracking?${numbers.map((number) => `trackNo=${encodeURIComponent(number)}`).join('&')}`;
}

test('whoever holds an order number sees where the cargo is, and nothing about whose it is', async () => {
  const { id, orderNumber } = await addOrder(house, {
    status: 'DEPARTED',
    origin: 'Shanghai',
    destination: 'Los Angeles',
    eta: '2026-12-01',
    reference_number: 'SENTINEL-REF',
    remark: 'SENTINEL-REMARK',
  });
  await house.rows(
    `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, 'sender', 'SENTINEL-CO', 'SENTINEL-ROAD')`,
    [house.orgA, id],
  );
  await addEvent(house, id);
  const reply = await nobody.get(asking(orderNumber));
  const [shipment] = reply.data.shipments;
  assert.deepEqual(
    [shipment.number, shipment.status, shipment.pieces, shipment.grossWeight, shipment.eta, shipment.origin],
    [orderNumber, 'DEPARTED', 10, '120.500', '2026-12-01', 'Shanghai'],
  );
  assert.deepEqual(
    shipment.milestones.map((one: Record<string, unknown>) => [
      one.stage,
      one.classifier,
      one.occurredAt,
      one.zone,
      one.place,
    ]),
    [['DEPARTED', 'ACT', '2026-11-02T10:00:00.000Z', 'Asia/Shanghai', '上海 PVG']],
  );
  assert.ok(!reply.bytes.includes('SENTINEL'));
});

test('an unknown, a private and another kind of number get the same answer', async () => {
  const hidden = await addOrder(house, { is_public: false });
  const ship = await addOrder(house, { tracking_no: 'CSQU3054383', transport_type: '2' });
  const answers = await Promise.all([
    nobody.get(asking(hidden.orderNumber)),
    nobody.get(asking('SO26110100000000Q')),
    nobody.get(`${asking('CSQU3054383')}&trackType=2`),
    nobody.get(`${asking(ship.orderNumber)}&trackType=3`),
  ]);
  for (const answer of answers) {
    assert.deepEqual(
      [answer.status, answer.code, answer.data.shipments, answer.data.notFound.length],
      [200, 200, [], 1],
    );
  }
});

test('a carrier’s number, which can be guessed, shows milestones but neither pieces, weight nor notes', async () => {
  const { id, orderNumber } = await addOrder(house, {
    tracking_no: '99912345675',
    transport_type: '1',
    fba_no: 'FBA15ABCDEF1',
  });
  await addEvent(house, id);
  await house.rows(
    `update shipment_event set note_zh = '实收 175 件', note_en = '175 pieces' where subject_id = $1`,
    [id],
  );
  for (const number of ['999-12345675', '999 1234 5675', 'fba15abcdef1']) {
    const reply = await nobody.get(asking(number));
    const [shipment] = reply.data.shipments;
    assert.deepEqual(
      [shipment.pieces, shipment.grossWeight, shipment.volume, shipment.milestones.length],
      [null, null, null, 1],
      number,
    );
    assert.ok(!reply.bytes.includes('175'), number);
  }
  const [own] = (await nobody.get(asking(orderNumber))).data.shipments;
  assert.equal(own.milestones[0].noteEn, '175 pieces');
});

test('a number typed with a letter O, in small letters or full width still finds its order', async () => {
  const { orderNumber } = await addOrder(house, { order_number: 'SO2611010A1B2C3DX' });
  for (const typed of [
    'so2611010a1b2c3dx',
    'SO26110IOA1B2C3DX',
    'ＳＯ２６１１０１０Ａ１Ｂ２Ｃ３ＤＸ',
    ' SO-2611010A1B2C3DX ',
  ]) {
    assert.equal((await nobody.get(asking(typed))).data.shipments[0]?.number, orderNumber, typed);
  }
});

test('voided, internal and stageless events are not shown, expected ones are', async () => {
  const { id, orderNumber } = await addOrder(house);
  await addEvent(house, id, { stage: 'ORDERED', voided_by: id });
  await addEvent(house, id, { stage: 'WH_IN', is_public: false });
  await addEvent(house, id, { stage: null, code: 'NOTE' });
  await addEvent(house, id, { stage: 'ARRIVED', classifier: 'EST', occurred_at: '2026-12-01T00:00:00Z' });
  const { milestones } = (await nobody.get(asking(orderNumber))).data.shipments[0];
  assert.deepEqual(
    milestones.map((one: Record<string, unknown>) => [one.stage, one.classifier]),
    [['ARRIVED', 'EST']],
  );
});

test('twenty numbers are answered in the order they were asked, the twenty-first is refused by name', async () => {
  const made = [await addOrder(house), await addOrder(house)];
  const numbers = [
    ...made.map((one) => one.orderNumber),
    ...Array.from({ length: 18 }, (_, n) => `UNKNOWN-${n}-XYZ`),
  ];
  const reply = await nobody.get(asking(...numbers));
  assert.deepEqual(
    reply.data.shipments.map((one: Record<string, unknown>) => one.number),
    numbers.slice(0, 2),
  );
  assert.equal(reply.data.notFound.length, 18);
  const refused = await nobody.get(asking(...numbers, 'ONE-TOO-MANY'));
  assert.deepEqual(
    [refused.status, refused.message],
    [400, 'The request is not valid: Numbers: at most 20 items'],
  );
});

test('a signed-in customer also finds its own references; nobody else does, and a dead session is nobody', async () => {
  const { id } = await addOrder(house, { reference_number: 'PO-OWN-77', is_public: false });
  await addEvent(house, id);
  const [ana, bo] = [
    await house.as(await house.person()),
    await house.as(await house.person({ orgId: house.orgB })),
  ];
  assert.equal((await ana.get(asking('po-own-77'))).data.shipments[0]?.pieces, 10);
  assert.deepEqual((await bo.get(asking('PO-OWN-77'))).data.shipments, []);
  await ana.get('/adminapi/oauth/logout');
  assert.deepEqual((await ana.get(asking('PO-OWN-77'))).data.notFound, ['PO-OWN-77']);
});

test('a number that was given with a letter like a digit is found by either', async () => {
  for (const [given, read] of [
    ['SO261122S3PD50AJI', 'so261122s3pd5oaj1'],
    ['SO26112294WQWHXHO', 'S026112294WQWHXH0'],
  ] as const) {
    await addOrder(house, { order_number: given });
    const { data } = await nobody.get(asking(read));
    assert.deepEqual([data.shipments[0]?.number, data.notFound], [given, []]);
  }
});
