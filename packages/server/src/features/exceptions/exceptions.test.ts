import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf } from '@loadline/contract/exceptions/sheet-clock';
import { usualWeeks } from '@loadline/contract/kernel/working-time';
import { nothing } from '../../testing/belongings.ts';
import { openTestHouse } from '../../testing/house.ts';
import { callAbout, nameOf } from '../../testing/walk.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addSheet, staffOnly } from './exceptions.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const clerk = await house.clerk();
const customer = await house.as(ana);
const desk = await house.as(clerk);
const due = '2027-01-05T10:00:00.000Z';

async function orderOfAna() {
  return addOrder(house, { created_by: ana.userId });
}

async function opened() {
  const { orderNumber } = await orderOfAna();
  const body = { orderNo: orderNumber, kind: 'damage', description: '两箱外箱破损' };
  const { data } = await customer.post('/omsapi/exceptions/open', body);
  return { orderNumber, no: String(data.sheetNo) };
}

const deskDetail = async (no: string) => (await desk.get(`/opsapi/exceptions/detail?no=${no}`)).data;
const detail = async (no: string) => (await customer.get(`/omsapi/exceptions/detail?no=${no}`)).data;

async function move(no: string, to: string, more: object = {}) {
  const { sheet } = await deskDetail(no);
  return desk.post('/opsapi/exceptions/move', { no, version: sheet.version, to, ...more });
}

test('a customer opens a sheet: it gets a number, its order is abnormal, and it waits at the desk for somebody', async () => {
  const { no, orderNumber } = await opened();
  assert.match(no, /^EX\d{6}\d{4,}$/);
  const { data: order } = await customer.get(`/omsapi/orders/detail?no=${orderNumber}`);
  assert.equal(order.order.abnormal, 1);
  const { data: page } = await desk.get('/opsapi/exceptions?tab=unassigned');
  const row = page.rows.find(({ sheetNo }: { sheetNo: string }) => sheetNo === no);
  assert.deepEqual([row.state, row.severity, row.kind, row.handler], ['OPEN', 'high', 'damage', null]);
  assert.ok(row.breachAt);
});

test('the conversation goes to and fro: asked, answered, resolved, and reopened by ‘not solved’', async () => {
  const { no, orderNumber } = await opened();
  assert.equal((await move(no, 'PROCESSING')).data.sheet.handlerId, clerk.userId);
  const asked = await move(no, 'WAITING_CUSTOMER', { customerActionZh: '请补破损照片', dueAt: due });
  assert.equal(asked.data.sheet.breachAt, null);
  assert.equal(typeof asked.data.sheet.leftMinutes, 'number');
  const seen = await detail(no);
  assert.deepEqual([seen.sheet.customerActionZh, seen.sheet.dueAt], ['请补破损照片', due]);

  const answered = await customer.post('/omsapi/exceptions/reply', { no, body: '照片见附件' });
  assert.equal(answered.data.sheet.state, 'PROCESSING');
  const resolved = await move(no, 'RESOLVED', { said: '已换箱，正常放行' });
  assert.equal(resolved.data.sheet.state, 'RESOLVED');
  const { data: order } = await customer.get(`/omsapi/orders/detail?no=${orderNumber}`);
  assert.equal(order.order.abnormal, 0);
  assert.ok((await detail(no)).reopenUntil);

  const reopened = await customer.post('/omsapi/exceptions/reopen', { no, body: '还有一箱' });
  assert.equal(reopened.data.sheet.state, 'REOPENED');
  const { comments, steps } = await detail(no);
  assert.deepEqual(
    comments.map(({ body }: { body: string }) => body),
    ['照片见附件', '已换箱，正常放行', '还有一箱'],
  );
  assert.deepEqual(
    steps.map(({ to }: { to: string }) => to),
    ['OPEN', 'PROCESSING', 'WAITING_CUSTOMER', 'PROCESSING', 'RESOLVED', 'REOPENED'],
  );
});

test('each side hears of it once: opened, waiting, replied and resolved reach the customer’s people', async () => {
  const { orderNumber } = await orderOfAna();
  const body = { orderNo: orderNumber, kind: 'delay', severity: 'low', descriptionZh: '航班取消' };
  const { data } = await desk.post('/opsapi/exceptions/open', body);
  const no = String(data.sheetNo);
  await move(no, 'PROCESSING');
  await move(no, 'WAITING_CUSTOMER', { customerActionZh: '请确认改配', dueAt: due });
  await desk.post('/opsapi/exceptions/comment', { no, body: '今天 18:00 前回复可赶上', internal: false });
  await desk.post('/opsapi/exceptions/comment', { no, body: `among us ${staffOnly}`, internal: true });
  await move(no, 'RESOLVED', { said: '已改配' });
  const told = await house.rows<{ deed: string; words: string }>(
    `select n.words ->> 'deed' as deed, n.words::text as words from notice n where n.user_id = $1 and n.number = $2 order by n.created_at`,
    [ana.userId, no],
  );
  assert.deepEqual(
    told.map(({ deed }) => deed),
    ['opened', 'waiting', 'replied', 'resolved'],
  );
  assert.ok(told.every(({ words }) => !words.includes(staffOnly)));
});

