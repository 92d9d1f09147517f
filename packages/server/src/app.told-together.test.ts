import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultChoices, eachOrder } from '@loadline/contract/messages/notice-event';
import { addOrderToAmerica, entryCalls } from './features/clearance/clearance.factory.ts';
import { declarationImports, declarationRow } from './features/customs/customs.factory.ts';
import { raiseSheetsJob } from './features/exceptions/exceptions.rules.commands.ts';
import { addressOf, messagesTo } from './features/notices/notices.factory.ts';
import { addEvent, addOrder } from './features/orders/orders.factory.ts';
import { viewerOfJob } from './kernel/viewer.ts';
import { openTestHouse } from './testing/house.ts';
import type { TestUser } from './testing/people.ts';

const house = await openTestHouse({ publicUrl: 'https://portal.example' });
const desk = await house.as(await house.clerk());
const [ana, each, own] = [
  await house.person(),
  await house.person(),
  await house.person({ authority: 'own' }),
];
const settings = { digest: 'none', chosen: [...defaultChoices, eachOrder] };
await (await house.as(each)).post('/adminapi/notices/settings/save', settings);
const addresses = new Map<string, { email: string; mobile: string }>();
for (const person of [ana, each, own]) addresses.set(person.userId, await addressOf(house, person));

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const twelve = Array.from({ length: 12 }, (_, at) => at);

type Adding = (at: typeof house, facts?: object) => ReturnType<typeof addOrder>;

/** Twelve orders of one customer; the second and third are those of who may only see their own. */
async function ordered(add: Adding, facts: object = {}) {
  const orders: { id: string; orderNumber: string }[] = [];
  for (const at of twelve)
    orders.push(await add(house, { ...facts, created_by: at === 1 || at === 2 ? own.userId : ana.userId }));
  return orders;
}

/** What has rung, come by mail and by SMS for a person since the last time this was asked. */
async function heard(person: TestUser) {
  const { email = '', mobile = '' } = addresses.get(person.userId) ?? {};
  const notices = await house.rows<{ number: string; words: Record<string, string> }>(
    'delete from notice where user_id = $1 and in_app returning number, words',
    [person.userId],
  );
  const [mails, texts] = [await messagesTo(house, email), await messagesTo(house, mobile)];
  await house.rows('delete from message where recipient in ($1, $2)', [email, mobile]);
  return { notices, mails, texts, counts: [notices.length, mails.length, texts.length] };
}

const numbersOf = (orders: readonly { readonly orderNumber: string }[]) =>
  orders.map(({ orderNumber }) => orderNumber).toSorted();

/** One notice, mail and SMS of twelve orders, which lists them; one for each to who wants that; of one’s own those alone. */
async function isToldTogether(orders: readonly { readonly orderNumber: string }[], sms = true) {
  const [all, one, mine] = [await heard(ana), await heard(each), await heard(own)];
  assert.deepEqual(all.counts, [1, 1, sms ? 1 : 0]);
  assert.deepEqual(all.notices[0]?.words['orders'], '12');
  assert.deepEqual(all.notices[0]?.words['numbers']?.split(', ').toSorted(), numbersOf(orders));
  assert.deepEqual(all.mails[0]?.params['numbers'], all.notices[0]?.words['numbers']);
  assert.deepEqual(one.counts, [12, 12, sms ? 12 : 0]);
  assert.deepEqual(mine.counts, [1, 1, sms ? 1 : 0]);
  const [, second, third] = orders;
  assert.ok(second && third);
  assert.deepEqual(mine.notices[0]?.words['numbers']?.split(', ').toSorted(), numbersOf([second, third]));
  return all;
}

test('a new day of arrival for twelve orders is one notice, one mail and one SMS, which lead to the list of these', async () => {
  const orders = await ordered(addOrder);
  const first = { code: 'ARRIVED', stage: 'ARRIVED', classifier: 'EST', occurred_at: '2026-12-20T04:00:00Z' };
  for (const { id } of orders) await addEvent(house, id, first);
  const moved = { ids: orders.map(({ id }) => id), eta: '2026-12-24', reason: '船期延误' };
  assert.equal((await desk.post('/opsapi/orders/eta', moved)).data, 12);
  const [row] = (await (await house.as(ana)).get('/adminapi/notices')).data.rows;
  assert.deepEqual(row.numbers.toSorted(), numbersOf(orders));
  assert.match(row.text, /orders: 12/);
  const { data } = await (await house.as(ana)).get(`/omsapi/orders?numbers=${row.numbers.join(',')}`);
  assert.equal(data.rows.length, 12);
  const { mails, texts } = await isToldTogether(orders);
  assert.match(mails[0]?.params['link'] ?? '', /\/order\?numbers=SO\w+&numbers=SO/);
  assert.equal(mails[0]?.params['from'], '2026-12-20');
  assert.equal(texts[0]?.params['orders'], '12');
});

