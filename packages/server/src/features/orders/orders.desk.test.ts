import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { documentRules, documentsFor } from '@loadline/contract/orders/order-checklist';
import { deskQueues } from '@loadline/contract/orders/order-desk.queue';
import { holdReasons } from '@loadline/contract/orders/order-hold';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { WORKBOOK_LIMITS } from '../../kernel/workbook.refusal.ts';
import { readWorkbook } from '../../kernel/workbook.ts';
import { openTestHouse } from '../../testing/house.ts';
import { paper, uploadTo } from '../files/files.factory.ts';
import { addEvent, addOrder } from './orders.factory.ts';
import { urgeDocumentsJob } from './orders.urge.commands.ts';

const house = await openTestHouse({ uploadsPerHour: 1_000 });
const owner = await house.person();
const ana = await house.as(owner);
const desk = await house.as(await house.clerk());
const reason = 'a reason';

type Row = Record<string, unknown>;

const list = async (query: Record<string, string>) =>
  (await desk.get(`/opsapi/orders?${new URLSearchParams(query).toString()}`)).data.rows as Row[];
const idsIn = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id);
const detail = async (orderNumber: string) => (await ana.get(`/omsapi/orders/detail?no=${orderNumber}`)).data;

test('the desk sees the orders of all customers of its team, with whose they are', async () => {
  const mine = await addOrder(house);
  const theirs = await addOrder(house, { org_id: house.orgB });
  const seen = await list({ numbers: `${mine.orderNumber},${theirs.orderNumber.toLowerCase()}` });
  assert.deepEqual(new Set(seen.map((row) => row['customerCode'])), new Set(['ACME', 'BETA']));
  const team = await house.as(await house.clerk({ customers: [house.orgB] }));
  const { rows } = (await team.get('/opsapi/orders')).data;
  assert.ok(rows.length > 0 && rows.every((row: Row) => row['customerId'] === house.orgB));
  const count = (await desk.get(`/opsapi/orders/count?numbers=${mine.orderNumber},NONE-1`)).data;
  assert.deepEqual([count.total, count.notFound], [1, ['NONE-1']]);
});

test('a keyword finds any part of a number, whoever’s; filters and sorting hold for all customers', async () => {
  const order = await addOrder(house, { org_id: house.orgB, tracking_no: '160-99887766', status: 'ARRIVED' });
  assert.deepEqual(await idsIn({ search: '9988776' }), [order.id]);
  assert.deepEqual(await idsIn({ search: '9988776', status: 'WH_IN' }), []);
  assert.deepEqual(await idsIn({ search: '9988776', customer: house.orgA }), []);
  const times = (await list({ sort: 'orderTime' })).map((row) => String(row['orderTime']));
  assert.deepEqual(times, times.toSorted());
});

test('several holds stand at once; the order is held until the last is lifted, and its customer reads why', async () => {
  const { id, orderNumber } = await addOrder(house);
  for (const why of codesOf(holdReasons))
    await desk.post('/opsapi/orders/hold', {
      ids: [id],
      reason: why,
      note: `for ${why}`,
      internalNote: 'ours',
    });
  const again = await desk.post('/opsapi/orders/hold', { ids: [id], reason: 'docs', note: 'twice' });
  assert.equal(again.data, 0);
  const { order, holds } = await detail(orderNumber);
  assert.deepEqual([order.onHold, holds.length, JSON.stringify(holds).includes('ours')], [true, 3, false]);
  assert.deepEqual(await idsIn({ hold: 'customs', numbers: orderNumber }), [id]);
  for (const why of codesOf(holdReasons)) {
    assert.equal((await detail(orderNumber)).order.onHold, true);
    await desk.post('/opsapi/orders/release', { ids: [id], reason: why, note: 'done' });
  }
  const after = await detail(orderNumber);
  assert.deepEqual([after.order.onHold, after.holds.every((one: Row) => one['liftedAt'])], [false, true]);
  const told = await house.rows<{ event: string }>(
    'select event from notice where subject_id = $1 and user_id = $2 order by event',
    [id, owner.userId],
  );
  assert.deepEqual(
    told.map(({ event }) => event),
    ['creditHold', 'creditHold', 'customsHold', 'customsReleased', 'infoRequested'],
  );
});

