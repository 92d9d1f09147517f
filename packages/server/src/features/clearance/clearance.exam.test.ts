import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, entryCalls, examination } from './clearance.factory.ts';
import { urgeLastDaysJob } from './clearance.urge.commands.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, say, examine } = entryCalls(desk);

async function held(code = '7H', at = '2026-11-20T10:00:00.000Z') {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const { data } = await say(no, code, { at });
  return { order, no, hold: String(data.exams[0].id) };
}

const ownRow = async (no: string) => (await customer.get(`/omsapi/entries?search=${no}`)).data.rows[0];

test('a hold has its examination from when it was placed until what ends it, with the figures that its customer is asked for', async () => {
  const { no, hold } = await held();
  assert.deepEqual((await detail(no)).exams[0].agency, null);
  const { data, code, message } = await examine(no, hold);
  assert.equal(code, 200, message);
  const { charged, chargedCurrency, ...told } = examination;
  const known = { id: hold, code: '7H', since: '2026-11-20T10:00:00.000Z', ...told };
  const freeEnds = '2026-11-28T08:00:00.000Z';
  assert.deepEqual(data.exams, [{ ...known, freeEnds, endedAt: null, charged, chargedCurrency }]);
  const own = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
  assert.deepEqual(own.exams, [{ ...known, freeEnds, endedAt: null }]);
  await say(no, '1I', { at: '2026-11-21T09:00:00.000Z' });
  const over = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
  assert.equal(over.exams[0].endedAt, '2026-11-21T09:00:00.000Z');
  assert.equal(over.file.lastFreeDay, null);
});

test('a last free day is over at the midnight of its place, in summer and in winter', async () => {
  const { no, hold } = await held();
  for (const [zone, lastFreeDay, ends] of [
    ['America/Los_Angeles', '2026-10-31', '2026-11-01T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-01', '2026-11-02T08:00:00.000Z'],
    ['America/New_York', '2027-03-13', '2027-03-14T05:00:00.000Z'],
    ['America/New_York', '2027-03-14', '2027-03-15T04:00:00.000Z'],
    ['America/Phoenix', '2026-07-31', '2026-08-01T07:00:00.000Z'],
    ['Pacific/Honolulu', '2026-12-31', '2027-01-01T10:00:00.000Z'],
  ]) {
    const { data } = await examine(no, hold, { zone, lastFreeDay });
    assert.equal(data.exams[0].freeEnds, ends, `${zone} ${lastFreeDay}`);
    assert.equal(data.file.freeEnds, ends);
  }
  for (const zone of ['America/Nowhere', 'pst', null])
    assert.equal((await examine(no, hold, { zone })).status, 400, String(zone));
  for (const lastFreeDay of ['2062-11-27', '2016-11-27']) {
    const { status, message } = await examine(no, hold, { lastFreeDay });
    assert.equal(status, 400);
    assert.match(message, /Last free day/);
  }
});

test('of several open holds the list tells the one whose free time ends first, by instant and not by calendar', async () => {
  const { no, hold } = await held('7H');
  const { data } = await say(no, '2H', { at: '2026-11-20T11:00:00.000Z' });
  const second = data.exams.find(({ code }: { code: string }) => code === '2H').id;
  await examine(no, hold, { lastFreeDay: '2026-11-27', zone: 'Pacific/Honolulu' });
  await examine(no, second, { lastFreeDay: '2026-11-28', zone: 'America/New_York' });
  assert.equal((await ownRow(no)).lastFreeDay, '2026-11-27');
  await examine(no, second, { lastFreeDay: '2026-11-27', zone: 'America/New_York' });
  assert.equal((await ownRow(no)).freeEnds, '2026-11-28T05:00:00.000Z');
  await say(no, '1I', { at: '2026-11-20T12:00:00.000Z' });
  assert.equal((await ownRow(no)).lastFreeDay, null);
});

test('what an examination costs us is written down for the desk and reaches its customer nowhere', async () => {
  const { no, hold } = await held();
  await examine(no, hold, { charged: '918273.64' });
  await examine(no, hold, { charged: '918273.65', place: 'Another CES' });
  const id = (await detail(no)).file.id;
  for (const path of [
    `/omsapi/entries/detail?no=${no}`,
    `/omsapi/entries/history?no=${no}`,
    `/omsapi/entries?search=${no}`,
    `/omsapi/entries/export?ids=${id}`,
    '/adminapi/notices',
  ]) {
    const { bytes } = await customer.get(path);
    assert.ok(!bytes.includes('918273'), path);
  }
  const history = JSON.stringify((await customer.get(`/omsapi/entries/history?no=${no}`)).data);
  assert.match(history, /Another CES/);
  const ours = JSON.stringify((await desk.get(`/opsapi/entries/history?no=${no}`)).data);
  assert.match(ours, /918[,]?273\.64/);
  assert.match(ours, /918[,]?273\.65/);
});

test('staff for the United States alone write of an examination, of a hold of that entry alone, and of what they have read', async () => {
  const { no, hold } = await held();
  const other = await held();
  const body = { no, version: (await detail(no)).file.version, hold, ...examination };
  const china = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customs'] }));
  for (const stranger of [china, customer])
    assert.equal((await stranger.post('/opsapi/entries/exam', body)).status, 403);
  assert.equal((await desk.post('/opsapi/entries/exam', { ...body, hold: other.hold })).status, 404);
  const moved = (await say(no, '1W')).data.dispositions;
  assert.equal(moved.length, 2);
  assert.equal((await desk.post('/opsapi/entries/exam', body)).status, 409);
  assert.equal((await detail(no)).exams[0].agency, null);
});

test('its customer is told of a hold, with what customs said', async () => {
  const { order } = await held('2H');
  const told = await house.rows<{ words: { reasonEn: string; zone: string } }>(
    `select words from notice where event = 'customsHold' and subject_id = $1`,
    [order.id],
  );
  assert.equal(told.length, 1);
  assert.match(String(told[0]?.words.reasonEn), /Agriculture hold/);
  assert.equal(told[0]?.words.zone, 'America/Los_Angeles');
});

test('two days before the free time ends its customer is told once, and again when another day is told', async () => {
  const { order, no, hold } = await held();
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const told = async () => {
    await urgeLastDaysJob(house.house).work(viewerOfJob('0', 'nobody'), {});
    const rows = await house.rows<{ words: { amount: string; zone: string } }>(
      `select words from notice where event = 'freeDayNear' and subject_id = $1`,
      [order.id],
    );
    return rows.map(({ words }) => words.amount);
  };
  await examine(no, hold, { lastFreeDay: dayAfter(4), zone: 'UTC' });
  assert.deepEqual(await told(), []);
  await examine(no, hold, { lastFreeDay: dayAfter(1), zone: 'UTC' });
  assert.deepEqual(await told(), ['USD 185.00']);
  assert.deepEqual(await told(), ['USD 185.00']);
  await examine(no, hold, { lastFreeDay: dayAfter(0), zone: 'UTC', examCost: null });
  assert.deepEqual((await told()).length, 2);
  await examine(no, hold, { lastFreeDay: dayAfter(1), zone: 'America/New_York' });
  await say(no, '1I');
  assert.deepEqual((await told()).length, 2);
});

test("another organisation's examination is neither read nor written", async () => {
  const { no, hold } = await held();
  await examine(no, hold);
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.equal((await stranger.get(`/omsapi/entries/detail?no=${no}`)).status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  const body = { no, version: (await detail(no)).file.version, hold, ...examination };
  assert.equal((await elsewhere.post('/opsapi/entries/exam', body)).status, 404);
});
