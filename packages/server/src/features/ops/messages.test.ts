import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());

async function addMessage(to: typeof house, change: Record<string, unknown> = {}): Promise<string> {
  const row = {
    message_id: newId(),
    org_id: null,
    channel: 'sms',
    recipient: '+8613800001234',
    template: 'code',
    language: 'en',
    params: JSON.stringify({ code: '482913', minutes: '5', purpose: 'login' }),
    state: 'sent',
    ...change,
  };
  const keys = Object.keys(row);
  await to.rows(
    `insert into message (${keys.join(', ')}) values (${keys.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return row.message_id;
}

test('in development a message reads as its recipient reads it, who is masked', async () => {
  const id = await addMessage(house);
  const reply = await desk.get('/opsapi/messages');
  const row = reply.data.rows.find((one: { id: string }) => one.id === id);
  assert.match(row.text, /Your code is 482913 \(to log in\)/);
  assert.equal(row.recipient, '138****1234');
  assert.ok(!reply.bytes.includes('13800001234'));
});

test('in production nobody reads a code, and none through a vendor', async () => {
  for (const change of [
    { production: true },
    { sms: { provider: 'twilio', accountSid: 'x', authToken: 'x', from: 'x' } as const },
  ]) {
    const strict = await openTestHouse(change as object);
    await addMessage(strict);
    const reply = await (await strict.as(await strict.clerk())).get('/opsapi/messages');
    assert.ok(!reply.bytes.includes('482913'));
    assert.match(reply.data.rows[0].text, /Your code is \*{6}/);
  }
});

test('a message that failed is queued again, one that went out is not', async () => {
  const failed = await addMessage(house, { state: 'failed', error: 'unreachable' });
  const again = await desk.post('/opsapi/messages/retry', { id: failed });
  assert.equal(again.data, true, again.message);
  const sent = await addMessage(house);
  assert.match(
    (await desk.post('/opsapi/messages/retry', { id: sent })).message,
    /Only a message that failed/,
  );
  assert.equal((await desk.post('/opsapi/messages/retry', { id: newId() })).status, 404);
});

test('messages are found by state, channel and recipient', async () => {
  await addMessage(house, {
    channel: 'mail',
    recipient: 'li@example.com',
    state: 'withheld',
    template: 'registrationApproved',
  });
  const found = async (query: string) => (await desk.get(`/opsapi/messages?${query}`)).data.rows.length;
  assert.equal(await found('channel=mail'), 1);
  assert.equal(await found('state=withheld&template=registrationApproved'), 1);
  assert.equal(await found('search=li@'), 1);
  assert.equal(await found('channel=mail&state=sent'), 0);
});

test('the workbook of the outbox says to whom and what became of it, masked and without what was said', async () => {
  await addMessage(house, { recipient: '+8613800009876', state: 'failed', error: 'unreachable' });
  const [heading = [], ...rows] = await textsOf(
    (await desk.get('/opsapi/messages/export?search=13800009876')).bytes,
  );
  assert.equal(rows.length, 1);
  const cells = Object.fromEntries(heading.map((label, at) => [label, rows[0]?.[at]]));
  assert.deepEqual(
    [cells['Recipient'], cells['Status'], cells['Error'], cells['Channel']],
    ['138****9876', 'Failed', 'The provider could not be reached', 'SMS'],
  );
  assert.ok(cells['Template'] !== 'code' && !rows.flat().join().includes('482913'));
});

test('whose a message is, is told by both names of the customer', async () => {
  const id = await addMessage(house, { org_id: house.orgA });
  const { data } = await desk.get('/opsapi/messages');
  const { customer, customerEn } = data.rows.find((one: { id: string }) => one.id === id);
  const [named] = await house.rows<{ zh: string; en: string }>(
    `select code || ' ' || name_zh as zh, code || ' ' || name_en as en from organisation where org_id = $1`,
    [house.orgA],
  );
  assert.deepEqual({ zh: customer, en: customerEn }, named);
});
