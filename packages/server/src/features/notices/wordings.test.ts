import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMime } from '../../kernel/messages/testing/mime.ts';
import { openSmtpSink } from '../../kernel/messages/testing/smtp-sink.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addressOf, tellAs } from './notices.factory.ts';

const smtp = await openSmtpSink();
const mail = {
  url: new URL(`smtp://127.0.0.1:${smtp.port}`),
  from: { name: 'Loadline', address: 'no-reply@forwarder.example' },
};
const house = await openTestHouse({ mail, publicUrl: 'https://portal.example' });
const clerk = await house.clerk();
const desk = await house.as(clerk);

interface Row {
  readonly id: string;
  readonly version: number;
  readonly edited: boolean;
  readonly subjectZh: string;
  readonly subjectEn: string;
  readonly textZh: string;
  readonly textEn: string;
}

async function wordingAt(id: string): Promise<Row> {
  const { data } = await desk.get('/opsapi/notices');
  const found = data.find((row: Row) => row.id === id);
  assert.ok(found, id);
  return found;
}

function save(row: Row, change: Partial<Row>) {
  return desk.post('/opsapi/notices/save', { ...row, ...change });
}

async function mailTo(address: string) {
  for (let look = 0; look < 300; look += 1) {
    const found = smtp.mails.find(({ to }) => to.includes(address));
    if (found) return readMime(found.raw);
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`${address} got no mail`);
}

test('what staff write is what is told from then on, in the portal and by mail, and the default comes back', async () => {
  const user = await house.person();
  const { email } = await addressOf(house, user);
  const calls = await house.as(user);
  const [inApp, byMail] = [await wordingAt('signed.inApp'), await wordingAt('etaMoved.mail')];
  assert.equal(
    (await save(inApp, { subjectEn: 'It is there', textEn: '{number} was signed by {signedBy}' })).data
      .edited,
    true,
  );
  await save(byMail, { subjectEn: 'Later: {number}', textEn: 'Now {to}. See {link}' });
  const { id, orderNumber } = await addOrder(house);
  await tellAs(house, clerk, {
    event: 'signed',
    subjectId: id,
    number: orderNumber,
    words: { signedBy: 'M. Reyes' },
  });
  const notices = async () => (await calls.get('/adminapi/notices')).data.rows;
  assert.deepEqual(
    (await notices()).map(({ title, text }: { title: string; text: string }) => [title, text]),
    [['It is there', `${orderNumber} was signed by M. Reyes`]],
  );
  await tellAs(house, clerk, {
    event: 'etaMoved',
    subjectId: id,
    number: orderNumber,
    words: { to: '2026-12-01' },
  });
  const sent = await mailTo(email);
  assert.equal(sent.headers.subject, `Later: ${orderNumber}`);
  assert.match(
    sent.parts[0]?.text ?? '',
    new RegExp(`Now 2026-12-01\\. See https://portal\\.example/orderDetail\\?no=${orderNumber}`),
  );
  const reset = await desk.post('/opsapi/notices/reset', { id: inApp.id, version: inApp.version + 1 });
  assert.deepEqual([reset.data.edited, reset.data.version, reset.data.textEn], [false, 2, inApp.textEn]);
  assert.equal((await notices()).at(-1).title, 'Signed');
});

test('an unknown place is refused by its name, a missing one that is needed too, and an SMS that is too long', async () => {
  const signed = await wordingAt('signed.mail');
  const wrong = await save(signed, { textEn: 'Hello {secretCost}' });
  assert.deepEqual(
    [wrong.status, wrong.data[0].path, wrong.data[0].says.en],
    [400, 'textEn', 'no placeholder {secretCost}'],
  );
  const code = await wordingAt('code.sms');
  const lost = await save(code, { textZh: '验证码已发送' });
  assert.match(lost.message, /keep \{code\}/);
  const long = await save(code, { textZh: `{code}${'长'.repeat(400)}` });
  assert.match(long.message, /7 SMS parts/);
  const empty = await save(signed, { subjectZh: '' });
  assert.equal(empty.data[0].path, 'subjectZh');
  assert.equal((await wordingAt('signed.mail')).version, 0);
});

test('who has read an older version gets 409 with what stands, and of twenty at once one wins', async () => {
  const before = await wordingAt('arrived.inApp');
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save(before, { subjectEn: `Arrived ${at}` })),
  );
  assert.equal(replies.filter(({ status }) => status === 200).length, 1);
  const stale = replies.find(({ status }) => status === 409);
  assert.match(stale?.data.current.subjectEn, /^Arrived \d+$/);
  const deeds = await house.rows<{ changes: Record<string, unknown> }>(
    `select changes from audit where subject = 'wording' and changes ->> 'template' = 'arrived.inApp'`,
  );
  assert.equal(deeds.length, 1);
  assert.ok(deeds[0]?.changes['subjectEn']);
});

test('every template is right as it stands', async () => {
  const { data } = await desk.get('/opsapi/notices');
  assert.ok(data.length > 60);
  for (const row of data.filter(({ edited }: Row) => !edited)) {
    const reply = await save(row, {});
    assert.equal(reply.status, 200, `${row.id} ${reply.message}`);
  }
});