test('a batch is done for all or for none, and takes the right to it', async () => {
  const [one, ended] = [await addOrder(house), await addOrder(house, { status: 'CANCELLED' })];
  const hold = { reason: 'docs', note: reason };
  assert.equal((await desk.post('/opsapi/orders/hold', { ids: [one.id, ended.id], ...hold })).code, -1);
  const foreign = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await foreign.post('/opsapi/orders/hold', { ids: [one.id], ...hold })).status, 404);
  assert.equal((await detail(one.orderNumber)).order.onHold, false);
  const viewer = await house.as(await house.clerk({ permissions: ['op:order:view', 'op:order:edit'] }));
  assert.equal((await viewer.post('/opsapi/orders/hold', { ids: [one.id], ...hold })).status, 403);
});

test('a new day of arrival is an estimate that moves the ETA of all of them', async () => {
  const orders = [await addOrder(house), await addOrder(house)];
  const ids = orders.map(({ id }) => id);
  const moved = await desk.post('/opsapi/orders/eta', { ids, eta: '2026-12-24', reason: '船期延误' });
  assert.equal(moved.data, 2);
  const { order, events } = await detail(orders[0]?.orderNumber ?? '');
  assert.deepEqual(
    [order.eta, events.at(-1).classifier, events.at(-1).noteZh],
    ['2026-12-24', 'EST', '船期延误'],
  );
  assert.equal((await desk.post('/opsapi/orders/eta', { ids, eta: '2026-12-24' })).data, 0);
  for (const eta of ['2126-12-24', '1926-12-24'])
    assert.equal((await desk.post('/opsapi/orders/eta', { ids, eta })).data[0].path, 'eta');
});

