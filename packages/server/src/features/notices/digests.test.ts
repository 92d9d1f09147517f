import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeDays } from '@loadline/contract/notices/notice';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addressOf, messagesTo, tellAs } from './notices.factory.ts';
import { sendDigestsJob, sweepNoticesJob } from './notices.jobs.commands.ts';

const house = await openTestHouse({ publicUrl: 'https://portal.example' });
const desk = await house.clerk();
const nobody = viewerOfJob('test', 'nobody');
const hour = 3_600_000;

/** Somebody who wants their mails gathered. */
async function reader(digest: 'hourly' | 'daily') {
  const user = await house.person();
  const { email, mobile } = await addressOf(house, user);
  const calls = await house.as(user);
  const { data } = await calls.get('/adminapi/notices/settings');
  await calls.post('/adminapi/notices/settings/save', { digest, chosen: data.chosen });
  return { user, calls, email, mobile };
}

/** What the job does at a time, counted from now. */
function runAt(milliseconds: number) {
  const clock = { now: () => new Date(Date.now() + milliseconds) };
  return sendDigestsJob({ staff: house.house.staff, clock }).work(nobody, {});
}

async function tellTwo() {
  const { id, orderNumber } = await addOrder(house);
  await tellAs(house, desk, {
    event: 'etaMoved',
    subjectId: id,
    number: orderNumber,
    words: { to: '2026-12-01' },
  });
  await tellAs(house, desk, { event: 'customsHold', subjectId: id, number: orderNumber });
  return orderNumber;
}

test('gathered mails wait for their hour and go as one; the portal and SMS do not wait', async () => {
  const { user, calls, email, mobile } = await reader('hourly');
  await house.rows(`update app_user set language = 'en' where user_id = $1`, [user.userId]);
  const number = await tellTwo();
  assert.equal((await calls.get('/adminapi/notices/unread')).data.unread, 2);
  assert.equal((await messagesTo(house, mobile)).length, 2);
  await runAt(-hour);
  assert.deepEqual(await messagesTo(house, email), []);
  await runAt(hour);
  const [mail, ...others] = await messagesTo(house, email);
  assert.deepEqual(others, []);
  assert.deepEqual([mail?.template, mail?.params.count], ['digest', '2']);
  // Whole as soon as it is on its way.
  assert.match(mail?.params.link ?? '', /^(https:\/\/portal\.example)?\/notices$/);
  assert.match(mail?.params.list ?? '', new RegExp(`ETA moved to 2026-12-01\n${number}`));
  await runAt(hour);
  assert.equal((await messagesTo(house, email)).length, 1);
});

test('a daily mail goes at nine in Beijing', async () => {
  const { user } = await reader('daily');
  await tellTwo();
  const rows = await house.rows<{ due: string; ahead: boolean }>(
    `select to_char(mail_due_at at time zone 'Asia/Shanghai', 'HH24:MI') as due, mail_due_at between now() and now() + interval '1 day' as ahead
     from notice where user_id = $1`,
    [user.userId],
  );
  assert.deepEqual(rows, [
    { due: '09:00', ahead: true },
    { due: '09:00', ahead: true },
  ]);
});

test('ten runs at once send one mail, and who was disabled gets none', async () => {
  const [{ email }, left] = [await reader('hourly'), await reader('hourly')];
  await tellTwo();
  await house.rows('update app_user set enabled = false where user_id = $1', [left.user.userId]);
  await Promise.all(Array.from({ length: 10 }, () => runAt(2 * hour)));
  assert.equal((await messagesTo(house, email)).length, 1);
  assert.deepEqual(await messagesTo(house, left.email), []);
});

test('what somebody may no longer see is in no gathered mail and no longer in their notices', async () => {
  const others = [await reader('hourly'), await reader('hourly'), await reader('hourly')];
  const [narrowed, stripped, inactive] = others;
  const { email } = await reader('hourly');
  assert.ok(narrowed && stripped && inactive);
  const { id, orderNumber } = await addOrder(house, { created_by: stripped.user.userId });
  await tellAs(house, desk, { event: 'customsHold', subjectId: id, number: orderNumber });
  await house.rows(`update app_user set data_authority = 'own' where user_id = $1`, [narrowed.user.userId]);
  await house.rows(
    `update app_user set permissions = array_remove(permissions, 'order:view') where user_id = $1`,
    [stripped.user.userId],
  );
  for (const { calls } of [narrowed, stripped]) {
    assert.deepEqual((await calls.get('/adminapi/notices')).data.rows, []);
    assert.equal((await calls.get('/adminapi/notices/unread')).data.unread, 0);
  }
  await runAt(hour);
  for (const one of [narrowed, stripped]) assert.deepEqual(await messagesTo(house, one.email), []);
  assert.equal((await messagesTo(house, email)).length, 1);
  await tellAs(house, desk, { event: 'customsHold', subjectId: id, number: orderNumber });
  await house.rows(`update customer set status = 'inactive' where org_id = $1`, [house.orgA]);
  await runAt(2 * hour);
  assert.equal((await messagesTo(house, inactive.email)).length, 1);
  await house.rows(`update customer set status = 'active' where org_id = $1`, [house.orgA]);
});

test('notices go after ninety days', async () => {
  const { calls } = await reader('hourly');
  await tellTwo();
  const clock = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * hour) });
  await sweepNoticesJob({ staff: house.house.staff, clock: clock(noticeDays - 1) }).work(nobody, {});
  assert.equal((await calls.get('/adminapi/notices')).data.rows.length, 2);
  await sweepNoticesJob({ staff: house.house.staff, clock: clock(noticeDays + 1) }).work(nobody, {});
  assert.deepEqual((await calls.get('/adminapi/notices')).data.rows, []);
});