test('after seven days a resolved sheet is not reopened, but a new one can be opened', async () => {
  const { no } = await opened();
  await move(no, 'PROCESSING');
  await move(no, 'RESOLVED', { said: 'done' });
  await house.rows(
    `update exception_sheet set resolved_at = now() - interval '6 days 23 hours' where sheet_no = $1`,
    [no],
  );
  assert.ok(new Date((await detail(no)).reopenUntil) > new Date());
  await house.rows(
    `update exception_sheet set resolved_at = now() - interval '7 days 1 minute' where sheet_no = $1`,
    [no],
  );
  const late = await customer.post('/omsapi/exceptions/reopen', { no, body: 'still broken' });
  assert.deepEqual([late.status, late.code], [200, -1]);
  assert.match(late.message, /7/);
  assert.equal((await detail(no)).sheet.state, 'RESOLVED');
});

test('waiting for the customer needs what they are to do and until when; resolving needs a word to them', async () => {
  const { no } = await opened();
  await move(no, 'PROCESSING');
  assert.equal((await move(no, 'WAITING_CUSTOMER', { customerActionZh: '补资料' })).status, 400);
  assert.equal((await move(no, 'WAITING_CUSTOMER', { dueAt: due })).status, 400);
  const past = { customerActionZh: '补资料', dueAt: '2026-11-01T00:00:00.000Z' };
  assert.match((await move(no, 'WAITING_CUSTOMER', past)).message, /Due from the customer: has passed/);
  assert.equal((await move(no, 'RESOLVED')).status, 400);
  assert.equal((await deskDetail(no)).sheet.state, 'PROCESSING');
});

test('who has read up to where: a comment is read when somebody of the other side has read it, and unread until then', async () => {
  const { no } = await opened();
  await desk.post('/opsapi/exceptions/comment', { no, body: 'first', internal: false });
  const [first] = (await deskDetail(no)).comments;
  assert.equal(first.readAt, null);
  assert.equal((await detail(no)).sheet.unread, 1);
  assert.equal((await customer.post('/omsapi/exceptions/read', { no, upTo: first.commentId })).data, true);
  await desk.post('/opsapi/exceptions/comment', { no, body: 'second', internal: false });
  const [read, unread] = (await deskDetail(no)).comments;
  assert.ok(read.readAt);
  assert.equal(read.readBy, `Name ${ana.username}`);
  assert.equal(unread.readAt, null);
  assert.equal((await detail(no)).sheet.unread, 1);
  assert.equal((await customer.post('/omsapi/exceptions/read', { no, upTo: first.commentId })).data, false);
});

test('what answers an internal word is internal, and a customer cannot answer it or mark it as read', async () => {
  const { no } = await opened();
  await desk.post('/opsapi/exceptions/comment', { no, body: `one ${staffOnly}`, internal: true });
  const [internal] = (await deskDetail(no)).comments;
  const replyTo = internal.commentId;
  await desk.post('/opsapi/exceptions/comment', { no, body: `two ${staffOnly}`, internal: false, replyTo });
  assert.ok((await deskDetail(no)).comments.every((one: { internal: boolean }) => one.internal));
  assert.deepEqual((await detail(no)).comments, []);
  assert.equal((await detail(no)).sheet.comments, 0);
  assert.equal((await customer.post('/omsapi/exceptions/reply', { no, body: 'x', replyTo })).status, 404);
  assert.equal((await customer.post('/omsapi/exceptions/read', { no, upTo: replyTo })).status, 404);
});

test('nothing of what is internal stands in any answer to a customer', async () => {
  const { id, orderNumber } = await orderOfAna();
  const { sheetNo, commentId } = await addSheet(house, {
    orgId: house.orgA,
    orderId: id,
    ownerId: ana.userId,
    text: 'open text',
  });
  const { sheet } = await deskDetail(sheetNo);
  await desk.post('/opsapi/exceptions/comment', {
    no: sheetNo,
    body: staffOnly,
    internal: true,
    replyTo: commentId,
  });
  const costs = [
    { name: '改单费', amount: '300', published: true },
    { name: staffOnly, amount: '987654.32', published: false },
  ];
  const kept = await desk.post('/opsapi/exceptions/costs', {
    no: sheetNo,
    version: sheet.version,
    costCurrency: 'CNY',
    costs,
  });
  assert.equal(kept.data.costs.length, 2);
  const portal = house.house.served.filter(
    ({ path }) => !path.startsWith('/opsapi/') && path !== '/adminapi/oauth/logout',
  );
  const of = { ...nothing(), orderId: id, orderNumber, sheetNo, commentId, orgId: house.orgA };
  for (const endpoint of portal) {
    const { bytes } = await callAbout(customer, endpoint, of);
    assert.ok(!bytes.includes(staffOnly) && !bytes.includes('987654.32'), nameOf(endpoint));
  }
  const seen = await detail(sheetNo);
  assert.deepEqual(seen.costs, [{ name: '改单费', amount: '300.00' }]);
  assert.ok(JSON.stringify(await deskDetail(sheetNo)).includes(staffOnly));
});

