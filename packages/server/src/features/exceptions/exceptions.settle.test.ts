import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentRules } from '@loadline/contract/orders/order-checklist';
import { newId } from '../../kernel/database.ts';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';
import { openChain } from '../waybills/waybills.chain.factory.ts';
import { raiseSheetsJob } from './exceptions.rules.commands.ts';
import { settleSheetsJob } from './exceptions.settle.commands.ts';

const house = await openTestHouse();
const { ana, acme, desk, confirmed, retimed } = await openChain(house);

const raise = () => raiseSheetsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
const settle = () => settleSheetsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The sheets of a rule about an order: their states and why the program ended them. */
async function sheetsOf(orderId: string, rule: string) {
  return house.rows<{ no: string; state: string; why: string | null; source_key: string }>(
    `select s.sheet_no as no, s.state, s.source_key, (select p.why_zh from sheet_step p where p.sheet_id = s.id order by p.step_no desc limit 1) as why
     from exception_sheet s where (s.order_id = $1 or $1 = any(s.about_orders)) and s.source_key like $2 || ' %' order by s.opened_at`,
    [orderId, rule],
  );
}

async function ends(orderId: string, rule: string, why: string) {
  await settle();
  const [sheet, ...more] = await sheetsOf(orderId, rule);
  assert.deepEqual([sheet?.state, sheet?.why, more], ['RESOLVED', why, []]);
  const { data } = await acme.get(`/omsapi/exceptions/detail?no=${sheet?.no}`);
  assert.equal(data.steps.at(-1).whyZh, why);
  const told = await house.rows(
    `select from notice where user_id = $1 and event = 'exception' and words ->> 'deed' = 'resolved' and number = $2`,
    [ana.userId, sheet?.no],
  );
  assert.equal(told.length, 1);
  const { data: due } = await acme.get('/omsapi/dashboard/due');
  assert.doesNotMatch(JSON.stringify(due), new RegExp(sheet?.no ?? 'none'));
}

async function stands(orderId: string, rule: string) {
  await settle();
  assert.deepEqual(
    (await sheetsOf(orderId, rule)).map(({ state }) => state),
    ['OPEN'],
  );
}

const eta = (hours: number, at: string) => ({
  code: 'ARRIVED',
  stage: 'ARRIVED',
  classifier: 'EST',
  occurred_at: new Date(Date.UTC(2027, 0, 10) + hours * 3_600_000).toISOString(),
  created_at: at,
});
const came = (id: string, status: string) =>
  house.rows('update orders set status = $2, status_date = now() where id = $1', [id, status]);

async function unpapered() {
  const { id, orderNumber } = await addOrder(house, { cut_off: ago(0.1), created_by: ana.userId });
  await raise();
  await stands(id, 'documents');
  return { id, orderNumber };
}

async function addPapers(orderId: string) {
  for (const { document } of documentRules) {
    const fileId = newId();
    await house.rows(
      `insert into file (org_id, file_id, name, type, size, sha256) values ($1, $2, 'paper.pdf', 'application/pdf', 1, '')`,
      [house.orgA, fileId],
    );
    await house.rows(
      `insert into record_file (org_id, file_id, subject, subject_id, type, visible, by_staff) values ($1, $2, 'order', $3, $4, true, false)`,
      [house.orgA, fileId, orderId, document],
    );
  }
}

test('missing papers are asked for no more when they have come, the order has departed or its cut-off is later', async () => {
  const [papered, gone, later] = [await unpapered(), await unpapered(), await unpapered()];
  await addPapers(papered.id);
  await ends(papered.id, 'documents', '所缺资料已齐');
  await came(gone.id, 'DEPARTED');
  await ends(gone.id, 'documents', '货物已离港');
  await house.rows(`update orders set own_cut_off = now() + interval '1 day' where id = $1`, [later.id]);
  await ends(later.id, 'documents', '截单时间已推后');
});

test('a slipped arrival is over when it is expected in time again or the cargo is there', async () => {
  const [back, there] = [await addOrder(house), await addOrder(house)];
  for (const { id } of [back, there]) {
    await addEvent(house, id, eta(0, ago(3)));
    await addEvent(house, id, eta(30, ago(2)));
  }
  await raise();
  await stands(back.id, 'etaSlip');
  await addEvent(house, back.id, eta(3, ago(1)));
  await ends(back.id, 'etaSlip', '预计到达不再晚于允许范围');
  await came(there.id, 'ARRIVED');
  await ends(there.id, 'etaSlip', '货物已到港');
});

test('a silence is over with the next news or with the signature, and another one is raised anew', async () => {
  const [heard, signed] = [
    await addOrder(house, { status: 'DEPARTED' }),
    await addOrder(house, { status: 'DEPARTED' }),
  ];
  for (const { id } of [heard, signed]) await addEvent(house, id, { occurred_at: ago(9) });
  await raise();
  await stands(heard.id, 'quiet');
  await addEvent(house, heard.id, { occurred_at: ago(0) });
  await ends(heard.id, 'quiet', '已有新的物流节点');
  await came(signed.id, 'SIGNED');
  await ends(signed.id, 'quiet', '货物已签收');
  await house.rows(`update exception_sheet set opened_at = $2 where order_id = $1`, [heard.id, ago(20)]);
  await house.rows(`update shipment_event set occurred_at = $2 where subject_id = $1`, [heard.id, ago(9)]);
  await raise();
  const sheets = await sheetsOf(heard.id, 'quiet');
  assert.deepEqual(
    sheets.map(({ state }) => state),
    ['RESOLVED', 'OPEN'],
  );
});

