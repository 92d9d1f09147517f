import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addBankWork } from './features/bills/bank-lines.factory.ts';
import { addDispositionImport } from './features/clearance/clearance.factory.ts';
import { addCustomsImport, addLinesImport } from './features/customs/customs.factory.ts';
import { addEventWork } from './features/events/events.factory.ts';
import { addFlightWork } from './features/flights/flights.factory.ts';
import { editionCalls, sample } from './features/hts/editions.factory.ts';
import { addCustomerImport } from './features/openings/openings.factory.ts';
import { addRegistration } from './features/ops/registrations.factory.ts';
import { addNumbersImport } from './features/orders/orders.numbers.factory.ts';
import { loadSteel } from './features/questions/questions.factory.ts';
import { addUnidentified } from './features/receipts/unidentified.factory.ts';
import { addBelongings, nothing, sentinel } from './testing/belongings.ts';
import { mismatchesOf } from './testing/conformity.ts';
import { openTestHouse } from './testing/house.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served } = house.house;
const desks = served.filter((endpoint) => endpoint.path.startsWith('/opsapi/'));
const bo = await house.person({ orgId: house.orgB });
const theirs = await addBelongings(house, house.orgB, bo.userId);
await house.rows(`update organisation set name_zh = $2, name_en = $2 where org_id = $1`, [
  house.orgB,
  sentinel,
]);

test('there are desks to walk over', () => {
  assert.ok(desks.length > 50, String(desks.length));
});

test('a customer of another team answers at every desk like one that does not exist, and stays as it is', async () => {
  const colleague = await house.as(await house.clerk({ customers: [house.orgA] }));
  // The working calendar is everybody's, and clocks of all sheets go by it: what is in it already changes none of them.
  await colleague.post('/opsapi/calendar/holidays', { region: 'CN', year: '2027' });
  // So are exchange rates: one that stands is refused whoever asks.
  await colleague.post('/opsapi/exchange-rates/save', {
    currency: 'USD',
    day: '2026-11-20',
    rate: '7.1',
    source: 'x',
  });
  // And tax points: who saves one after another has another version.
  await colleague.post('/opsapi/invoice-taxes/save', {
    version: 1,
    invoiceType: 'electronic',
    taxPoint: '6',
    taxWay: 'added',
    active: true,
  });
  const before = await stateOf(house.orgB);
  for (const endpoint of desks) {
    const foreign = await callAbout(colleague, endpoint, theirs);
    const absent = await callAbout(colleague, endpoint, nothing());
    const [seen, unseen] = [foreign, absent].map(({ status, code, message }) => ({ status, code, message }));
    assert.deepEqual(seen, unseen, nameOf(endpoint));
    assert.ok(!foreign.bytes.toString().includes(sentinel), nameOf(endpoint));
    assert.ok(foreign.status < 500, `${nameOf(endpoint)} ${foreign.message}`);
  }
  assert.equal(await stateOf(house.orgB), before);
});

test('the walk would notice: the team that serves the customer sees it, in the shape that is declared', async () => {
  const desk = await house.as(await house.clerk());
  const { id } = await addRegistration(house, { company_name_cn: sentinel });
  await loadSteel(house, '2026 Basic', '2026-01-01');
  const ours = {
    ...theirs,
    registrationId: id,
    ...(await addEventWork(desk)),
    ...(await addFlightWork(house, desk)),
    ...(await addBankWork(house, desk)),
    ...(await addCustomerImport(desk)),
    ...(await addNumbersImport(desk, theirs.orderNumber)),
    ...(await addCustomsImport(desk, theirs.orderNumber)),
    ...(await addLinesImport(desk)),
    ...(await addDispositionImport(desk, theirs.entryNo)),
    ...(await addUnidentified(desk)),
    editionId: (await editionCalls(house, desk).draft('2099 Basic', '2099-01-01', sample)).id,
  };
  const seen: string[] = [];
  for (const endpoint of desks.filter(({ method }) => method === 'GET')) {
    const reply = await callAbout(desk, endpoint, ours);
    assert.equal(reply.status, 200, `${nameOf(endpoint)} ${reply.message}`);
    if (reply.bytes.includes(sentinel)) seen.push(endpoint.path);
    if (endpoint.answer.kind !== 'file')
      assert.deepEqual(mismatchesOf(endpoint.answer, reply.data), [], nameOf(endpoint));
  }
  for (const path of [
    'customers/detail',
    'customers/users',
    'audit',
    'messages',
    'registrations/detail',
    'registrations',
  ])
    assert.ok(seen.includes(`/opsapi/${path}`) || path === 'registrations', path);
});

/** Everything an organisation has, in one text. */
async function stateOf(orgId: string): Promise<string> {
  const tables = await house.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const sums: string[] = [];
  for (const { name } of tables) {
    const [row] = await house.rows<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t where org_id = $1`,
      [orgId],
    );
    sums.push(`${name} ${row?.sum}`);
  }
  return sums.join('\n');
}
