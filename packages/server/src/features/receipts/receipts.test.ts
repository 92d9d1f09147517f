import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { offerProduct, soundContent, soundLine, submittedBy } from '../trusts/trusts.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const owner = await house.as(await house.person());

// Ten pieces of 120.5 kg and 1.2 m³ in all, as booked.
const booked = { quantity: 10, gross_weight: '120.5', volume: '1.2' };
const asBooked = [{ pieces: 10, length: '50', width: '60', height: '40', weight: '120.5' }];

async function save(orderId: string, lines: object[], more: object = {}) {
  const body = {
    id: newId(),
    version: null,
    orderId,
    warehouse: 'PVG-W2',
    lines,
    photos: [],
    remark: null,
    ...more,
  };
  return desk.post('/opsapi/receipt/save', body);
}

async function receive(orderId: string, lines: object[], complete = true) {
  const { id, version } = (await save(orderId, lines)).data;
  return desk.post('/opsapi/receipt/confirm', { id, version, complete });
}

async function orderOf(id: string) {
  const [row] = await house.rows<Record<string, unknown>>(
    `select status, actual_pks_num as pieces, actual_weight::text as weight, actual_volume::text as volume, charging_weight::text as charged
     from orders where id = $1`,
    [id],
  );
  return row;
}

async function sheetsOf(id: string): Promise<number> {
  const [row] = await house.rows<{ total: number }>(
    'select count(*)::int as total from exception_sheet where order_id = $1',
    [id],
  );
  return row?.total ?? 0;
}

test('cargo that comes as booked enters the warehouse with the weights that were measured', async () => {
  const { id } = await addOrder(house, booked);
  const { data, message } = await receive(id, asBooked);
  assert.deepEqual([data?.receipt.state, data?.differs, data?.sheetId], ['RECEIVED', false, null], message);
  const expected = { status: 'WH_IN', pieces: 10, weight: '120.500', volume: '1.200', charged: '200.0' };
  assert.deepEqual(await orderOf(id), expected);
  assert.equal(await sheetsOf(id), 0);
});

test('one piece too few opens one exception sheet for the customer, whatever is received afterwards', async () => {
  const { id } = await addOrder(house, booked);
  const first = await receive(id, [{ ...asBooked[0], pieces: 9 }]);
  assert.equal(first.data.differs, true, first.message);
  assert.ok(first.data.sheetId);
  const again = await receive(id, [{ pieces: 3, length: '50', width: '60', height: '40', weight: '36' }]);
  assert.deepEqual([again.data.differs, await sheetsOf(id)], [true, 1]);
});

test('a difference is told to each of the customer’s people once', async () => {
  const ana = await house.person();
  const { id } = await addOrder(house, booked);
  const { sheetId } = (await receive(id, [{ ...asBooked[0], pieces: 9 }])).data;
  await receive(id, [{ ...asBooked[0], pieces: 2 }]);
  const told = await house.rows(
    'select event from notice where user_id = $1 and subject_id = any($2::uuid[])',
    [ana.userId, [id, sheetId]],
  );
  assert.deepEqual(told, [{ event: 'warehouseDifference' }]);
});

test('the sheet of a difference is settled when its receipt is void, and when the cargo agrees after all', async () => {
  const warehouse = await house.as(
    await house.clerk({ permissions: ['op:work:view', 'op:receipt:add', 'op:event:void'] }),
  );
  const stateOf = async (sheetId: string) => {
    const [row] = await house.rows<{ state: string }>('select state from exception_sheet where id = $1', [
      sheetId,
    ]);
    return row?.state;
  };
  const { id } = await addOrder(house, booked);
  const wrong = (await receive(id, [{ ...asBooked[0], pieces: 9 }])).data;
  const body = { id: wrong.receipt.id, version: wrong.receipt.version, reason: 'another pallet' };
  const voided = await warehouse.post('/opsapi/receipt/void', body);
  assert.equal(voided.code, 200, voided.message);
  assert.equal(await stateOf(wrong.sheetId), 'RESOLVED');
  const partly = (await receive(id, [{ ...asBooked[0], pieces: 8 }])).data;
  assert.equal(await stateOf(partly.sheetId), 'OPEN');
  const rest = [{ pieces: 2, length: '50', width: '60', height: '40', weight: '0.1' }];
  const { id: second, version } = (await save(id, rest)).data;
  await warehouse.post('/opsapi/receipt/confirm', { id: second, version, complete: true });
  assert.equal(await stateOf(partly.sheetId), 'RESOLVED');
});

