import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { openChain } from '../waybills/waybills.chain.factory.ts';
import { addOrder } from './orders.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());
const bo = await house.as(await house.person({ orgId: house.orgB }));

function numbersOf(reply: { data: { rows: { orderNumber: string }[] } }): string[] {
  return reply.data.rows.map((row) => row.orderNumber);
}

test('a customer sees only the orders of its own organisation', async () => {
  const own = await addOrder(house);
  const foreign = await addOrder(house, { org_id: house.orgB });
  const seen = numbersOf(await ana.get('/omsapi/orders?size=200'));
  assert.ok(seen.includes(own.orderNumber));
  assert.ok(!seen.includes(foreign.orderNumber));
  assert.ok(numbersOf(await bo.get('/omsapi/orders')).includes(foreign.orderNumber));
});

test('a person with own-created authority sees what they made or handle, in list, count and search', async () => {
  const me = await house.person({ authority: 'own' });
  const calls = await house.as(me);
  const made = await addOrder(house, { created_by: me.userId, fba_no: 'FBAOWN00001' });
  const handled = await addOrder(house, { handler_id: me.userId, fba_no: 'FBAOWN00002' });
  await addOrder(house, { fba_no: 'FBAOWN00003' });
  const both = [handled.orderNumber, made.orderNumber];
  assert.deepEqual(numbersOf(await calls.get('/omsapi/orders')), both);
  assert.equal((await calls.get('/omsapi/orders/count')).data.total, 2);
  assert.deepEqual(numbersOf(await calls.get('/omsapi/orders?search=fbaown')), both);
  assert.equal((await calls.get('/omsapi/orders/overview')).data.total, 2);
});

test('paging by cursor shows every order once, also when many share one moment', async () => {
  const lee = await house.person({ authority: 'own' });
  const calls = await house.as(lee);
  for (let n = 0; n < 25; n += 1) {
    await addOrder(house, {
      created_by: lee.userId,
      order_time: n < 12 ? '2026-10-01T00:00:00.123456Z' : `2026-10-0${2 + (n % 5)}T00:00:00Z`,
      eta: n % 3 ? null : '2026-12-01',
    });
  }
  for (const sort of ['-orderTime', 'orderTime', '-eta', 'eta', '-chargingWeight', 'statusDate']) {
    const seen: string[] = [];
    let after = '';
    do {
      const page = await calls.get(
        `/omsapi/orders?size=7&sort=${sort}${after && `&after=${encodeURIComponent(after)}`}`,
      );
      assert.equal(page.code, 200, page.message);
      seen.push(...numbersOf(page));
      after = page.data.next ?? '';
    } while (after);
    assert.equal(seen.length, 25, sort);
    assert.equal(new Set(seen).size, 25, sort);
  }
});

test('orders stand by the time of their status unless told, the latest first, not by when they were placed', async () => {
  const ivy = await house.person({ authority: 'own' });
  const calls = await house.as(ivy);
  const add = (status_date: string, order_time: string) =>
    addOrder(house, { created_by: ivy.userId, status_date, order_time });
  const first = await add('2026-11-12T08:00:00Z', '2026-11-01T08:00:00Z');
  const last = await add('2026-11-10T08:00:00Z', '2026-11-03T08:00:00Z');
  const second = await add('2026-11-11T08:00:00Z', '2026-11-02T08:00:00Z');
  const order = [first, second, last].map((one) => one.orderNumber);
  assert.deepEqual(numbersOf(await calls.get('/omsapi/orders')), order);
  assert.deepEqual(numbersOf(await calls.get('/omsapi/orders?sort=-statusDate')), order);
});

test('sorting by ETA puts orders without one last, either way round', async () => {
  const kim = await house.person({ authority: 'own' });
  const calls = await house.as(kim);
  const late = await addOrder(house, { created_by: kim.userId, eta: '2026-12-24' });
  const none = await addOrder(house, { created_by: kim.userId, eta: null });
  const soon = await addOrder(house, { created_by: kim.userId, eta: '2026-12-01' });
  const order = [late, none, soon].map((one) => one.orderNumber);
  assert.deepEqual(numbersOf(await calls.get('/omsapi/orders?sort=eta')), [order[2], order[0], order[1]]);
  assert.deepEqual(numbersOf(await calls.get('/omsapi/orders?sort=-eta')), [order[0], order[2], order[1]]);
});

test('search finds a part of any of the four numbers in any letter case, and takes % and _ as they are', async () => {
  const odd = await addOrder(house, {
    reference_number: 'po_100%-x',
    tracking_no: '99912345675',
    fba_no: 'FBA15ZZZTOP',
  });
  for (const needle of ['po_100%', 'PO_100', '1234567', 'zzzt', odd.orderNumber.slice(2, 12)]) {
    const found = numbersOf(await ana.get(`/omsapi/orders?search=${encodeURIComponent(needle)}`));
    assert.deepEqual(found, [odd.orderNumber], needle);
  }
  assert.deepEqual(numbersOf(await ana.get(`/omsapi/orders?search=${encodeURIComponent('po%x')}`)), []);
});

