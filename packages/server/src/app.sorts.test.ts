import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCompany } from './features/bills/money.factory.ts';
import { stockNumbers } from './features/bookings/bookings.factory.ts';
import { addFlight } from './features/flights/flights.factory.ts';
import { addRegistration } from './features/ops/registrations.factory.ts';
import { addEvent, addOrder } from './features/orders/orders.factory.ts';
import { addUnidentified } from './features/receipts/unidentified.factory.ts';
import { layTariff } from './features/tariffs/tariff.commands.ts';
import { shippedTariff } from './features/tariffs/tariff-data.ts';
import { newId } from './kernel/database.ts';
import { asOwner } from './kernel/owner.ts';
import { addBelongings } from './testing/belongings.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const ana = await house.person();
const calls = { desk: await house.as(await house.clerk()), own: await house.as(ana) };
const { desk } = calls;
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

for (const text of ['Bolt', 'Anchor', 'Crane']) {
  await house.rows('delete from tax_info');
  await addBelongings(house, house.orgA, ana.userId, text);
  await addUnidentified(desk);
}
await aCompany(house);
for (const [amount, day] of [
  ['300', '09'],
  ['100', '11'],
  ['200', '10'],
])
  await desk.post('/opsapi/money/receive', {
    id: newId(),
    orgId: house.orgA,
    day: `2026-11-${day}`,
    companyCode: 'SZ',
    currency: 'CNY',
    amount,
    payer: null,
    bankRef: null,
    note: null,
  });
await house.rows(
  `insert into bank_line (id, company_code, currency, bank_ref, day, amount, import_id, file_name, brought_who, brought_at)
   select gen_random_uuid(), 'SZ', 'CNY', n::text, date '2026-11-20', 100, gen_random_uuid(), 'icbc.csv', 'test', now() from generate_series(1, 3) n`,
);
await scatter('bank_line', 'day', 'amount');
await addOrder(house);
await addOrder(house);
await house.rows(
  `insert into order_charging (org_id, order_id, since) select o.org_id, o.id, now() - row_number() over (order by md5(o.id::text)) * interval '1 day'
   from orders o on conflict do nothing`,
);
await asOwner(house.ownerUrl, (tx) => layTariff(tx, '2026-11-01', 'x', shippedTariff));
await house.rows(`update tariff_measure set changed_at = now() where seq % 7 = 0`);
await scatter('orders', 'order_time', 'status_date', 'eta', 'charging_weight');
await scatter('trust', 'pieces', 'gross_weight', 'volume', 'created_at', 'updated_at');
for (const [of, path] of [
  ['trust', '{service,cargoReady}'],
  ['booking', '{flight,flightDate}'],
])
  await house.rows(
    `update ${of} t set content = jsonb_set(t.content, '${path}', to_jsonb((date '2026-12-01' + n.place::int)::text))
     from (select r.id, row_number() over (order by md5(r.id::text || '${path}')) as place from ${of} r) n where n.id = t.id and n.place <> 2`,
  );
await scatter('booking', 'quantity', 'gross_weight', 'volume', 'billing_weight', 'deadline', 'created_at');
await scatter('mawb', 'status_at', 'pieces', 'gross_weight', 'volume', 'atd', 'ata', 'updated_at');
await scatter('exception_sheet', 'opened_at', 'breach_at');
await scatter('customs_file', 'customs_date', 'status_at');
await scatter('us_entry', 'status_at');
await scatter('unidentified_cargo', 'arrived_at');
await scatter('address', 'updated_at');

/** Every row has a value of its own in these columns, in an order that is none of the others'; one has none where that may be. */
async function scatter(table: string, ...columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    const [{ type, nullable } = { type: '', nullable: 'NO' }] = await house.rows<{
      type: string;
      nullable: string;
    }>(
      `select data_type as type, is_nullable as nullable from information_schema.columns where table_name = $1 and column_name = $2`,
      [table, column],
    );
    assert.notEqual(type, '', `${table}.${column}`);
    const value = /^(date|timestamp)/.test(type)
      ? `date '2026-10-01' + n.place * interval '7 days'`
      : 'n.place * 7';
    const none = nullable === 'YES' ? 'nullif(n.place, 1)' : 'n.place';
    await house.rows(`
      update ${table} t set ${column} = case when ${none} is not null then ${value} end
      from (select r.ctid as at, row_number() over (order by md5(r.id::text || '${column}')) as place from ${table} r) n where n.at = t.ctid`);
  }
}

type Row = Record<string, string | number | null>;

/** All rows of a list in an order, page by page. */
async function rowsIn(path: string, sort: string): Promise<Row[]> {
  const rows: Row[] = [];
  let after = '';
  do {
    const who = path.startsWith('/opsapi/') ? calls.desk : calls.own;
    // One customer's account at the desk.
    const whose = path === '/opsapi/ledger' ? `&orgId=${house.orgA}` : '';
    const { code, data, message } = await who.get(`${path}?size=2&sort=${sort}${whose}${after}`);
    assert.equal(code, 200, message);
    rows.push(...data.rows);
    after = data.next ? `&after=${encodeURIComponent(data.next)}` : '';
  } while (after);
  return rows;
}

type Value = NonNullable<Row[string]>;

function compared(one: Value, other: Value): number {
  const [number, second] = [Number(one), Number(other)];
  if (!Number.isNaN(number) && !Number.isNaN(second)) return number - second;
  return one < other ? -1 : one > other ? 1 : 0;
}

const lists = house.house.served.flatMap(({ method, path, query }) => {
  const { sort, after } = query;
  return method === 'GET' && after && sort?.kind === 'code'
    ? [{ path, sorts: Object.keys(sort.table.codes) }]
    : [];
});

test('every list that offers orders is looked at', () => {
  assert.ok(lists.length >= 29, lists.map(({ path }) => path).join(', '));
});

for (const { path, sorts } of lists)
  test(`the rows of ${path} stand in every order that it offers, over its pages, and what has no value stands together at one end`, async () => {
    const lengths = new Set<number>();
    for (const sort of sorts) {
      const key = sort.replace(/^-/, '');
      const rows = await rowsIn(path, sort);
      lengths.add(rows.length);
      assert.ok(rows.length >= 2, path);
      const values = rows.map((row) => row[key] ?? null);
      const known = values.filter((value) => value !== null);
      const sorted = known.toSorted(compared);
      assert.deepEqual(known, sort.startsWith('-') ? sorted.toReversed() : sorted, sort);
      const gap = values.length - known.length;
      const ends = [values.slice(0, gap), values.slice(known.length)];
      assert.ok(
        ends.some((end) => end.every((value) => value === null)),
        `${sort} ${values.join(', ')}`,
      );
    }
    assert.equal(lengths.size, 1, 'as many rows in every order');
  });
