import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventApi } from '@loadline/contract/events/event-desk.api';
import { feedApi } from '@loadline/contract/feeds/feed.api';
import { flightApi } from '@loadline/contract/flights/flight-desk.api';
import { auditApi } from '@loadline/contract/ops/audit.api';
import { messageApi } from '@loadline/contract/ops/message.api';
import { registrationApi } from '@loadline/contract/ops/registration-desk.api';
import { stockApi } from '@loadline/contract/waybills/awb-stock.api';
import { stockNumbers } from './features/bookings/bookings.factory.ts';
import { addFlight } from './features/flights/flights.factory.ts';
import { addRegistration } from './features/ops/registrations.factory.ts';
import { addEvent, addOrder } from './features/orders/orders.factory.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
await stockNumbers(house, { code: 'CK', prefix: '112', count: 4 });
const { id } = await addOrder(house);
for (const day of ['09', '11', '10', '12'])
  await addEvent(house, id, { occurred_at: `2026-11-${day}T08:00:00Z` });
for (const text of ['FSU/99', 'nothing at all', 'FWB/??'])
  assert.equal((await desk.post('/opsapi/feeds/bring', { text, name: null })).code, 200);
for (const [at, flightNo] of ['MU567', 'CA8407', 'CK257'].entries())
  await addFlight(house, { flightNo, leavesIn: 96 - 24 * at });
for (const [name, state, day] of [
  ['Bolt', 'PENDING', '04'],
  ['Anchor', 'PENDING', '02'],
  ['Crane', 'REJECTED', '03'],
])
  await addRegistration(house, {
    contact_name: name,
    company_name_cn: name,
    state,
    submitted_at: `2026-11-${day}T02:00:00Z`,
  });
for (const [tries, sent_at] of [
  [3, null],
  [1, '2026-11-20T08:00:00Z'],
  [2, '2026-11-18T08:00:00Z'],
])
  await house.rows(
    `insert into message (message_id, channel, recipient, template, language, params, state, tries, sent_at)
      values (gen_random_uuid(), 'sms', '+8613800001234', 'code', 'en', '{}', 'sent', $1, $2)`,
    [tries, sent_at],
  );

/** All rows of a list in an order, page by page. */
async function rowsIn(path: string, sort: string): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  let after = '';
  do {
    const { code, data, message } = await desk.get(`${path}?size=2&sort=${sort}${after}`);
    assert.equal(code, 200, message);
    rows.push(...data.rows);
    after = data.next ? `&after=${encodeURIComponent(data.next)}` : '';
  } while (after);
  return rows;
}

test('events, messages, flights, deeds, registrations and numbers in stock stand in every order that their lists offer, over their pages', async () => {
  for (const { list, count } of [
    eventApi,
    feedApi,
    stockApi,
    flightApi,
    auditApi,
    messageApi,
    registrationApi,
  ]) {
    const { sort } = list.query;
    assert.ok(sort?.kind === 'code');
    const { total } = (await desk.get(count.path)).data;
    assert.ok(total >= 3, list.path);
    for (const code of Object.keys(sort.table.codes)) {
      const key = code.replace(/^-/, '');
      const values = (await rowsIn(list.path, code)).map((row) => row[key] ?? '');
      const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      assert.equal(values.length, total, code);
      assert.deepEqual(values, code.startsWith('-') ? sorted.toReversed() : sorted, `${list.path} ${code}`);
    }
  }
});
