import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMime } from '../../kernel/messages/testing/mime.ts';
import { openSmtpSink } from '../../kernel/messages/testing/smtp-sink.ts';
import { openTestHouse } from '../../testing/house.ts';
import { jobsDone } from '../../testing/jobs-done.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';

const smtp = await openSmtpSink();
const mail = {
  url: new URL(`smtp://127.0.0.1:${smtp.port}`),
  from: { name: 'Loadline', address: 'no-reply@forwarder.example' },
};
const publicUrl = 'https://portal.example';
const house = await openTestHouse({ trustProxy: ['127.0.0.1'], mail, publicUrl });
const { nobody } = house;

let asked = 0;

/** From a network of its own unless told: what one test asks must not use up what another may. */
function ask(number: string, email: string, headers: Record<string, string> = {}) {
  asked += 1;
  const from = { 'x-forwarded-for': `10.1.${asked}.1` };
  return nobody.post('/omsapi/public/tracking/watch', { number, email }, { ...from, ...headers });
}

async function mailsTo(address: string, count: number) {
  for (let look = 0; look < 300; look += 1) {
    const mails = smtp.mails.filter(({ to }) => to.includes(address));
    if (mails.length >= count) return mails.map(({ raw }) => readMime(raw));
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`${address} got too few mails`);
}

function linkIn(text: string | undefined, action: 'watch' | 'leave'): string {
  const token = new RegExp(`${publicUrl}/search\\?${action}=([\\w-]{43})`).exec(text ?? '')?.[1];
  assert.ok(token, `${action} in ${text}`);
  return token;
}

function confirm(token: string) {
  return nobody.post('/omsapi/public/tracking/watch/confirm', { token });
}

async function watched(email: string, headers: Record<string, string> = {}) {
  const order = await addOrder(house);
  await ask(order.orderNumber, email, headers);
  const [asking] = await mailsTo(email, 1);
  const reply = await confirm(linkIn(asking?.parts[0]?.text, 'watch'));
  assert.deepEqual(reply.data, { number: order.orderNumber });
  return order;
}

/** What was not sent by then is really not sent. */
const idle = () => jobsDone(house);

test('a confirmed address gets one mail per milestone, in the language it asked in, with the time of the place', async () => {
  const { id, orderNumber } = await watched('ana@shipper.example', { 'accept-language': 'zh-CN' });
  await addEvent(house, id, { place: 'PVG' });
  const [, told] = await mailsTo('ana@shipper.example', 2);
  assert.equal(told?.headers.subject, `${orderNumber}：已离港`);
  assert.match(told?.parts[0]?.text ?? '', /2026-11-02 18:00 GMT\+8/);
  assert.ok(told?.parts[0]?.text.includes(`${publicUrl}/search?no=${orderNumber}`));
  await watched('ben@shipper.example');
  assert.match((await mailsTo('ben@shipper.example', 1))[0]?.headers.subject ?? '', /^Please confirm/);
});

test('opening the link of the mail subscribes nobody: only the press of the button does', async () => {
  const { id, orderNumber } = await addOrder(house);
  await ask(orderNumber, 'scanned@shipper.example');
  await mailsTo('scanned@shipper.example', 1);
  await addEvent(house, id);
  await idle();
  assert.equal((await mailsTo('scanned@shipper.example', 1)).length, 1);
});

test('a milestone is told once, however often the queue runs, and an expected or internal one is not told', async () => {
  const { id } = await watched('once@shipper.example');
  await addEvent(house, id, { stage: 'WH_IN' });
  await mailsTo('once@shipper.example', 2);
  await addEvent(house, id, { stage: 'ARRIVED', classifier: 'EST' });
  await addEvent(house, id, { stage: 'WH_OUT', is_public: false });
  await addEvent(house, id, { stage: null, code: 'NOTE' });
  const [event] = await house.rows<{ event_id: string }>(
    `select event_id from shipment_event where subject_id = $1 and stage = 'WH_IN'`,
    [id],
  );
  await house.rows(
    `select graphile_worker.add_job('tell-watchers', json_build_object('orgId', $1::text, 'eventId', $2::text))`,
    [house.orgA, event?.event_id],
  );
  await idle();
  assert.equal((await mailsTo('once@shipper.example', 2)).length, 2);
});

