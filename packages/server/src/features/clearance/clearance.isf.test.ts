import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, file10and2 } = entryCalls(desk);

async function atSea(facts: object = {}) {
  const by = { created_by: ana.userId, transport_type: '2', origin: 'CNNGB', destination: 'USLAX' };
  const order = await addOrderToAmerica(house, { ...by, ...facts });
  const { data } = await make([order.orderNumber]);
  return { order, no: String(data.file.fileNo) };
}

const own = async (no: string) => (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;

async function departs(orderNo: string, classifier: string, at: string) {
  const told = await desk.post('/opsapi/events/record', {
    key: newId(),
    numbers: [orderNo],
    code: 'DEPARTED',
    classifier,
    at,
    zone: 'Asia/Shanghai',
    isPublic: true,
  });
  assert.equal(told.code, 200, told.message);
}

test('what goes by sea has a filing that is not filed yet, with what its orders know; what flies has none', async () => {
  const { order, no } = await atSea();
  await house.rows(
    `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, 'sender', 'Ningbo Beilun Hardware', 'a'), ($1, $2, 'consignee', 'Shore FBA', 'b')`,
    [house.orgA, order.id],
  );
  const { file, isf } = await own(no);
  assert.deepEqual([file.isfState, file.isfDue], ['notFiled', null]);
  assert.deepEqual(isf, {
    isfState: 'notFiled',
    isfNo: null,
    isfFiledAt: null,
    loadingAt: null,
    seller: null,
    buyer: null,
    consigneeNo: null,
    manufacturer: null,
    shipTo: null,
    stuffing: null,
    consolidator: null,
    stowPlan: false,
    containerMessages: false,
    toldLoading: null,
    toldSeller: 'Ningbo Beilun Hardware',
    toldBuyer: null,
    toldShipTo: 'Shore FBA',
    isfDue: null,
    isfLateDue: null,
  });
  const flies = await atSea({ transport_type: '1' });
  assert.deepEqual([(await own(flies.no)).isf, (await own(flies.no)).file.isfState], [null, null]);
  const refused = await file10and2(flies.no);
  assert.equal(refused.code, -1);
  assert.match(refused.message, /by sea/);
});

test('it is due 24 hours before the vessel leaves as events tell, a fact before an estimate, and before a typed loading in any case', async () => {
  const { order, no } = await atSea();
  const due = async () => (await own(no)).file.isfDue;
  await departs(order.orderNumber, 'PLN', '2026-12-03T08:00');
  assert.equal(await due(), '2026-12-02T00:00:00.000Z');
  await departs(order.orderNumber, 'EST', '2026-12-04T08:00');
  assert.equal(await due(), '2026-12-03T00:00:00.000Z');
  const typed = await file10and2(no, { loadingAt: '2026-12-05T12:30:00.000Z' });
  assert.equal(typed.data.isf.isfDue, '2026-12-04T12:30:00.000Z');
  assert.equal(typed.data.isf.toldLoading, '2026-12-04T00:00:00.000Z');
  assert.equal(typed.data.file.isfDue, '2026-12-04T12:30:00.000Z');
});

test('a filing carries when it was filed, and customs number once they have accepted it', async () => {
  const { no } = await atSea();
  const isfFiledAt = '2026-11-20T08:00:00.000Z';
  for (const wrong of [
    { isfState: 'filed' },
    { isfState: 'rejected' },
    { isfState: 'accepted', isfFiledAt },
    { isfState: 'amended', isfFiledAt },
    { isfState: 'accepted', isfFiledAt, isfNo: 'WMF-1' },
    { isfState: 'filed', isfFiledAt: '2099-01-01T00:00:00.000Z' },
  ])
    assert.equal((await file10and2(no, wrong)).status, 400, JSON.stringify(wrong));
  assert.equal((await detail(no)).file.isfState, 'notFiled');
  const isfNo = 'WMF3000412345678';
  const accepted = await file10and2(no, { isfState: 'accepted', isfFiledAt, isfNo, stuffing: 'Beilun CFS' });
  assert.equal(accepted.code, 200, accepted.message);
  const { file, isf } = await own(no);
  assert.deepEqual(
    [file.isfState, file.isfFiledAt, isf.isfNo, isf.stuffing],
    ['accepted', isfFiledAt, isfNo, 'Beilun CFS'],
  );
  const history = JSON.stringify((await customer.get(`/omsapi/entries/history?no=${no}`)).data);
  assert.match(history, /Beilun CFS/);
  assert.match(history, /Accepted/);
});

test("a consignee's social security number is whole at the desk alone", async () => {
  const { no } = await atSea();
  await file10and2(no, { consigneeNo: '123-45-6789' });
  await file10and2(no, { consigneeNo: '123-45-6780' });
  assert.equal((await detail(no)).isf.consigneeNo, '123-45-6780');
  assert.equal((await own(no)).isf.consigneeNo, '*******6780');
  const told = await house.rows(`select changes from audit where subject = 'clearance'`);
  assert.doesNotMatch(JSON.stringify(told), /123-45-67/);
});

test('staff for the United States alone write a filing, of customers they serve and of what they have read', async () => {
  const { no } = await atSea();
  const body = { no, version: 1, isfState: 'notFiled', stowPlan: true, containerMessages: false };
  const china = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customs'] }));
  for (const stranger of [china, customer])
    assert.equal((await stranger.post('/opsapi/entries/isf', body)).status, 403);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await elsewhere.post('/opsapi/entries/isf', body)).status, 404);
  await save(no, { entryType: '01' });
  assert.equal((await desk.post('/opsapi/entries/isf', body)).status, 409);
  assert.equal((await detail(no)).isf.stowPlan, false);
});

test('the parties of several orders are those of each, and another organisation reads none of them', async () => {
  const first = await atSea();
  const second = await addOrderToAmerica(house, { created_by: ana.userId, transport_type: '2' });
  const strange = await addOrderToAmerica(house, { org_id: house.orgB, transport_type: '2' });
  for (const [org, order, company] of [
    [house.orgA, first.order.id, 'Alpha Mills'],
    [house.orgA, second.id, 'Beta Mills'],
    [house.orgB, strange.id, 'Secret Mills'],
  ])
    await house.rows(
      `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, 'sender', $3, 'a')`,
      [org, order, company],
    );
  await desk.post('/opsapi/entries/move', { no: first.no, version: 1, to: 'VOID' });
  const { data } = await make([first.order.orderNumber, second.orderNumber]);
  assert.equal(data.isf.toldSeller, 'Alpha Mills; Beta Mills');
  const theirs = await make([strange.orderNumber]);
  assert.equal(theirs.data.isf.toldSeller, 'Secret Mills');
  assert.doesNotMatch(JSON.stringify(await own(data.file.fileNo)), /Secret/);
  assert.equal((await customer.get(`/omsapi/entries/detail?no=${theirs.data.file.fileNo}`)).status, 404);
});
