import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customsTabs } from '@loadline/contract/customs/customs.api';
import { customsDeskTabs } from '@loadline/contract/customs/customs-desk.api';
import { codesOf } from '@loadline/contract/kernel/code';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, save, move, noteOf } = deskCalls(desk);

/** An import by air of its own, taken through these steps. */
async function made(...steps: string[]) {
  const { orderNumber } = await addOrderWithGoods(house, { created_by: ana.userId });
  const no = String((await make([orderNumber], { businessType: '4', direction: 'import' })).made[0]);
  if (steps.includes('TAX_DUE')) await save(no, { tariff: '10.00' });
  for (const to of steps) {
    const moved = await move(no, to, { reason: '补录' });
    assert.equal(moved.code, 200, `${to}: ${moved.message}`);
  }
  return no;
}

const cleared = ['SUBMITTED', 'CLEARING'];
const released = [...cleared, 'RELEASED'];
const stored = [...released, 'INBOUND', 'OUTBOUND'];
const on = {
  preparing: await made(),
  submitted: await made('SUBMITTED'),
  departed: await made('SUBMITTED', 'FLIGHT_DEPARTED'),
  arrived: await made('SUBMITTED', 'FLIGHT_DEPARTED', 'FLIGHT_ARRIVED'),
  clearing: await made(...cleared),
  due: await made(...cleared, 'TAX_DUE'),
  paid: await made(...cleared, 'TAX_DUE', 'TAX_PAID'),
  released: await made(...released),
  inbound: await made(...released, 'INBOUND'),
  outbound: await made(...stored),
  delivered: await made(...stored, 'DELIVERED'),
  signed: await made(...stored, 'DELIVERED', 'SIGNED'),
  given: await made('VOID'),
};
type Which = keyof typeof on;
const nameOf = new Map(Object.entries(on).map(([name, no]) => [no, name]));

/** Which of them stand under each tab, as the list says; the count over the tab says as many. */
async function listed(calls: typeof desk, path: string, tabs: readonly string[]) {
  const overview = (await calls.get(`${path}/overview`)).data.tabs;
  const under: Record<string, string[]> = {};
  for (const tab of tabs) {
    const { rows } = (await calls.get(`${path}?tab=${tab}`)).data;
    under[tab] = rows.map(({ fileNo }: { fileNo: string }) => nameOf.get(fileNo)).toSorted();
    const told = overview.find((one: { tab: string }) => one.tab === tab);
    assert.equal(told.count, rows.length, `count of ${tab}`);
    const sums = (await calls.get(`${path}/overview?tab=${tab}`)).data;
    assert.equal(sums.files, rows.length, `sums of ${tab}`);
  }
  return under;
}

const atDesk = () => listed(desk, '/opsapi/customs', codesOf(customsDeskTabs));
const ofOwn = () => listed(customer, '/omsapi/customs', codesOf(customsTabs));
const some = (...names: Which[]) => names.toSorted();
const all = some(
  'preparing',
  'submitted',
  'departed',
  'arrived',
  'clearing',
  'due',
  'paid',
  'released',
  'inbound',
  'outbound',
  'delivered',
  'signed',
);

test('at the desk each declaration stands under what it waits for: papers, customs, tax, a release note, or what comes after', async () => {
  assert.deepEqual(await atDesk(), {
    preparing: ['preparing'],
    clearing: some('submitted', 'departed', 'arrived', 'clearing', 'paid'),
    tax: ['due'],
    asked: [],
    answered: [],
    noNote: some('clearing', 'paid'),
    released: some('released', 'inbound', 'outbound', 'delivered', 'signed'),
    all,
  });
});

test('a release note that hangs on a declaration takes it off the list of those without, and no other paper does', async () => {
  assert.equal((await noteOf(on.clearing, '1')).code, 200);
  assert.deepEqual((await atDesk())['noNote'], some('clearing', 'paid'));
  const note = await noteOf(on.clearing);
  assert.equal(note.code, 200);
  assert.deepEqual((await atDesk())['noNote'], ['paid']);
  await house.rows(`update record_file set withdrawn_at = now() where file_id = $1`, [note.data.fileId]);
  assert.deepEqual((await atDesk())['noNote'], some('clearing', 'paid'));
});

test('a customer finds what has no number yet, what he has to pay and what he is asked, and what is abnormal until it is cleared', async () => {
  await save(on.released, { declarationNo: '223320261041903355' });
  assert.deepEqual(await ofOwn(), {
    all,
    undeclared: all.filter((name) => name !== 'released'),
    mine: ['due'],
    taxDue: ['due'],
    abnormal: [],
  });
  const no = on.arrived;
  const under = async () => {
    const [own, ours] = [await ofOwn(), await atDesk()];
    return { abnormal: own['abnormal'], mine: own['mine'], asked: ours['asked'], answered: ours['answered'] };
  };
  const { data } = await desk.post('/opsapi/customs/abnormal/open', {
    no,
    kind: 'inspection',
    descriptionZh: '抽中查验',
  });
  const { sheetNo } = data.file.flags[0];
  assert.deepEqual(await under(), { abnormal: ['arrived'], mine: ['due'], asked: [], answered: [] });
  const asked = { customerActionZh: '请补单', dueAt: '2030-01-05T10:00:00.000Z' };
  assert.equal((await desk.post('/opsapi/customs/abnormal/ask', { no, sheetNo, ...asked })).code, 200);
  assert.deepEqual(await under(), {
    abnormal: ['arrived'],
    mine: some('arrived', 'due'),
    asked: ['arrived'],
    answered: [],
  });
  assert.equal((await customer.post('/omsapi/customs/reply', { no, sheetNo, body: '已补' })).code, 200);
  assert.deepEqual(await under(), { abnormal: ['arrived'], mine: ['due'], asked: [], answered: ['arrived'] });
  assert.equal(
    (await desk.post('/opsapi/customs/abnormal/clear', { no, sheetNo, said: '已放行' })).code,
    200,
  );
  assert.deepEqual(await under(), { abnormal: [], mine: ['due'], asked: [], answered: [] });
});
