import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { calendarOf, workingMomentAfter } from '@loadline/contract/kernel/working-time';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const acme = await house.as(await house.person());
const chief = await house.as(await house.clerk());

interface Day {
  readonly id: string;
  readonly version: number;
  readonly date: string;
  readonly kind: 'off' | 'working';
  readonly region: string;
}

/** The day so many days from now, in China. */
const inDays = (count: number) =>
  new Date(Date.now() + 8 * 3_600_000 + count * 86_400_000).toISOString().slice(0, 10);

const names = { nameZh: '停电', nameEn: 'Power cut' };

function enter(date: string, kind: Day['kind'] = 'off', more: object = {}) {
  const body = { id: randomUUID(), version: null, date, kind, region: 'own', ...names, ...more };
  return chief.post('/opsapi/calendar/save', body);
}

async function days(): Promise<Day[]> {
  return (await chief.get('/opsapi/calendar')).data;
}

async function takeAway(...dates: string[]): Promise<void> {
  for (const { id, version, date } of await days())
    if (dates.includes(date))
      assert.equal((await chief.post('/opsapi/calendar/delete', { id, version })).status, 200);
}

async function openedSheet() {
  const { orderNumber } = await addOrder(house);
  const body = { orderNo: orderNumber, kind: 'delay', description: 'late' };
  const { sheetNo } = (await acme.post('/omsapi/exceptions/open', body)).data;
  return async () => (await acme.get(`/omsapi/exceptions/detail?no=${sheetNo}`)).data.sheet;
}

test('the time at which an open sheet runs out moves beyond a holiday, and back when it is taken away', async () => {
  const sheet = await openedSheet();
  const before = await sheet();
  const week = Array.from({ length: 7 }, (_, index) => inDays(index));
  for (const date of week) assert.equal((await enter(date)).status, 200, date);
  const { breachAt } = await sheet();
  const off = calendarOf(week.map((date) => ({ date, kind: 'off' })));
  assert.equal(breachAt, workingMomentAfter(new Date(before.openedAt), 8 * 60, off).toISOString());
  assert.ok(breachAt > before.breachAt);
  const told = (await acme.get('/omsapi/calendar')).data;
  assert.deepEqual(
    told,
    week.map((date) => ({ date, kind: 'off' })),
  );
  assert.ok((await (await openedSheet())()).breachAt >= breachAt);
  await takeAway(...week);
  assert.equal((await sheet()).breachAt, before.breachAt);
});

test('a Saturday that makes up for a holiday is worked', async () => {
  const sheet = await openedSheet();
  const saturday = Array.from({ length: 7 }, (_, index) => inDays(index + 1)).find(
    (date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6,
  );
  assert.ok(saturday);
  const before = Array.from({ length: 8 }, (_, index) => inDays(index)).filter((date) => date < saturday);
  for (const date of before) await enter(date);
  const { breachAt } = await sheet();
  assert.equal((await enter(saturday, 'working')).status, 200);
  const moved = (await sheet()).breachAt;
  assert.ok(moved < breachAt);
  assert.equal(moved, new Date(`${saturday}T17:00:00+08:00`).toISOString());
  await takeAway(saturday, ...before);
});

test('the work list counts no waiting on days off', async () => {
  const late = async () => {
    const { data } = await chief.get('/opsapi/work');
    return data.queues.find(({ queue }: { queue: string }) => queue === 'ordersSilent').late;
  };
  const month = Array.from({ length: 32 }, (_, index) => inDays(-index));
  await addOrder(house, {
    status: 'DEPARTED',
    order_time: new Date(Date.now() - 30 * 86_400_000).toISOString(),
  });
  assert.ok((await late()) >= 1);
  for (const date of month) await enter(date);
  assert.equal(await late(), 0);
  await takeAway(...month);
  assert.ok((await late()) >= 1);
});

test('public holidays of a region and year are added once, and what stands there already stays', async () => {
  await enter('2027-10-01', 'off', { nameEn: 'Ours' });
  const add = () => chief.post('/opsapi/calendar/holidays', { region: 'CN', year: '2027' });
  const { data } = await add();
  assert.equal(data.length, 13);
  assert.equal(data.find(({ date }: Day) => date === '2027-10-01').nameEn, 'Ours');
  assert.equal((await add()).data.length, 13);
  const [first] = await days();
  assert.deepEqual([first?.date, first?.region], ['2027-01-01', 'CN']);
  const log = (await chief.get('/opsapi/audit?subject=calendarDay')).data.rows;
  const dates = log.map(({ changes }: { changes: { label: string; to: string }[] }) =>
    String(changes.find(({ label }) => label === 'Date')?.to).split(' '),
  );
  assert.equal(dates.filter((one: string[]) => one.length === 12 && one.includes('2027-02-05')).length, 1);
  await takeAway(...(await days()).map(({ date }) => date));
});

test('a day is changed by who read it last, stands once, and is worked only on a weekend', async () => {
  const { data } = await enter('2027-11-03');
  const [day] = data;
  const change = { ...day, kind: 'working' };
  const refused = await chief.post('/opsapi/calendar/save', change);
  assert.deepEqual([refused.status, refused.data[0].path], [400, 'kind']);
  const saturday = { ...change, date: '2027-11-06' };
  assert.equal((await chief.post('/opsapi/calendar/save', saturday)).status, 200);
  const stale = await chief.post('/opsapi/calendar/save', saturday);
  assert.deepEqual([stale.status, stale.data.current.kind], [409, 'working']);
  assert.equal((await chief.post('/opsapi/calendar/delete', day)).status, 409);
  assert.equal((await enter('2027-11-06')).code, -1);
  await takeAway('2027-11-06');
  assert.deepEqual(await days(), []);
});

test('customers and staff without the right read the days and change nothing', async () => {
  const clerk = await house.as(await house.clerk({ permissions: ['op:dictionary:edit'] }));
  const body = { region: 'US', year: '2026' };
  for (const who of [clerk, acme]) {
    assert.equal((await who.get('/omsapi/calendar')).status, 200);
    assert.equal((await who.get('/opsapi/calendar')).status, 403);
    assert.equal((await who.post('/opsapi/calendar/holidays', body)).status, 403);
  }
  assert.deepEqual(await days(), []);
});