test('another way than was ordered is over when it travels as ordered', async () => {
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport) values ($1, '中美海运快船', 'China-US fast vessel', '2') on conflict do nothing`,
    [newId()],
  );
  const { id } = await addOrder(house, {
    status: 'WH_IN',
    channel_name: '中美海运快船',
    transport_type: '1',
  });
  await raise();
  await stands(id, 'channel');
  await house.rows(`update orders set transport_type = '2' where id = $1`, [id]);
  await ends(id, 'channel', '走货方式与渠道一致');
});

test('what waits for the customer leaves what is due today when the order is cancelled, and people may open it once more', async () => {
  const { id, orderNumber } = await unpapered();
  const [{ no } = { no: '' }] = await sheetsOf(id, 'documents');
  const move = async (to: string, more: object) => {
    const { version } = (await desk.get(`/opsapi/exceptions/detail?no=${no}`)).data.sheet;
    const reply = await desk.post('/opsapi/exceptions/move', { no, version, to, ...more });
    assert.equal(reply.code, 200, reply.message);
  };
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  await move('PROCESSING', {});
  await move('WAITING_CUSTOMER', { customerActionZh: '请补传', customerActionEn: 'Send it', dueAt });
  const due = async () => JSON.stringify((await acme.get('/omsapi/dashboard/due')).data);
  assert.match(await due(), new RegExp(no));
  const { version } = (await desk.get(`/opsapi/orders/detail?no=${orderNumber}`)).data.order;
  const cancelled = await desk.post('/opsapi/orders/cancel', { id, version, reason: 'not needed' });
  assert.equal(cancelled.code, 200, cancelled.message);
  await ends(id, 'documents', '订单已取消');
  assert.doesNotMatch(await due(), new RegExp(no));
  const reopened = await acme.post('/omsapi/exceptions/reopen', { no, body: 'one thing is open' });
  assert.equal(reopened.data.sheet.state, 'REOPENED');
  await settle();
  const [sheet] = await sheetsOf(id, 'documents');
  assert.equal(sheet?.state, 'REOPENED');
});

test('what a person has opened about an order is a person’s to end, whatever becomes of the order', async () => {
  const { id, orderNumber: orderNo } = await addOrder(house, { created_by: ana.userId });
  const words = { kind: 'damage', description: '外箱破损' };
  const { data } = await acme.post('/omsapi/exceptions/open', { orderNo, ...words });
  await came(id, 'SIGNED');
  await settle();
  await came(id, 'CANCELLED');
  await settle();
  const own = await acme.get(`/omsapi/exceptions/detail?no=${data.sheetNo}`);
  assert.equal(own.data.sheet.state, 'OPEN');
});

test('orders of a waybill whose papers are missing have one sheet, which ends with the last of them', async () => {
  const { orders, flight, mawbNo } = await confirmed();
  assert.equal((await retimed(flight.id, -47, ['cutOff'])).code, 200);
  await raise();
  await raise();
  const [one, other] = orders;
  assert.ok(one && other);
  const [sheet, ...more] = await sheetsOf(one.id, 'documents');
  assert.ok(sheet);
  assert.deepEqual([more, await sheetsOf(other.id, 'documents')], [[], [sheet]]);
  const { data } = await acme.get(`/omsapi/exceptions/detail?no=${sheet.no}`);
  assert.deepEqual(
    [data.sheet.mawbNo, data.orders],
    [mawbNo, orders.map(({ orderNumber }) => orderNumber).toSorted()],
  );
  await addPapers(one.id);
  await stands(one.id, 'documents');
  await addPapers(other.id);
  await ends(other.id, 'documents', '所缺资料已齐');
});

test('an order that a rule finds later on a waybill joins the sheet that is open there', async () => {
  const { orders } = await confirmed();
  const third = (await confirmed()).orders[0];
  assert.ok(third);
  for (const { id } of orders) {
    await addEvent(house, id, eta(0, ago(3)));
    await addEvent(house, id, eta(30, ago(-1)));
  }
  await raise();
  const [one] = orders;
  assert.ok(one);
  const [sheet] = await sheetsOf(one.id, 'etaSlip');
  assert.ok(sheet);
  await house.rows(
    `update hawb set booking_id = (select booking_id from hawb where order_id = $1 limit 1) where order_id = $2`,
    [one.id, third.id],
  );
  await addEvent(house, third.id, eta(0, ago(3)));
  await addEvent(house, third.id, eta(40, ago(-1)));
  await raise();
  await raise();
  assert.deepEqual(
    (await sheetsOf(third.id, 'etaSlip')).map(({ no }) => no),
    [sheet.no],
  );
  const { data } = await acme.get(`/omsapi/orders/detail?no=${third.orderNumber}`);
  assert.equal(data.order.abnormal, 1);
});