test('three percent more weight is let pass, four are not', async () => {
  const heavier = async (weight: string) => {
    const { id } = await addOrder(house, { ...booked, gross_weight: '100' });
    return (await receive(id, [{ ...asBooked[0], weight }])).data.differs;
  };
  assert.deepEqual([await heavier('103'), await heavier('104')], [false, true]);
});

test('a shipment on two trucks is added up, and compared only when all of it has come', async () => {
  const { id } = await addOrder(house, booked);
  const half = [{ pieces: 5, length: '50', width: '60', height: '40', weight: '60.25' }];
  assert.equal((await receive(id, half, false)).data.differs, false);
  assert.equal((await receive(id, half)).data.differs, false);
  assert.deepEqual(await orderOf(id), {
    status: 'WH_IN',
    pieces: 10,
    weight: '120.500',
    volume: '1.200',
    charged: '200.0',
  });
});

test('a receipt made void takes its weights and its milestone back, and says why', async () => {
  const { id } = await addOrder(house, booked);
  const { receipt } = (await receive(id, asBooked)).data;
  const body = { id: receipt.id, version: receipt.version, reason: 'the pallet of somebody else' };
  const { data, message } = await desk.post('/opsapi/receipt/void', body);
  assert.deepEqual([data?.state, data?.voidReason], ['VOID', 'the pallet of somebody else'], message);
  assert.deepEqual(await orderOf(id), {
    status: 'ORDERED',
    pieces: null,
    weight: null,
    volume: null,
    charged: null,
  });
  assert.equal((await desk.post('/opsapi/receipt/void', { ...body, version: data.version })).code, -1);
});

test('the milestone of a receipt is not made void without it: the refusal says where', async () => {
  const { id, orderNumber } = await addOrder(house, booked);
  const { data } = await receive(id, asBooked);
  const [event] = (await desk.get(`/opsapi/events?search=${orderNumber}`)).data.rows;
  const refused = await desk.post('/opsapi/events/void', {
    orgId: house.orgA,
    id: event.id,
    reason: 'wrong',
  });
  assert.equal(refused.code, -1);
  assert.match(refused.message, new RegExp(`receipt ${data.receipt.receiptNo}.*Warehouse receipt`));
  assert.equal((await orderOf(id))?.status, 'WH_IN');
  const { id: receiptId, version } = data.receipt;
  const taken = await desk.post('/opsapi/receipt/void', { id: receiptId, version, reason: 'wrong pallet' });
  assert.equal(taken.data?.state, 'VOID', taken.message);
  assert.deepEqual([(await orderOf(id))?.status, (await orderOf(id))?.pieces], ['ORDERED', null]);
});

test('what was received is taken back only by who may void events', async () => {
  const { id } = await addOrder(house, booked);
  const { receipt } = (await receive(id, asBooked)).data;
  const porter = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:receipt:add'] }));
  const body = { id: receipt.id, version: receipt.version, reason: 'because' };
  assert.equal((await porter.post('/opsapi/receipt/void', body)).code, -1);
  assert.equal((await orderOf(id))?.status, 'WH_IN');
});

test('nothing is confirmed unmeasured, and nothing confirmed is measured again', async () => {
  const { id } = await addOrder(house, booked);
  const empty = (await save(id, [])).data;
  const refused = await desk.post('/opsapi/receipt/confirm', {
    id: empty.id,
    version: empty.version,
    complete: true,
  });
  assert.equal(refused.code, -1);
  const { data } = await save(id, asBooked, { id: empty.id, version: empty.version });
  const confirmed = await desk.post('/opsapi/receipt/confirm', {
    id: data.id,
    version: data.version,
    complete: true,
  });
  assert.equal(confirmed.data.receipt.state, 'RECEIVED', confirmed.message);
  const late = await save(id, asBooked, { id: data.id, version: confirmed.data.receipt.version });
  assert.equal(late.code, -1);
});