test('every mail can be left with one press, by the mail program itself too, and leaving answers alike', async () => {
  const { id } = await watched('leaver@shipper.example');
  await addEvent(house, id, { stage: 'WH_IN' });
  const [, told] = await mailsTo('leaver@shipper.example', 2);
  assert.equal(told?.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const url = /^<(.+)>$/.exec(told?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const token = linkIn(told?.parts[0]?.text, 'leave');
  assert.equal(url, `${publicUrl}/omsapi/public/tracking/leave?token=${token}`);
  const path = url.slice(publicUrl.length);
  for (const to of [path, path, `/omsapi/public/tracking/leave?token=${'A'.repeat(43)}`]) {
    const left = await nobody.form(to, { 'List-Unsubscribe': 'One-Click' });
    assert.deepEqual([left.status, left.data], [200, true]);
  }
  await addEvent(house, id, { stage: 'WH_OUT' });
  await idle();
  assert.equal((await mailsTo('leaver@shipper.example', 2)).length, 2);
});

test('an unknown, a private and a public number answer alike; only the public one is followed by a mail', async () => {
  const [open, hidden] = [await addOrder(house), await addOrder(house, { is_public: false })];
  const answers = [];
  for (const number of [open.orderNumber, hidden.orderNumber, 'SO26110100000000Q']) {
    const { status, code, message, data } = await ask(number, 'asker@shipper.example');
    answers.push({ status, code, message, data });
  }
  for (const answer of answers) assert.deepEqual(answer, { status: 200, code: 200, message: '', data: true });
  await idle();
  const mails = await mailsTo('asker@shipper.example', 1);
  assert.deepEqual([mails.length, mails[0]?.headers.subject?.includes(open.orderNumber)], [1, true]);
});

test('a shipment that its owner closes to the public is told to nobody any more', async () => {
  const { id, orderNumber } = await watched('closed@shipper.example');
  const ana = await house.as(await house.person());
  await ana.post('/omsapi/orders/public', { no: orderNumber, isPublic: false });
  await addEvent(house, id);
  await idle();
  assert.equal((await mailsTo('closed@shipper.example', 1)).length, 1);
});

test('a link to confirm is good for two days, an unknown one is not found', async () => {
  const { orderNumber } = await addOrder(house);
  await ask(orderNumber, 'late@shipper.example');
  const [asking] = await mailsTo('late@shipper.example', 1);
  await house.rows(
    `update tracking_watch set asked_at = now() - interval '49 hours' where email = 'late@shipper.example'`,
  );
  assert.equal((await confirm(linkIn(asking?.parts[0]?.text, 'watch'))).status, 404);
  assert.equal((await confirm('A'.repeat(43))).status, 404);
});

test('one address, one number and one network are each mailed only so often', async () => {
  for (let n = 0; n < 10; n += 1)
    assert.equal((await ask(`NO-SUCH-${n}`, 'flood@shipper.example')).status, 200);
  assert.equal((await ask('NO-SUCH-10', 'Flood@shipper.example')).status, 429);
  for (let n = 0; n < 20; n += 1)
    assert.equal((await ask('NO-SUCH-N', `flood${n}@shipper.example`)).status, 200);
  assert.equal((await ask('NO-SUCH-N', 'flood20@shipper.example')).status, 429);
  const here = { 'x-forwarded-for': '192.0.2.9' };
  for (let n = 0; n < 20; n += 1)
    assert.equal((await ask(`NO-SUCH-A-${n}`, `a${n}@shipper.example`, here)).status, 200);
  assert.equal((await ask('NO-SUCH-A-20', 'a20@shipper.example', here)).status, 429);
  assert.equal((await ask('NO-SUCH-B', 'b@shipper.example')).status, 200);
});

test('where no mail can be sent nobody is asked for an address, and a wish is refused in words', async () => {
  const without = await openTestHouse();
  assert.deepEqual((await without.nobody.get('/omsapi/public/tracking/notices')).data, { mail: false });
  assert.deepEqual((await nobody.get('/omsapi/public/tracking/notices')).data, { mail: true });
  const body = { number: 'SO26110100000000Q', email: 'a@shipper.example' };
  const refused = await without.nobody.post('/omsapi/public/tracking/watch', body);
  assert.deepEqual([refused.status, refused.code], [200, -1]);
  assert.match(refused.message, /^Email updates are not available here/);
});

test('the owner of a shipment does not learn who watches it', async () => {
  const { orderNumber } = await watched('unseen@shipper.example');
  const ana = await house.as(await house.person());
  const reply = await ana.get(`/omsapi/orders/detail?no=${orderNumber}`);
  assert.ok(!reply.bytes.includes('unseen@shipper.example'));
});