test('the checklist of an order is that of the contract, and each paper goes from missing to accepted', async () => {
  const facts = { is_customs: true, is_self_clearance: true, cut_off: '2030-01-03T00:00:00Z' };
  const { id, orderNumber } = await addOrder(house, facts);
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
     values ($1, $2, 1, '灯', 'Lamp', '940520', '塑料', '照明', '{battery}', 1, 1, 1)`,
    [house.orgA, id],
  );
  const wanted = documentsFor(
    {
      transportType: '1',
      destinationCountry: 'US',
      isCustoms: true,
      isSelfClearance: true,
      special: ['battery'],
    },
    documentRules,
  );
  const { checklist } = await detail(orderNumber);
  assert.deepEqual(
    checklist.map((one: Row) => [one['document'], one['state']]),
    wanted.map(({ document }) => [document, 'missing']),
  );
  assert.deepEqual(
    checklist.map((one: Row) => one['due']),
    wanted.map(({ hoursBefore }) =>
      new Date(Date.parse(facts.cut_off) - hoursBefore * 3_600_000).toISOString(),
    ),
  );
  const { fileId } = (await uploadTo(ana, id, 'ci.pdf', paper)).data;
  const stateOfCi = async () =>
    (await detail(orderNumber)).checklist.find((one: Row) => one['document'] === 'CI');
  assert.equal((await stateOfCi()).state, 'uploaded');
  await desk.post('/opsapi/files/decide', { fileId, verdict: 'refused', reason: '缺合计' });
  assert.deepEqual([(await stateOfCi()).state, (await stateOfCi()).reason], ['refused', '缺合计']);
  const better = (await uploadTo(ana, id, 'ci2.pdf', paper)).data;
  await desk.post('/opsapi/files/decide', { fileId: better.fileId, verdict: 'accepted' });
  assert.equal((await stateOfCi()).state, 'accepted');
  const [row] = await list({ numbers: orderNumber });
  assert.deepEqual([row?.['documentsIn'], row?.['documentsNeeded']], [1, wanted.length]);
});

test('every queue of the desk holds what waits in it, in the list, in its figures and in the work list', async () => {
  const old = '2026-01-01T00:00:00Z';
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const waiting: Record<string, { id: string }> = {
    ordersHeld: await addOrder(house),
    orderDocuments: await addOrder(house, { cut_off: soon }),
    ordersSilent: await addOrder(house, { order_time: old, status: 'DEPARTED' }),
    orderRequests: await addOrder(house),
  };
  await desk.post('/opsapi/orders/hold', { ids: [waiting['ordersHeld']?.id], reason: 'docs', note: reason });
  await house.rows(
    `insert into order_request (org_id, request_id, order_id, kind, reason, asked_by) values ($1, gen_random_uuid(), $2, 'cancel', 'x', $3)`,
    [house.orgA, waiting['orderRequests']?.id, owner.userId],
  );
  const lively = await addOrder(house, { order_time: old, status: 'DEPARTED' });
  await addEvent(house, lively.id, { occurred_at: new Date().toISOString() });
  const { queues } = (await desk.get('/opsapi/orders/overview')).data;
  const { queues: work } = (await desk.get('/opsapi/work')).data;
  for (const queue of codesOf(deskQueues)) {
    const ids = await idsIn({ queue, size: '200' });
    assert.ok(ids.includes(waiting[queue]?.id), queue);
    assert.ok(!ids.includes(lively.id), queue);
    for (const [figures, key] of [
      [queues, 'count'],
      [work, 'waiting'],
    ] as const)
      assert.equal(figures.find((one: Row) => one['queue'] === queue)?.[key], ids.length, queue);
  }
});

test('what only staff know is written with the version that was read, and told to the customer', async () => {
  const { id, orderNumber } = await addOrder(house);
  const facts = { trackingNo: ' １６０-1122 3343\u200b', route: 'PVG → LAX', cutOff: '2026-12-01T08:00:00Z' };
  assert.equal((await desk.post('/opsapi/orders/facts', { id, version: 1, ...facts })).data.version, 2);
  assert.equal((await desk.post('/opsapi/orders/facts', { id, version: 1, ...facts })).status, 409);
  const slip = { ...facts, cutOff: '2206-12-01T08:00:00Z' };
  assert.equal((await desk.post('/opsapi/orders/facts', { id, version: 2, ...slip })).data[0].path, 'cutOff');
  const wrong = { ...facts, trackingNo: '160-11223344' };
  assert.equal(
    (await desk.post('/opsapi/orders/facts', { id, version: 2, ...wrong })).data[0].path,
    'trackingNo',
  );
  const { order } = await detail(orderNumber);
  assert.deepEqual([order.trackingNo, order.cutOff], ['16011223343', '2026-12-01T08:00:00.000Z']);
  const [told] = (await desk.get(`/opsapi/orders/history?no=${orderNumber}`)).data;
  assert.deepEqual(
    told.changes.map(({ field }: { field: string }) => field),
    ['Tracking no.', 'Route', 'Document cut-off'],
  );
});

test('notes of staff are seen by staff, and by no customer through any statement', async () => {
  const { id, orderNumber } = await addOrder(house);
  await desk.post('/opsapi/orders/note', { id, version: 0, staffNote: 'OURS-1', costNote: 'OURS-2' });
  const { note } = (await desk.get(`/opsapi/orders/detail?no=${orderNumber}`)).data;
  assert.deepEqual(note, { staffNote: 'OURS-1', costNote: 'OURS-2', version: 1 });
  const late = await desk.post('/opsapi/orders/note', { id, version: 0, staffNote: 'written beside it' });
  assert.deepEqual([late.status, late.data.current.staffNote], [409, 'OURS-1']);
  assert.ok(!JSON.stringify(await detail(orderNumber)).includes('OURS'));
  const [rights] = await house.rows<{ note: boolean; inside: boolean }>(
    `select has_table_privilege('loadline_app', 'order_desk_note', 'select') as note,
       has_column_privilege('loadline_app', 'order_hold', 'internal_note', 'select') as inside`,
  );
  assert.deepEqual(rights, { note: false, inside: false });
});

test('the sheet of the desk names customer and order, and nothing that is only ours', async () => {
  const { id, orderNumber } = await addOrder(house);
  const reply = await desk.get(`/opsapi/orders/export?ids=${id}`);
  const cells: string[] = [];
  await readWorkbook(reply.bytes, WORKBOOK_LIMITS, async (book) => {
    for await (const batch of book.rows(book.sheets[0]?.name ?? ''))
      for (const row of batch) cells.push(...row.cells.map(({ text }) => text));
  });
  assert.ok(cells.includes('ACME') && cells.includes(orderNumber), cells.join(' '));
});

test('a day before the cut-off the customer is told once what is missing, and of what left or ended nothing', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  // A company of its own: what else is due on that day would be told with it.
  const org_id = house.orgB;
  const reader = await house.person({ orgId: org_id });
  const [soon] = [
    await addOrder(house, { org_id, cut_off: at(20) }),
    await addOrder(house, { org_id, cut_off: at(40) }),
  ];
  for (const status of ['DEPARTED', 'CANCELLED', 'CLOSED'])
    await addOrder(house, { org_id, cut_off: at(20), status });
  const job = urgeDocumentsJob(house.house);
  for (let times = 0; times < 2; times += 1) await job.work(viewerOfJob('0', 'nobody'), {});
  const told = await house.rows<{ subject_id: string; words: { missingEn: string; orders?: string } }>(
    `select subject_id, words from notice where event = 'cutOffMissing' and user_id = $1`,
    [reader.userId],
  );
  assert.deepEqual(
    told.map((one) => [one.subject_id, one.words.orders, one.words.missingEn]),
    [[soon.id, undefined, 'Commercial invoice, Packing list, Customs declaration document']],
  );
});

test('what the cut-offs of one day hold up is one notice and one text message, and an order that joins them later is told of, too', async () => {
  const quarter = 15 * 60_000;
  // The next noon or evening in China: four and ten hours of UTC.
  const [day = Date.now()] = [4, 10, 28, 34]
    .map((hour) => new Date().setUTCHours(hour, 0, 0, 0))
    .filter((at) => at > Date.now() + quarter * 2);
  const carlos = await house.person();
  const mobile = '+8613900220011';
  await house.rows('update app_user set mobile = $2 where user_id = $1', [carlos.userId, mobile]);
  const about = () =>
    house.rows<{ number: string; words: { orders: string } }>(
      `select number, words from notice where event = 'cutOffMissing' and user_id = $1 order by created_at`,
      [carlos.userId],
    );
  const sent = () =>
    house.rows(
      `select from message where template = 'cutOffMissing' and channel = 'sms' and recipient = $1`,
      [mobile],
    );
  const at = (quarters: number) => new Date(day + quarters * quarter).toISOString();
  const first = await addOrder(house, { cut_off: at(-1) });
  await addOrder(house, { cut_off: at(0) });
  await addOrder(house, { cut_off: at(1) });
  const job = urgeDocumentsJob(house.house);
  for (let times = 0; times < 2; times += 1) await job.work(viewerOfJob('0', 'nobody'), {});
  const told = (await about()).filter(({ number }) => number === first.orderNumber);
  assert.deepEqual([told.length, told[0]?.words.orders, (await about()).length], [1, '3', 1]);
  assert.equal((await sent()).length, 1);
  const late = await addOrder(house, { cut_off: at(0) });
  await job.work(viewerOfJob('0', 'nobody'), {});
  assert.deepEqual(
    (await about()).map(({ number }) => number),
    [first.orderNumber, late.orderNumber],
  );
});