test('a pasted column finds its orders by any of their numbers and names those that do not exist', async () => {
  const one = await addOrder(house, { reference_number: 'COL-1' });
  const two = await addOrder(house, { tracking_no: 'CSQU3054383' });
  const foreign = await addOrder(house, { org_id: house.orgB, reference_number: 'COL-2' });
  const numbers = ['col-1', 'CSQU3054383', 'NOPE-9', foreign.orderNumber]
    .map((n) => `numbers=${n}`)
    .join('&');
  assert.deepEqual(numbersOf(await ana.get(`/omsapi/orders?${numbers}`)), [two.orderNumber, one.orderNumber]);
  const count = await ana.get(`/omsapi/orders/count?${numbers}`);
  assert.deepEqual(count.data, { total: 2, more: false, notFound: ['NOPE-9', foreign.orderNumber] });
});

test('filters narrow by status, transport, country, customs, channel, import and days in China', async () => {
  const mia = await house.person({ authority: 'own' });
  const calls = await house.as(mia);
  const facts = {
    created_by: mia.userId,
    status: 'SIGNED',
    transport_type: '2',
    destination_country: 'DE',
    is_customs: false,
    import_id: newId(),
  };
  const signed = await addOrder(house, { ...facts, order_time: '2026-09-30T16:30:00Z', eta: '2026-10-20' });
  await addOrder(house, { created_by: mia.userId });
  const filters = [
    'status=SIGNED&status=CLOSED',
    'transport=2',
    'country=DE',
    'customs=false',
    'orderedFrom=2026-10-01&orderedTo=2026-10-01',
    'etaFrom=2026-10-20&etaTo=2026-10-20',
    `importId=${facts.import_id}`,
  ];
  for (const filter of filters)
    assert.deepEqual(numbersOf(await calls.get(`/omsapi/orders?${filter}`)), [signed.orderNumber], filter);
  assert.equal((await calls.get('/omsapi/orders?channel=nothing')).data.rows.length, 0);
});

test('the list begins with what moved last, tells what was declared until it is measured, and for whom it is', async () => {
  const kim = await house.person({ authority: 'own' });
  const calls = await house.as(kim);
  const old = await addOrder(house, { created_by: kim.userId, status_date: '2026-11-21T01:00:00Z' });
  await addOrder(house, { created_by: kim.userId, status_date: '2026-11-19T01:00:00Z' });
  await house.rows(
    `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, 'consignee', 'Blue Heron LLC', '1 Pier')`,
    [house.orgA, old.id],
  );
  const { rows } = (await calls.get('/omsapi/orders')).data;
  assert.equal(rows[0].orderNumber, old.orderNumber);
  const { quantity, grossWeight, actualPksNum, actualWeight, consignee, createdBy } = rows[0];
  assert.deepEqual([quantity, grossWeight, actualPksNum, actualWeight], [10, '120.500', null, null]);
  assert.deepEqual([consignee, createdBy], ['Blue Heron LLC', `Name ${kim.username}`]);
  assert.deepEqual([rows[1].consignee, rows[1].createdBy], [null, `Name ${kim.username}`]);
});

test('the list tells what an order flies with, as its waybill has it, and nothing before it is on one', async () => {
  const { acme, confirmed, handedIn } = await openChain(house);
  const flightOf = async ({ orderNumber }: { orderNumber: string }) => {
    const { rows } = (await acme.get(`/omsapi/orders?search=${orderNumber}`)).data;
    return [rows[0].flights, rows[0].flightDate];
  };
  const { orders, flight } = await confirmed();
  const [stored] = await house.rows<{ no: string; day: string }>(
    `select flight_no as no, to_char(flight_date, 'YYYY-MM-DD') as day from flight where id = $1`,
    [flight.id],
  );
  for (const order of orders) assert.deepEqual(await flightOf(order), [stored?.no, stored?.day]);
  for (const order of (await handedIn()).orders) assert.deepEqual(await flightOf(order), ['', null]);
});

test('a bad filter names the field and what is right, in the language of the person', async () => {
  const wrong = await ana.get('/omsapi/orders?status=LOST');
  assert.equal(wrong.status, 400);
  assert.match(wrong.message, /Order status: one of ORDERED/);
  const zh = await ana.get('/omsapi/orders?orderedFrom=2026-13-01', { 'accept-language': 'zh-CN' });
  assert.match(zh.message, /下单日期起：应为日期/);
  const cursor = await ana.get(`/omsapi/orders?after=${encodeURIComponent("x'; drop table orders")}`);
  assert.equal(cursor.status, 400);
});

test('an order looks the same built by the database as the contract says', async () => {
  const made = await addOrder(house, {
    eta: '2026-12-01',
    actual_volume: '1.200',
    charging_weight: '88.5',
    status_date: '2026-11-20T01:02:03.456Z',
  });
  const [row] = (await ana.get(`/omsapi/orders?search=${made.orderNumber}`)).data.rows;
  assert.deepEqual(
    {
      eta: row.eta,
      volume: row.actualVolume,
      weight: row.chargingWeight,
      at: row.statusDate,
      customs: row.isCustoms,
      pieces: row.actualPksNum,
    },
    {
      eta: '2026-12-01',
      volume: '1.200',
      weight: '88.5',
      at: '2026-11-20T01:02:03.456Z',
      customs: true,
      pieces: null,
    },
  );
});

test("another organisation's order number answers exactly like one that does not exist", async () => {
  const foreign = await addOrder(house, { org_id: house.orgB });
  const [theirs, nobodys] = [
    await ana.get(`/omsapi/orders/detail?no=${foreign.orderNumber}`),
    await ana.get(`/omsapi/orders/detail?no=${newId().slice(0, 18)}`),
  ];
  assert.deepEqual([theirs.status, theirs.message, theirs.data], [404, nobodys.message, null]);
  assert.equal(nobodys.status, 404);
});