test('another move of the same orders is told again', async () => {
  const orders = await ordered(addOrder);
  const first = { code: 'ARRIVED', stage: 'ARRIVED', classifier: 'EST', occurred_at: '2026-12-20T04:00:00Z' };
  for (const { id } of orders) await addEvent(house, id, first);
  for (const eta of ['2026-12-24', '2026-12-27']) {
    const moved = { ids: orders.map(({ id }) => id), eta, reason: '船期延误' };
    assert.equal((await desk.post('/opsapi/orders/eta', moved)).data, 12);
    await isToldTogether(orders);
  }
});

for (const [reason, what] of [
  ['payment', 'their bill'],
  ['customs', 'customs'],
  ['docs', 'papers'],
] as const)
  test(`twelve orders that are held for ${what} at once are one notice, one mail and one SMS`, async () => {
    const orders = await ordered(addOrder);
    const ids = orders.map(({ id }) => id);
    assert.equal((await desk.post('/opsapi/orders/hold', { ids, reason, note: '缺少资料' })).data, 12);
    const { mails } = await isToldTogether(orders);
    assert.equal(mails[0]?.params['reasonZh'], '缺少资料');
  });

test('a hold on an American entry of twelve orders is one notice, one mail and one SMS', async () => {
  const { make, say, move } = entryCalls(desk);
  const orders = await ordered(addOrderToAmerica);
  const { data, message } = await make(orders.map(({ orderNumber }) => orderNumber));
  assert.ok(data?.file, message);
  const no = String(data.file.fileNo);
  for (const to of ['SUBMITTED', 'FLIGHT_DEPARTED']) await move(no, to, { reason: '补录' });
  for (const person of [ana, each, own]) await heard(person);
  const held = await say(no, '1A');
  assert.equal(held.code, 200, held.message);
  await isToldTogether(orders);
});

test('twelve orders that slipped, are silent or miss papers are one notice and one mail of each', async () => {
  const raise = () => raiseSheetsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  await raise();
  for (const person of [ana, each, own]) await heard(person);
  const orders = await ordered(addOrder, { status: 'WH_IN', cut_off: ago(0.1), is_customs: false });
  for (const { id } of orders) {
    await addEvent(house, id, { occurred_at: ago(9) });
    for (const [hours, at] of [
      [0, ago(2)],
      [30, ago(1)],
    ] as const)
      await addEvent(house, id, {
        code: 'ARRIVED',
        stage: 'ARRIVED',
        classifier: 'EST',
        occurred_at: new Date(Date.UTC(2027, 0, 10) + hours * 3_600_000).toISOString(),
        created_at: at,
      });
  }
  await raise();
  await raise();
  const { notices, counts } = await heard(ana);
  assert.deepEqual(counts, [3, 3, 0]);
  for (const { words } of notices)
    assert.deepEqual([words['orders'], words['numbers']?.split(', ').toSorted()], ['12', numbersOf(orders)]);
});

test('a reminder of twelve sheets is one notice and one mail, which lead to the list of these', async () => {
  const orders = await ordered(addOrder);
  const nos: string[] = [];
  for (const { orderNumber: orderNo } of orders) {
    const words = { kind: 'docs', severity: 'medium', descriptionZh: '缺资料', customerActionZh: '请补传' };
    const { data, message } = await desk.post('/opsapi/exceptions/open', { orderNo, ...words });
    assert.ok(data, message);
    nos.push(String(data.sheetNo));
  }
  for (const person of [ana, each, own]) await heard(person);
  assert.equal((await desk.post('/opsapi/exceptions/remind', { nos })).data, 12);
  const { notices, mails } = await isToldTogether(orders, false);
  assert.equal(notices[0]?.words['sheets'], '12');
  assert.match(mails[0]?.params['link'] ?? '', /\/order\?tab=abnormal&numbers=EX\w+&numbers=EX/);
  const seen = await (await house.as(ana)).get(`/omsapi/exceptions?numbers=${nos.join(',')}`);
  assert.equal(seen.data.rows.length, 12);
});

test('what an import says of twelve declarations at once is one notice to their customer, which leads to the list of these', async () => {
  const orders = await ordered(addOrderToAmerica);
  const rows = orders.map(({ orderNumber }, at) =>
    declarationRow(at + 1, orderNumber, { status: '已放行', statusAt: '2026-11-19 21:10', reason: '后补' }),
  );
  assert.equal(await declarationImports(desk).imported(rows), 12);
  const { notices } = await heard(ana);
  const [released, ...more] = notices.filter(({ words }) => words['declarations'] !== undefined);
  assert.deepEqual([released?.words['declarations'], more], ['12', []]);
  const seen = await (await house.as(ana)).get(`/omsapi/customs?numbers=${released?.words['records']}`);
  assert.equal(seen.data.rows.length, 12);
});
