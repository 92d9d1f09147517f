import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestUser } from '../../testing/people.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addressOf, messagesTo, tellAs } from './notices.factory.ts';

const house = await openTestHouse({ publicUrl: 'https://portal.example' });
const desk = await house.clerk();
const settings = '/adminapi/notices/settings/save';

async function titles(calls: Calls, language = 'en'): Promise<string[]> {
  const { data } = await calls.get('/adminapi/notices', { 'accept-language': language });
  return data.rows.map((row: { title: string }) => row.title);
}

/** A reader with a mail address and a mobile of their own, signed in. */
async function reader(who: Partial<TestUser> = {}) {
  const user = await house.person(who);
  const { email, mobile } = await addressOf(house, user);
  return { user, calls: await house.as(user), email, mobile };
}

test('an event reaches everybody of the organisation who may see the record, worded in the language of the reader', async () => {
  const ana = await reader();
  const { id, orderNumber } = await addOrder(house);
  await tellAs(house, desk, {
    event: 'departed',
    subjectId: id,
    number: orderNumber,
    words: { place: 'PVG', flight: 'QY4402', time: '2026-11-06T14:40:00.000Z', zone: 'Asia/Shanghai' },
  });
  const [row] = (await ana.calls.get('/adminapi/notices')).data.rows;
  assert.deepEqual(
    [row.title, row.text, row.number, row.read],
    [
      'Departed',
      `${orderNumber} · QY 4402 · Shanghai Pudong airport · 2026-11-06 22:40 GMT+8`,
      orderNumber,
      false,
    ],
  );
  assert.deepEqual(await titles(ana.calls, 'zh-CN'), ['已离港']);
});

test('a notice of a decision says how it was decided, and one of a milestone says nothing of the kind', async () => {
  const { calls } = await reader();
  const { id, orderNumber } = await addOrder(house);
  const about = { subjectId: id, number: orderNumber } as const;
  await tellAs(house, desk, { event: 'orderDecided', ...about, words: { decision: 'returned' } });
  await tellAs(house, desk, { event: 'slotChanged', ...about, words: { change: 'cancelled' } });
  await tellAs(house, desk, { event: 'departed', ...about, words: { place: 'PVG' } });
  const { rows } = (await calls.get('/adminapi/notices')).data;
  const outcomes = rows.map(({ outcome }: { outcome: string | null }) => outcome);
  assert.deepEqual(outcomes, [null, 'cancelled', 'returned']);
});

test('who may not see the record is not told of it, nor who is disabled or of another organisation', async () => {
  const none = await reader({ permissions: ['booking:view'] });
  const other = await reader({ orgId: house.orgB });
  const left = await reader();
  const seen = await reader({ permissions: ['order:view'] });
  const { id, orderNumber } = await addOrder(house);
  await house.rows('update app_user set enabled = false where user_id = $1', [left.user.userId]);
  await tellAs(house, desk, { event: 'etaMoved', subjectId: id, number: orderNumber });
  assert.deepEqual(await titles(seen.calls), ['ETA moved by more than 12 hours']);
  for (const { calls } of [none, other]) assert.deepEqual(await titles(calls), []);
  for (const { email } of [none, other, left]) assert.deepEqual(await messagesTo(house, email), []);
  assert.equal((await messagesTo(house, seen.email)).length, 1);
});

test('with own-created authority only a person’s own records and those they handle reach them', async () => {
  const own = await reader({ authority: 'own' });
  for (const facts of [{}, { created_by: own.user.userId }, { handler_id: own.user.userId }]) {
    const { id, orderNumber } = await addOrder(house, facts);
    await tellAs(house, desk, { event: 'arrived', subjectId: id, number: orderNumber });
  }
  assert.equal((await titles(own.calls)).length, 2);
});

test('settings decide the channel; what is locked comes whatever they say', async () => {
  const { calls, email, mobile } = await reader();
  await calls.post(settings, { digest: 'none', chosen: ['departed.sms', 'arrived.inApp'] });
  const { id, orderNumber } = await addOrder(house);
  for (const event of ['departed', 'arrived', 'etaMoved', 'dutyToApprove'] as const)
    await tellAs(house, desk, { event, subjectId: id, number: orderNumber });
  assert.deepEqual(await titles(calls), ['Duty to approve', 'Arrived at port']);
  assert.deepEqual(await messagesTo(house, email), []);
  assert.deepEqual(
    (await messagesTo(house, mobile)).map(({ template }) => template),
    ['departed'],
  );
});

test('twenty who tell the same thing at once tell it once, and a notice is not there without the commit', async () => {
  const { calls, email } = await reader();
  const { id, orderNumber } = await addOrder(house);
  const same = { event: 'etaMoved', subjectId: id, number: orderNumber, key: `eta ${id}` } as const;
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => tellAs(house, desk, same)));
  assert.deepEqual(
    outcomes.filter(({ status }) => status === 'rejected'),
    [],
  );
  assert.equal((await titles(calls)).length, 1);
  assert.equal((await messagesTo(house, email)).length, 1);
  const undone = { ...same, key: newId(), thenFail: true } as const;
  await assert.rejects(tellAs(house, desk, undone));
  assert.equal((await titles(calls)).length, 1);
});

