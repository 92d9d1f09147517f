import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryCalls } from './features/clearance/clearance.factory.ts';
import { addOrderWithGoods, deskCalls } from './features/customs/customs.factory.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, move, back, save } = deskCalls(desk);
const america = entryCalls(desk);
const why = { reason: '补录' };

async function ordered() {
  return addOrderWithGoods(house, { created_by: ana.userId, is_public: true });
}

async function declared(orders: readonly { readonly orderNumber: string }[], more: object = {}) {
  const { made } = await make(
    orders.map(({ orderNumber }) => orderNumber),
    { together: true, ...more },
  );
  return String(made[0]);
}

async function released(no: string) {
  for (const to of ['SUBMITTED', 'CLEARING', 'RELEASED']) await move(no, to, why);
}

/** What its customer and the public see of an order: its status and the stages that were told. */
async function seen({ orderNumber }: { readonly orderNumber: string }) {
  const { data } = await customer.get(`/omsapi/public/tracking?trackNo=${orderNumber}`);
  const [{ status, milestones }] = data.shipments;
  const told: string[] = milestones.map(({ stage }: { stage: string }) => stage);
  return [status, ...told.toSorted()];
}

test('an order whose other declaration is given up is released by the one that is', async () => {
  const order = await ordered();
  const [no, other] = [await declared([order]), await declared([order])];
  await released(no);
  assert.deepEqual(await seen(order), ['ORDERED']);
  await move(other, 'VOID', why);
  assert.deepEqual(await seen(order), ['EXPORT_RELEASED', 'EXPORT_RELEASED']);
});

test('an order that was on a declaration by mistake is not released by it, and one that comes onto it is', async () => {
  const [right, wrong] = [await ordered(), await ordered()];
  const no = await declared([right, wrong]);
  await released(no);
  await save(no, { orders: [{ orderId: right.id }] });
  assert.deepEqual(await seen(wrong), ['ORDERED']);
  assert.deepEqual(await seen(right), ['EXPORT_RELEASED', 'EXPORT_RELEASED']);
  await save(no, { orders: [{ orderId: right.id }, { orderId: wrong.id }] });
  assert.deepEqual(await seen(wrong), ['EXPORT_RELEASED', 'EXPORT_RELEASED']);
});

test('what a declaration and an entry both say is shown once, and stands while one of them says it', async () => {
  const order = await ordered();
  const no = await declared([order], { businessType: '1' });
  const entry = String((await america.make([order.orderNumber])).data.file.fileNo);
  for (const to of ['SUBMITTED', 'FLIGHT_DEPARTED']) {
    await move(no, to, why);
    await america.move(entry, to, why);
  }
  assert.deepEqual(await seen(order), ['DEPARTED', 'DEPARTED']);
  await back(no);
  assert.deepEqual(await seen(order), ['DEPARTED', 'DEPARTED']);
  await america.back(entry);
  assert.deepEqual(await seen(order), ['ORDERED']);
});

test('a release that is recorded late is known all the same when what came after it is taken back', async () => {
  const order = await ordered();
  const entry = String((await america.make([order.orderNumber])).data.file.fileNo);
  for (const to of ['SUBMITTED', 'FLIGHT_DEPARTED']) await america.move(entry, to, why);
  await released(await declared([order]));
  assert.deepEqual(await seen(order), ['DEPARTED', 'DEPARTED', 'EXPORT_RELEASED']);
  await america.back(entry);
  assert.deepEqual(await seen(order), ['EXPORT_RELEASED', 'EXPORT_RELEASED']);
});

test('whoever works on declarations or entries alone records and takes back their steps', async () => {
  const order = await ordered();
  const only = async (right: string) =>
    house.as(await house.clerk({ permissions: ['op:work:view', 'op:order:view', right] }));
  const [china, abroad] = [deskCalls(await only('op:customs')), entryCalls(await only('op:entry'))];
  const no = String((await china.make([order.orderNumber])).made[0]);
  for (const to of ['SUBMITTED', 'CLEARING', 'RELEASED'])
    assert.equal((await china.move(no, to, why)).code, 200);
  const recalled = await china.back(no);
  assert.equal(recalled.code, 200, recalled.message);
  const entry = String((await abroad.make([order.orderNumber])).data.file.fileNo);
  for (const to of ['SUBMITTED', 'FLIGHT_DEPARTED'])
    assert.equal((await abroad.move(entry, to, why)).code, 200);
  const undone = await abroad.back(entry);
  assert.equal(undone.code, 200, undone.message);
});
