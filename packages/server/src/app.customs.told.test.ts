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

/** Who heard of a release that was taken back, by which record and why. */
async function recallsHeard(number: string) {
  const { data } = await customer.get('/adminapi/notices');
  return data.rows.flatMap(({ event, number: of, text }: { event: string; number: string; text: string }) =>
    event === 'releaseRecalled' && of === number ? [text] : [],
  );
}

test('of a release that China takes back its customer and who handles the declaration hear why, and of another step nobody does', async () => {
  const colleague = await house.as(await house.clerk());
  const no = await declared([await ordered()]);
  await released(no);
  await back(no, '海关改单重审');
  const [text = '', ...more] = await recallsHeard(no);
  assert.match(text, /海关改单重审/);
  assert.deepEqual(more, []);
  const rung = (await colleague.get('/opsapi/bell')).data.rows;
  assert.ok(
    rung.some(
      (one: { event: string; number: string; said: string }) =>
        one.event === 'releaseRecalled' && one.number === no && one.said === '海关改单重审',
    ),
  );
  await back(no, '误登记');
  assert.equal((await recallsHeard(no)).length, 1);
  await move(no, 'CLEARING', why);
  await move(no, 'RELEASED', why);
  await back(no, '再次撤回');
  assert.equal((await recallsHeard(no)).length, 2, 'released and taken back again is told again');
});

async function enteredAndReleased(orderNumber: string) {
  const entry = String((await america.make([orderNumber])).data.file.fileNo);
  for (const to of ['SUBMITTED', 'CLEARING', 'RELEASED']) await america.move(entry, to, why);
  return entry;
}

test('a disposition that cancels a release takes the step and what it told back, and is told once, as that and not as a hold', async () => {
  const order = await ordered();
  const entry = await enteredAndReleased(order.orderNumber);
  const { data } = await america.say(entry, '4Z');
  assert.equal(data.file.status, 'CLEARING');
  assert.deepEqual(data.file.holds, ['4Z']);
  const [text = '', ...more] = await recallsHeard(order.orderNumber);
  assert.match(text, /4Z Cancel 1Z/);
  assert.deepEqual(more, []);
  const told = await house.rows<{ event: string }>(
    `select n.event from notice n where n.subject_id = $1 and n.user_id = $2 order by 1`,
    [order.id, ana.userId],
  );
  assert.deepEqual(
    told.map(({ event }) => event),
    ['customsReleased', 'releaseRecalled'],
  );
  const standing = await house.rows(
    `select 1 from shipment_event e where e.subject_id = $1 and e.code = 'CUS_RELEASED' and e.voided_by is null`,
    [order.id],
  );
  assert.deepEqual(standing, []);
});

test('what customs said before they released recalls nothing, nor does a hold of what has been delivered', async () => {
  const [early, gone] = [await ordered(), await ordered()];
  const entry = await enteredAndReleased(early.orderNumber);
  const said = await america.say(entry, '16', { at: '2026-01-20T10:00:00.000Z' });
  assert.equal(said.data.file.status, 'RELEASED');
  assert.deepEqual(await recallsHeard(early.orderNumber), []);
  const delivered = await enteredAndReleased(gone.orderNumber);
  await america.move(delivered, 'DELIVERED');
  assert.equal((await america.say(delivered, '4A')).data.file.status, 'DELIVERED');
  assert.deepEqual(await recallsHeard(gone.orderNumber), []);
});

test('a release that the desk takes back at an entry is told to the customers of its orders with the reason', async () => {
  const order = await ordered();
  const entry = await enteredAndReleased(order.orderNumber);
  await america.back(entry, '误登记放行');
  const [text = ''] = await recallsHeard(order.orderNumber);
  assert.match(text, /误登记放行/);
});

test('a declaration that has told its orders of steps does not turn round before they are taken back, and its order stays where it is', async () => {
  const order = await ordered();
  const no = await declared([order]);
  await released(no);
  const refused = await save(no, { direction: 'import' });
  assert.equal(refused.code, 400);
  const [{ path, says }] = refused.data;
  assert.deepEqual(
    [path, says.en],
    ['direction', 'its steps were recorded, and told to its orders, as export: take all of them back first'],
  );
  assert.deepEqual(await seen(order), ['EXPORT_RELEASED', 'EXPORT_RELEASED']);
  for (const reason of ['退放行', '退清关', '退交单']) await back(no, reason);
  assert.deepEqual(await seen(order), ['ORDERED']);
  assert.equal((await save(no, { direction: 'import', businessType: '8' })).code, 200);
  await released(no);
  assert.deepEqual(await seen(order), ['ORDERED', 'IN_CLEARANCE']);
});

test('a business type, or taxes, that leave a recorded step without a place are refused by their field', async () => {
  const order = await ordered();
  const no = await declared([order], { businessType: '1', direction: 'import' });
  for (const to of ['SUBMITTED', 'FLIGHT_DEPARTED']) await move(no, to, why);
  const paths = async (more: object) => (await save(no, more)).data.map(({ path }: { path: string }) => path);
  assert.deepEqual(await paths({ businessType: '8' }), ['businessType']);
  assert.deepEqual(await seen(order), ['DEPARTED', 'DEPARTED']);
  assert.equal((await save(no, { businessType: '4', tariff: '10.00' })).code, 200);
  for (const to of ['FLIGHT_ARRIVED', 'CLEARING', 'TAX_DUE']) await move(no, to, why);
  assert.deepEqual(await paths({ tariff: null }), ['tariff']);
  assert.equal((await save(no, { tariff: '12.00' })).code, 200);
  await back(no);
  assert.equal((await save(no, { tariff: null })).code, 200);
});

test('whoever holds the number reads that customs abroad have released the cargo and when, until that is taken back', async () => {
  const order = await ordered();
  const entry = String((await america.make([order.orderNumber])).data.file.fileNo);
  const look = async () => {
    const { data } = await house.nobody.get(`/omsapi/public/tracking?trackNo=${order.orderNumber}`);
    const [{ status, released: told }] = data.shipments;
    return [status, told?.occurredAt ?? null, told?.zone ?? null];
  };
  for (const [to, at] of [
    ['SUBMITTED', '2026-11-20T01:00:00.000Z'],
    ['FLIGHT_DEPARTED', '2026-11-20T01:30:00.000Z'],
    ['FLIGHT_ARRIVED', '2026-11-20T02:00:00.000Z'],
    ['CLEARING', '2026-11-20T03:00:00.000Z'],
  ] as const)
    await america.move(entry, to, { ...why, at });
  assert.deepEqual(await look(), ['IN_CLEARANCE', null, null]);
  await america.move(entry, 'RELEASED', { ...why, at: '2026-11-20T04:00:00.000Z' });
  assert.deepEqual(await look(), ['IN_CLEARANCE', '2026-11-20T04:00:00.000Z', 'America/New_York']);
  await america.say(entry, '4Z');
  assert.deepEqual(await look(), ['IN_CLEARANCE', null, null]);
});
