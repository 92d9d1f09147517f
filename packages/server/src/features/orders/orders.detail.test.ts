import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from './orders.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());

async function detailOf(number: string, calls = ana) {
  return (await calls.get(`/omsapi/orders/detail?no=${number}`)).data;
}

test('the detail holds parties in their order, goods with exact prices and the events that stand', async () => {
  const { id, orderNumber } = await addOrder(house, {
    actual_weight: '121.000',
    weighbridge_weight: '122.500',
    charging_weight: '206.0',
  });
  for (const role of ['notifier', 'consignee', 'sender']) {
    await house.rows(
      `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, $3, $3, 'Road 1')`,
      [house.orgA, id, role],
    );
  }
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
     values ($1, $2, 1, '保温杯', 'Bottle', '9617001000', '钢', '饮水', '{带磁}', 3, 2.4, 7.2)`,
    [house.orgA, id],
  );
  await addEvent(house, id, { stage: 'ORDERED', code: 'ORDERED', occurred_at: '2026-11-01T00:00:00Z' });
  await addEvent(house, id, { voided_by: newId() });
  const detail = await detailOf(orderNumber);
  assert.deepEqual(
    detail.parties.map((party: { role: string }) => party.role),
    ['sender', 'consignee', 'notifier'],
  );
  assert.deepEqual(
    [detail.goods[0].unitPriceUsd, detail.goods[0].totalPriceUsd, detail.goods[0].special],
    ['2.4000', '7.20', ['带磁']],
  );
  assert.deepEqual(
    detail.events.map((event: { stage: string }) => event.stage),
    ['ORDERED'],
  );
  const { grossWeight, actualWeight, weighbridgeWeight, chargingWeight } = detail.order;
  assert.deepEqual(
    [grossWeight, actualWeight, weighbridgeWeight, chargingWeight],
    ['120.500', '121.000', '122.500', '206.0'],
  );
});

test('a file is listed only when it is visible to the customer', async () => {
  const { id, orderNumber } = await addOrder(house);
  for (const [name, visible] of [
    ['release.pdf', true],
    ['cost.pdf', false],
  ]) {
    const fileId = newId();
    await house.rows(
      `insert into file (org_id, file_id, name, type, size, sha256, created_by) values ($1, $2, $3, 'pdf', 10, 'x', $4)`,
      [house.orgA, fileId, name, newId()],
    );
    await house.rows(
      `insert into record_file (org_id, subject, subject_id, file_id, type, visible, by_staff) values ($1, 'order', $2, $3, '8', $4, true)`,
      [house.orgA, id, fileId, visible],
    );
  }
  assert.deepEqual(
    (await detailOf(orderNumber)).files.map((file: { name: string }) => file.name),
    ['release.pdf'],
  );
});

test('the neighbours are the orders before and after it in time, and nobody else’s', async () => {
  const [day, who] = ['2025-05-01', await house.person({ authority: 'own' })];
  const calls = await house.as(who);
  const at = (hour: string) => ({ order_time: `${day}T${hour}:00:00Z`, created_by: who.userId });
  const [first, second, third] = [
    await addOrder(house, at('01')),
    await addOrder(house, at('02')),
    await addOrder(house, at('04')),
  ];
  await addOrder(house, { ...at('03'), org_id: house.orgB });
  await addOrder(house, { ...at('03'), created_by: newId() });
  const detail = await detailOf(second.orderNumber, calls);
  assert.deepEqual([detail.previous, detail.next], [third.orderNumber, first.orderNumber]);
  assert.deepEqual(
    [(await detailOf(third.orderNumber, calls)).previous, (await detailOf(first.orderNumber, calls)).next],
    [null, null],
  );
});

test('what a colleague made is not found by a person who may only see their own', async () => {
  const { orderNumber } = await addOrder(house);
  const own = await house.as(await house.person({ authority: 'own' }));
  assert.equal((await own.get(`/omsapi/orders/detail?no=${orderNumber}`)).status, 404);
});

test('an order shows route, weights and clearance under the names of the specification', async () => {
  const { orderNumber } = await addOrder(house, {
    reference_number: 'PO-SPEC-1',
    transfer_no: 'LM-77',
    route: 'SZX-LAX',
    transport_type: '1',
    quantity: 12,
    charging_weight: '206.5',
    is_self_clearance: true,
  });
  const { order } = await detailOf(orderNumber);
  const {
    refNo,
    transferNo,
    route,
    transportType,
    quantity,
    grossWeight,
    volume,
    billingWeight,
    isSelfClearance,
  } = order;
  assert.deepEqual(
    {
      refNo,
      transferNo,
      route,
      transportType,
      quantity,
      grossWeight,
      volume,
      billingWeight,
      isSelfClearance,
    },
    {
      refNo: 'PO-SPEC-1',
      transferNo: 'LM77',
      route: 'SZX-LAX',
      transportType: '1',
      quantity: 12,
      grossWeight: '120.500',
      volume: '1.234567',
      billingWeight: '206.5',
      isSelfClearance: true,
    },
  );
});

test('sender, consignee and notifier each show company, address, postcode, telephone, fax and email', async () => {
  const { id, orderNumber } = await addOrder(house);
  for (const role of ['sender', 'consignee', 'notifier']) {
    await house.rows(
      `insert into order_party (org_id, order_id, role, company, address, post_code, tel, fax, email) values ($1, $2, $3, $3 || ' Ltd', '1 Road', '518000', '0755-1', '0755-2', 'a@b.example')`,
      [house.orgA, id, role],
    );
  }
  const { parties } = await detailOf(orderNumber);
  const facts = {
    address: '1 Road',
    city: null,
    state: null,
    postCode: '518000',
    tel: '0755-1',
    fax: '0755-2',
    email: 'a@b.example',
  };
  const named = ['sender', 'consignee', 'notifier'].map((role) => ({
    role,
    company: `${role} Ltd`,
    ...facts,
  }));
  assert.deepEqual(parties, named);
});

test('a goods line shows what customs asks: names, codes, brand, model, material, usage, properties, quantity and prices', async () => {
  const { id, orderNumber } = await addOrder(house);
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_cn, hs_dest, brand, model, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
     values ($1, $2, 1, '台灯', 'Desk lamp', '9405219000', '9405218010', 'Halden', 'D-5', '铝', '照明', '{带电}', 4, 5.55, 22.2)`,
    [house.orgA, id],
  );
  assert.deepEqual((await detailOf(orderNumber)).goods, [
    {
      lineNo: 1,
      nameZh: '台灯',
      nameEn: 'Desk lamp',
      hsCn: '9405219000',
      hsDest: '9405218010',
      brand: 'Halden',
      model: 'D-5',
      material: '铝',
      usage: '照明',
      special: ['带电'],
      declaredQty: 4,
      unitPriceUsd: '5.5500',
      totalPriceUsd: '22.20',
      hsCnBound: null,
      mid: null,
      changes: [],
    },
  ]);
});

test('a file shows its name, when it was uploaded, by whom and of what type', async () => {
  const { id, orderNumber } = await addOrder(house);
  const [fileId, uploader] = [newId(), await house.person()];
  await house.rows(
    `insert into file (org_id, file_id, name, type, size, sha256, created_by, created_at) values ($1, $2, '放行.pdf', 'pdf', 10, 'x', $3, '2026-11-20T01:02:03Z')`,
    [house.orgA, fileId, uploader.userId],
  );
  await house.rows(
    `insert into record_file (org_id, subject, subject_id, file_id, type, visible, by_staff, uploaded_by, uploaded_at) values ($1, 'order', $2, $3, '8', true, false, $4, '2026-11-20T01:02:03Z')`,
    [house.orgA, id, fileId, uploader.userId],
  );
  const [file] = (await detailOf(orderNumber)).files;
  assert.deepEqual(
    [file.name, file.uploadedAt, file.uploader, file.type],
    ['放行.pdf', '2026-11-20T01:02:03.000Z', `Name ${uploader.username}`, '8'],
  );
});
