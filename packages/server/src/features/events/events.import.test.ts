import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventSubject } from '@loadline/contract/events/event-import';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { rightEvent } from './events.factory.ts';

const at = await openTestHouse({ uploadsPerHour: 1_000 });
const clerk = await at.as(await at.clerk());
const events = importCalls(clerk, eventSubject);

test('a sheet of events shows what is wrong in each row, and what is right moves the orders under its numbers', async () => {
  const own = await addOrder(at);
  const shared = [
    await addOrder(at, { tracking_no: '99912345675' }),
    await addOrder(at, { tracking_no: '99912345675', org_id: at.orgB }),
  ];
  const file = await filled(eventSubject, [
    rightEvent(own.orderNumber),
    rightEvent('999-1234 5675'),
    rightEvent('MSKU9070323'),
    { ...rightEvent(own.orderNumber), at: '2026-02-30 10:00' },
    { ...rightEvent(own.orderNumber), code: '已离港口' },
    rightEvent(own.orderNumber),
    { ...rightEvent(own.orderNumber), code: '已到港', classifier: '预计', at: '2026-11-21', place: 'LAX' },
  ]);
  const { data } = await events.upload(file, '节点.xlsx');
  assert.deepEqual(await events.findings(data.id), [
    '4 number E17',
    '5 at E04',
    '6 code E07 → DEPARTED',
    '7 number E08',
  ]);
  const done = await events.importAll(data.id);
  assert.deepEqual([done.state, done.importedRecords], ['DONE', 3]);
  const moved = await at.rows<{ status: string; eta: string | null }>(
    'select status, eta::text from orders where id = any($1) order by eta nulls last',
    [[own.id, ...shared.map(({ id }) => id)]],
  );
  assert.deepEqual(moved, [
    { status: 'DEPARTED', eta: '2026-11-21' },
    { status: 'DEPARTED', eta: null },
    { status: 'DEPARTED', eta: null },
  ]);
  const rows = await at.rows<{ at: string; zone: string }>(
    `select occurred_at::text as at, zone from shipment_event where subject_id = $1 and stage = 'ARRIVED'`,
    [own.id],
  );
  assert.equal(rows[0]?.zone, 'America/Los_Angeles');
  const again = await events.upload(file, 'again.xlsx');
  assert.equal((await events.importAll(again.data.id)).importedRecords, 0);
});

test('a workbook says of no time that it has happened when it is ahead, of no other decade, and of no order that it has ended', async () => {
  const { id, orderNumber } = await addOrder(at);
  const year = new Date().getUTCFullYear();
  const inThreeHours = localTimeAt(new Date(Date.now() + 3 * 3_600_000).toISOString(), 'America/Los_Angeles');
  const row = (change: object) => ({ ...rightEvent(orderNumber), ...change });
  const { data } = await events.upload(
    await filled(eventSubject, [
      row({ at: `${year + 1}-01-01 10:00` }),
      row({ at: `${year + 1}-01-01 10:00`, classifier: '预计' }),
      row({ at: `${year + 70}-01-01`, classifier: '计划' }),
      row({ at: '1926-11-19 10:00' }),
      row({ code: '已取消' }),
      row({ at: inThreeHours.replace('T', ' '), place: 'LAX' }),
    ]),
    '年份.xlsx',
  );
  const found = await events.findings(data.id);
  assert.deepEqual(
    found.map((one) => one.split(' ').slice(0, 3).join(' ')),
    ['2 at E21', '4 at E22', '5 at E22', '6 code E07', '7 at E21'],
  );
  assert.equal((await events.importAll(data.id)).importedRecords, 1);
  const [row2] = await at.rows<{ status: string }>('select status from orders where id = $1', [id]);
  assert.equal(row2?.status, 'ORDERED');
});

test('a clerk imports for the customers of their team alone', async () => {
  const { orderNumber } = await addOrder(at, { org_id: at.orgB });
  const narrow = await at.as(await at.clerk({ customers: [at.orgA] }));
  const calls = importCalls(narrow, eventSubject);
  const { data } = await calls.upload(await filled(eventSubject, [rightEvent(orderNumber)]));
  assert.deepEqual(await calls.findings(data.id), ['2 number E17']);
});