test('two clerks at one pallet share its receipt: the second learns that there is one', async () => {
  const { id, orderNumber } = await addOrder(house, booked);
  const [one, other] = await Promise.all([save(id, asBooked), save(id, asBooked)]);
  assert.deepEqual(
    [one.code, other.code].toSorted((a, b) => a - b),
    [200, 409],
  );
  const found = await desk.get(`/opsapi/receipt/find?no=${orderNumber}`);
  assert.equal(found.data[0].open.state, 'OPEN');
});

test('of fifty confirmations at once one counts', async () => {
  const { id } = await addOrder(house, booked);
  const { data } = await save(id, asBooked);
  const body = { id: data.id, version: data.version, complete: true };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => desk.post('/opsapi/receipt/confirm', body)),
  );
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
  const events = await house.rows(`select from shipment_event where subject_id = $1 and code = 'WMS_IN'`, [
    id,
  ]);
  assert.equal(events.length, 1);
});

test('what was measured of an order that is cancelled meanwhile can be thrown away', async () => {
  const { id: orderId } = await addOrder(house, booked);
  const { id, version } = (await save(orderId, asBooked)).data;
  const reason = 'its order was cancelled';
  assert.equal((await desk.post('/opsapi/orders/cancel', { id: orderId, version: 1, reason })).code, 200);
  const { data, message } = await desk.post('/opsapi/receipt/void', { id, version, reason });
  assert.equal(data?.state, 'VOID', message);
});

test('cargo that has left, or an order that was cancelled, is not received', async () => {
  for (const status of ['WH_OUT', 'DEPARTED', 'SIGNED', 'CANCELLED', 'CLOSED']) {
    const { id } = await addOrder(house, { ...booked, status });
    assert.equal((await save(id, asBooked)).code, -1, status);
  }
});

test('an order is found by our number, the customer’s own, the carrier’s or the FBA number, in any case', async () => {
  const facts = { reference_number: 'Po-77-x', tracking_no: '17612345675', fba_no: 'FBA15DXLGXYZ' };
  const { orderNumber } = await addOrder(house, { ...booked, ...facts });
  for (const no of [orderNumber.toLowerCase(), 'PO-77-X', '17612345675', 'fba15dxlgxyz']) {
    const { data } = await desk.get(`/opsapi/receipt/find?no=${no}`);
    assert.deepEqual(
      data.map((one: { orderNumber: string }) => one.orderNumber),
      [orderNumber],
      no,
    );
  }
  assert.deepEqual((await desk.get('/opsapi/receipt/find?no=nothing')).data, []);
});

test('who serves other customers finds nothing, and cannot receive for them', async () => {
  const { id, orderNumber } = await addOrder(house, booked);
  const other = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.deepEqual((await other.get(`/opsapi/receipt/find?no=${orderNumber}`)).data, []);
  const body = {
    id: newId(),
    version: null,
    orderId: id,
    warehouse: 'PVG-W2',
    lines: [],
    photos: [],
    remark: null,
  };
  assert.equal((await other.post('/opsapi/receipt/save', body)).code, 404);
});

test('the customer reads what was measured, not who did it nor what they noted', async () => {
  const { id } = await addOrder(house, booked);
  await receive(id, asBooked);
  const { data } = await owner.get(`/omsapi/order/receipts?id=${id}`);
  assert.deepEqual([data.length, data[0].grossWeight, data[0].lines], [1, '120.500', asBooked]);
  assert.deepEqual(
    Object.keys(data[0]).filter((key) => ['remark', 'receivedBy', 'photos'].includes(key)),
    [],
  );
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.equal((await stranger.get(`/omsapi/order/receipts?id=${id}`)).code, 404);
});

test('labels carry the number and the piece, a page for each', async () => {
  const { id, orderNumber } = await addOrder(house, booked);
  const label = await desk.get(`/opsapi/receipt/labels?orderId=${id}&from=9&pieces=2`);
  const pages = await textOfPdf(label.bytes);
  assert.equal(pages.length, 2);
  assert.match(pages[0] ?? '', new RegExp(`9 / 10.*${orderNumber}`, 's'));
  assert.match(pages[1] ?? '', /10 \/ 10/);
});