test('who may see only their own sees the sheets of their own orders; staff of another team see none of them', async () => {
  const { no } = await opened();
  const own = await house.as(await house.person({ authority: 'own' }));
  assert.equal((await own.get(`/omsapi/exceptions/detail?no=${no}`)).status, 404);
  assert.equal((await own.get(`/omsapi/exceptions?search=${no}`)).data.rows.length, 0);
  assert.equal((await own.post('/omsapi/exceptions/reply', { no, body: 'x' })).status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await elsewhere.get(`/opsapi/exceptions/detail?no=${no}`)).status, 404);
  assert.equal(
    (await elsewhere.post('/opsapi/exceptions/assign', { nos: [no], handlerId: null })).status,
    404,
  );
});

test('sheets are given to a colleague, several at once or none; customers are reminded once an hour', async () => {
  const [one, two] = [await opened(), await opened()];
  const nos = [one.no, two.no];
  const wrong = await desk.post('/opsapi/exceptions/assign', { nos, handlerId: ana.userId });
  assert.equal(wrong.status, 400);
  const missing = await desk.post('/opsapi/exceptions/assign', {
    nos: [...nos, 'EX2601019999'],
    handlerId: clerk.userId,
  });
  assert.equal(missing.status, 404);
  assert.equal((await deskDetail(one.no)).sheet.handlerId, null);
  assert.equal((await desk.post('/opsapi/exceptions/assign', { nos, handlerId: clerk.userId })).data, 2);
  assert.equal((await detail(two.no)).sheet.handler, `Name ${clerk.username}`);
  assert.equal((await desk.post('/opsapi/exceptions/remind', { nos })).data, 2);
  assert.equal((await desk.post('/opsapi/exceptions/remind', { nos })).data, 0);
  assert.equal((await customer.post('/omsapi/exceptions/urge', { nos })).data, 2);
  assert.equal((await customer.post('/omsapi/exceptions/urge', { nos })).data, 0);
});

test('what the lists read of the clock is what the history says, after every step and a change of severity', async () => {
  const { no } = await opened();
  const agree = async () => {
    const { sheet, steps, targetHours } = await deskDetail(no);
    const history = steps.map(({ to, at }: { to: 'OPEN'; at: string }) => ({ to, at: new Date(at) }));
    const clock = clockOf(history, targetHours, new Date(sheet.stateSince), usualWeeks);
    assert.equal(sheet.breachAt, clock.breachAt?.toISOString() ?? null);
    assert.equal(sheet.leftMinutes, clock.runs || sheet.resolvedAt ? null : Math.floor(clock.leftMinutes));
  };
  await agree();
  await move(no, 'PROCESSING');
  await agree();
  await move(no, 'WAITING_CUSTOMER', { customerActionZh: '补资料', dueAt: due });
  await agree();
  const { sheet } = await deskDetail(no);
  const edit = { no, version: sheet.version, kind: 'delay', severity: 'low', descriptionZh: '改为低' };
  assert.equal((await desk.post('/opsapi/exceptions/edit', edit)).code, 200);
  await agree();
  const stale = await desk.post('/opsapi/exceptions/edit', edit);
  assert.equal(stale.status, 409);
  assert.equal(stale.data.current.sheet.severity, 'low');
});

test('what is late comes first though its clock stands, then what runs out first; what waits with time left comes last', async () => {
  const tell = async (text: string, state: string, breach: string | null, left: number | null) => {
    const { id } = await orderOfAna();
    const { sheetId, sheetNo } = await addSheet(house, {
      ...ana,
      ownerId: ana.userId,
      orderId: id,
      text,
      state,
    });
    await house.rows('update exception_sheet set breach_at = $2, left_minutes = $3 where id = $1', [
      sheetId,
      breach,
      left,
    ]);
    return sheetNo;
  };
  const waits = await tell('waits in time', 'WAITING_CUSTOMER', null, 90);
  const later = await tell('runs out later', 'PROCESSING', '2027-03-02T00:00:00Z', null);
  const soon = await tell('runs out soon', 'PROCESSING', '2027-03-01T00:00:00Z', null);
  const late = await tell('late, its clock stands', 'WAITING_CUSTOMER', null, -60);
  const { data } = await desk.get('/opsapi/exceptions?size=200');
  const listed = data.rows.map(({ sheetNo }: { sheetNo: string }) => sheetNo);
  const wanted = [late, soon, later, waits];
  assert.deepEqual(
    listed.filter((no: string) => wanted.includes(no)),
    wanted,
  );
});