test('customers tell within their own organisation alone, and jobs of nobody tell too', async () => {
  const teller = await house.person();
  const { calls } = await reader();
  const theirs = await reader({ orgId: house.orgB });
  const { id, orderNumber } = await addOrder(house);
  await tellAs(house, teller, { event: 'exception', subjectId: id, number: orderNumber });
  await tellAs(house, 'program', { event: 'signed', subjectId: id, number: orderNumber });
  assert.deepEqual(await titles(calls), ['Signed', 'Exception opened, replied to or resolved']);
  const foreign = { event: 'signed', orgId: house.orgB, subjectId: id, number: orderNumber } as const;
  await assert.rejects(tellAs(house, teller, foreign));
  assert.deepEqual(await titles(theirs.calls), []);
});

test('an exception that is over asks for nothing any more, and is not among what is to be done', async () => {
  const { calls } = await reader();
  const { id, orderNumber } = await addOrder(house);
  for (const deed of ['waiting', 'resolved', 'closed'])
    await tellAs(house, desk, {
      event: 'exception',
      subjectId: id,
      number: orderNumber,
      words: { deed, kindZh: '破损', kindEn: 'Damage' },
    });
  const settledOf = async (query: string) =>
    (await calls.get(`/adminapi/notices${query}`)).data.rows.map((row: { settled: boolean }) => row.settled);
  assert.deepEqual(await settledOf(''), [true, true, false]);
  assert.deepEqual(await settledOf('?toDo=true'), [false]);
  assert.deepEqual((await calls.get('/adminapi/notices/unread')).data, { unread: 3, toDo: 1 });
});

test('only what an event names is kept, shortened to what can be read', async () => {
  const { calls } = await reader();
  const { id, orderNumber } = await addOrder(house);
  const words = { said: 'x'.repeat(5_000), cost: 'CNY 1.00', byZh: '周见山', byEn: 'Zhou' };
  await tellAs(house, desk, { event: 'exception', subjectId: id, number: orderNumber, words });
  const [row] = await house.rows<{ words: Record<string, string> }>(
    `select words from notice where number = $1 limit 1`,
    [orderNumber],
  );
  assert.deepEqual(Object.keys(row?.words ?? {}).toSorted(), ['byEn', 'byZh', 'said']);
  assert.equal(row?.words.said?.length, 500);
  const [first] = (await calls.get('/adminapi/notices')).data.rows;
  assert.match(first.text, / · Zhou · x+$/);
});

test('one reads, counts and marks one’s own notices and nobody else’s', async () => {
  const [ana, bo] = [await reader(), await reader()];
  const { id, orderNumber } = await addOrder(house);
  for (const event of ['customsHold', 'departed', 'billIssued'] as const)
    await tellAs(house, desk, { event, subjectId: id, number: orderNumber });
  const unread = async ({ calls }: typeof ana) => (await calls.get('/adminapi/notices/unread')).data;
  assert.deepEqual(await unread(ana), { unread: 3, toDo: 1 });
  const rows = (await ana.calls.get('/adminapi/notices?category=customs')).data.rows;
  const ids = rows.map((row: { id: string }) => row.id);
  assert.deepEqual((await bo.calls.post('/adminapi/notices/read', { ids })).data, { unread: 3, toDo: 1 });
  assert.deepEqual((await ana.calls.post('/adminapi/notices/read', { ids })).data, { unread: 2, toDo: 0 });
  const left = (await ana.calls.get('/adminapi/notices?unread=true&size=1')).data;
  assert.equal(left.rows.length, 1);
  const rest = (await ana.calls.get(`/adminapi/notices?unread=true&after=${encodeURIComponent(left.next)}`))
    .data;
  assert.equal(rest.rows.length, 1);
  const some = await ana.calls.post('/adminapi/notices/read-all', { category: 'bill' });
  assert.deepEqual(some.data, { unread: 1, toDo: 0 });
  assert.deepEqual((await ana.calls.post('/adminapi/notices/read-all', {})).data, { unread: 0, toDo: 0 });
  assert.deepEqual(await unread(bo), { unread: 3, toDo: 1 });
});

test('a mail says where the record is, an SMS says it in one line, both in the language of the last login', async () => {
  const { user, email, mobile } = await reader();
  await house.rows(`update app_user set language = 'en' where user_id = $1`, [user.userId]);
  const { id, orderNumber } = await addOrder(house);
  await tellAs(house, desk, {
    event: 'etaMoved',
    subjectId: id,
    number: orderNumber,
    words: { to: '2026-12-01' },
  });
  const [mail] = await messagesTo(house, email);
  assert.deepEqual([mail?.language, mail?.params.link], ['en', `/orderDetail?no=${orderNumber}`]);
  const [sms] = await messagesTo(house, mobile);
  assert.deepEqual([sms?.channel, sms?.template], ['sms', 'etaMoved']);
});

test('a login on a new device is told in the portal too', async () => {
  const { user, calls } = await reader();
  const from = (agent: string) =>
    house.nobody.form(
      '/adminapi/oauth/token',
      { grant_type: 'password', scope: 'all', username: user.username, password: user.password },
      { 'user-agent': agent },
    );
  await from('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  assert.deepEqual(await titles(calls), ['Login on a new device']);
});