test('what arrives as it was booked is charged as the trust order said, by the rule of the product', async () => {
  await offerProduct(house, house.orgA);
  const carton = { cartons: 7, length: '41', width: '33', height: '27', grossWeight: '5', netWeight: '4' };
  const rules = [
    {
      basis: 'divisor',
      factor: '5000',
      step: '0.5',
      rounds: 'carton',
      least_weight: '12',
      charged: '52.5 kg',
    },
    { basis: 'divisor', factor: '6000', step: '1', rounds: 'carton', least_weight: '0', charged: '49 kg' },
    {
      basis: 'revenueTon',
      factor: null,
      step: '0.001',
      rounds: 'shipment',
      least_weight: '1',
      charged: '1.000 RT',
    },
  ];
  for (const { charged, ...rule } of rules) {
    await house.rows(
      `update channel set (basis, factor, step, rounds, least_weight) = ($1, $2, $3, $4, $5) where name = '中美空运专线'`,
      Object.values(rule),
    );
    const { trust, totals } = await submittedBy(owner, soundContent([soundLine(carton)]));
    assert.equal(`${totals.chargeable} ${totals.unit}`, charged);
    const { id, version } = trust;
    const accepted = await desk.post('/opsapi/trust/accept', { id, version, orders: [] });
    assert.equal(accepted.code, 200, accepted.message);
    const [order] = await house.rows<{ id: string }>('select id::text from orders where trust_id = $1', [id]);
    const chargedNow = async () => {
      const [seen] = await house.rows<{ charged: string }>(
        `select charging_weight || ' ' || charging_unit as charged from orders where id = $1`,
        [order?.id],
      );
      return seen?.charged;
    };
    assert.equal(await chargedNow(), charged);
    const measured = { pieces: 7, length: '41', width: '33', height: '27', weight: '35' };
    await receive(order?.id ?? '', [measured]);
    assert.equal(await chargedNow(), charged);
  }
});

test('what a warehouse abroad received is told by its own clocks', async () => {
  const warehouse = { kind: 'warehouse', nameZh: '洛杉矶仓', nameEn: 'Los Angeles W1', active: true };
  const kept = await desk.post('/opsapi/dictionaries/save', {
    ...warehouse,
    code: 'LAX-W1',
    zone: 'America/Los_Angeles',
  });
  assert.equal(kept.code, 200, kept.message);
  const { id, orderNumber } = await addOrder(house, booked);
  const { data } = await save(id, asBooked, { warehouse: 'LAX-W1' });
  const confirmed = await desk.post('/opsapi/receipt/confirm', {
    id: data.id,
    version: data.version,
    complete: true,
  });
  assert.equal(confirmed.code, 200, confirmed.message);
  const [event] = (await desk.get(`/opsapi/events?search=${orderNumber}`)).data.rows;
  assert.deepEqual([event.place, event.zone], ['LAX-W1', 'America/Los_Angeles']);
});

test('a photo that was taken with the receipt is found on the sheet of its difference, by staff and by the customer', async () => {
  const { id } = await addOrder(house, booked);
  const address = `/opsapi/files/upload?subject=order&id=${id}&type=PHOTO&visible=true`;
  const { fileId } = (await desk.upload(address, 'crushed.pdf', paper)).data;
  const short = [{ ...asBooked[0], pieces: 9 }];
  const { id: receipt, version } = (await save(id, short, { photos: [fileId] })).data;
  const confirmed = await desk.post('/opsapi/receipt/confirm', { id: receipt, version, complete: true });
  const [named] = await house.rows<{ no: string }>(
    'select sheet_no as no from exception_sheet where id = $1',
    [confirmed.data.sheetId],
  );
  for (const [calls, side] of [
    [desk, '/opsapi'],
    [owner, '/omsapi'],
  ] as const) {
    const { sheet } = (await calls.get(`${side}/exceptions/detail?no=${named?.no}`)).data;
    const { data } = await calls.get(`${side}/files?subject=order&id=${sheet.orderId}`);
    assert.deepEqual(
      data.map((file: { fileId: string }) => file.fileId),
      [fileId],
    );
  }
});
