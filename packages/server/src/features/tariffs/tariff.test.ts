import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { asOwner } from '../../kernel/owner.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layTariff } from './tariff.commands.ts';
import type { TariffData } from './tariff-data.ts';
import { shippedTariff } from './tariff-data.ts';
import { loadVectorEditions } from './tariffs.factory.ts';
import { tariffOfProgram } from './tariffs.public.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
await loadVectorEditions(house);

test('one T-shirt of China owes another duty under each regime of its day', async () => {
  for (const [entryDate, percent] of [
    ['2025-03-01', '34.00'],
    ['2025-03-10', '44.00'],
    ['2025-04-20', '169.00'],
    ['2025-05-20', '54.00'],
    ['2025-11-15', '44.00'],
    ['2026-03-10', '34.00'],
    ['2026-08-03', '36.50'],
  ] as const) {
    const { data } = await customer.post('/omsapi/tariff/calculate', {
      entryDate,
      mode: 'air',
      entryType: '01',
      lines: [{ hts: '6109.10.00.12', origin: 'CN', value: '10000', claimed: [] }],
    });
    assert.equal(data.results[0].effective, percent, entryDate);
  }
});

/** One line of goods that the editions know. */
const ask = async (line: Record<string, unknown>, head: Record<string, unknown> = {}) =>
  customer.post('/omsapi/tariff/calculate', {
    entryDate: '2026-08-03',
    mode: 'air',
    entryType: '01',
    lines: [{ hts: '6109100012', origin: 'CN', value: '10000', claimed: [], ...line }],
    ...head,
  });

test('an entry without a day is of today in New York', async () => {
  const [result] = (await ask({}, { entryDate: null })).data.results;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(Date.now());
  assert.equal(result.day, today);
});

test('the same lines stand side by side on two days and from two countries', async () => {
  const days = (await ask({}, { entryDate: '2026-07-20', otherDate: '2026-08-03' })).data.results;
  assert.deepEqual(
    days.map(({ day, duty }: { day: string; duty: string }) => [day, duty]),
    [
      ['2026-07-20', '3400.00'],
      ['2026-08-03', '3650.00'],
    ],
  );
  const [here, there] = (await ask({}, { otherOrigin: 'JP' })).data.results;
  assert.deepEqual([here.origin, here.duty, there.origin, there.duty], [null, '3650.00', 'JP', '1650.00']);
  assert.deepEqual(
    there.lines[0].layers.map(({ heading }: { heading: string }) => heading),
    ['9903.05.48', '6109100012'],
  );
});

test('what the data do not settle is said: an edition that is not loaded, lists that are missing, entries that are disputed', async () => {
  const { data } = await ask({}, { entryDate: '2026-11-27' });
  assert.equal(data.release, '2026-11-22');
  assert.deepEqual(
    [data.results[0].edition, data.results[0].newerEdition],
    ['2026_rev_10', '2026 Revision 21'],
  );
  const said = async (line: Record<string, unknown>, entryDate: string) =>
    (await ask(line, { entryDate })).data.results[0].lines[0].alerts.map(({ en }: { en: string }) => en);
  assert.match((await said({ origin: 'BR' }, '2026-08-03'))[0], /List not loaded: Section 301 Brazil/);
  assert.match((await said({ origin: 'CA' }, '2026-09-01'))[0], /List not loaded: Section 338 Canada/);
  assert.match((await said({}, '2026-02-21'))[0], /disputed/);
  assert.match(
    (await said({ hts: '7326908688', origin: 'RU' }, '2026-08-03')).join(),
    /Unconfirmed measure.*9903\.82\.14/,
  );
  assert.match(
    (await said({ hts: '3926909910' }, '2026-11-10'))[0],
    /ended on 2026-11-09; an extension is not confirmed/,
  );
});

test('a number that anti-dumping cases name is flagged from whichever country, and no rate of a case is made up', async () => {
  const lineOf = async (origin: string, hts: string) => (await ask({ hts, origin })).data.results[0].lines[0];
  for (const [origin, headings] of [
    ['CN', ['9903.88.03', '9903.05.90', '9903.82.02', '7326908688']],
    ['JP', ['9903.05.90', '9903.82.02', '7326908688']],
  ] as const) {
    const { layers, alerts } = await lineOf(origin, '7326908688');
    assert.deepEqual(
      layers.map(({ heading }: { heading: string }) => heading),
      headings,
    );
    const said = alerts.map(({ en }: { en: string }) => en).join();
    assert.match(said, /flagged for anti-dumping: company-specific, not in the sum/);
    assert.match(said, /flagged for countervailing duty/);
  }
  const shirt = await lineOf('CN', '6109100012');
  assert.ok(!shirt.alerts.some(({ en }: { en: string }) => /flagged/.test(en)));
});

test('an exclusion that may apply is told with its wording, and a measure that can be claimed with its condition', async () => {
  const [line] = (await ask({ hts: '8504409580' })).data.results[0].lines;
  assert.ok(line.exclusions.length > 0);
  assert.ok(line.exclusions.every(({ item, wording }: { item: string; wording: string }) => item && wording));
  const aircraft = line.others.find(({ heading }: { heading: string }) => heading === '9903.05.88');
  assert.deepEqual(
    [aircraft.claimable, aircraft.why.zh],
    [true, '未主张。条件：民用航空器用品（541 个税号，清单未载入）'],
  );
  const [claimed] = (await ask({ hts: '8504409580', claimed: [aircraft.measure] })).data.results[0].lines;
  assert.deepEqual(
    claimed.layers.map(({ heading, amount }: { heading: string; amount: string }) => [heading, amount]),
    [
      ['9903.88.03', '2500.00'],
      ['9903.05.88', '0.00'],
      ['8504409580', '0.00'],
    ],
  );
});

test('what cannot be so is refused by the name of its field in the reader’s language', async () => {
  for (const [line, key] of [
    [{ origin: 'EU' }, 'lines.0.origin'],
    [{ value: '0' }, 'lines.0.value'],
    [{ value: '-5' }, 'lines.0.value'],
    [{ value: '10.50' }, 'lines.0.value'],
    [{ hts: '6109100' }, 'lines.0.hts'],
    [{ hts: '9999999999' }, 'lines.0.hts'],
    [{ spi: 'KR' }, 'lines.0.spi'],
    [{ loadedOn: '2026-08-04' }, 'lines.0.loadedOn'],
  ] as const) {
    const { status, data } = await ask(line);
    assert.equal(status, 400);
    assert.deepEqual(
      data.map(({ path }: { path: string }) => path),
      [key],
    );
  }
  assert.equal((await ask({ value: '2501' }, { entryType: '11' })).status, 400);
  assert.equal(
    (
      await customer.post('/omsapi/tariff/calculate', {
        entryDate: '2026-08-03',
        mode: 'air',
        entryType: '01',
        lines: [],
      })
    ).status,
    400,
  );
});

test('a release of the data is laid down once, and another one takes its place whole', async () => {
  const counts = async () =>
    (
      await house.rows<{
        n: string;
      }>(`select concat_ws('/', (select count(*) from tariff_measure), (select count(*) from tariff_scope),
      (select count(*) from tariff_exclusion), (select count(*) from tariff_fee)) as n`)
    )[0]?.n;
  const shipped = await counts();
  const lay = (release: string, digest: string, data: () => TariffData) =>
    asOwner(house.ownerUrl, (tx) => layTariff(tx, release, digest, data));
  await lay(tariffOfProgram.release, tariffOfProgram.digest, () => assert.fail('is laid already'));
  const { fees } = shippedTariff();
  await lay('2030-01-01', 'x', () => ({ measures: [], scopes: [], exclusions: [], fees }));
  assert.equal(await counts(), `0/0/0/${fees.length}`);
  await lay(tariffOfProgram.release, tariffOfProgram.digest, shippedTariff);
  assert.equal(await counts(), shipped);
});

test('the goods of an order are lines to be reckoned, in whole dollars and the units of their number, with how it comes; what it does not say stays empty', async () => {
  const order = await addOrder(house);
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit, unit_price_usd, total_price_usd, origin)
     values ($1, $2, 1, 'T恤', 'T-shirt', '6109100012', 'cotton', 'wear', '{}', 600, 'pcs', 7.7175, 4630.50, 'CN'),
       ($1, $2, 2, '样品', 'Sample', '940521', 'cotton', 'wear', '{}', 1, null, 0.2, 0.20, null)`,
    [house.orgA, order.id],
  );
  const { data } = await customer.get(`/omsapi/tariff/order?no=${order.orderNumber}`);
  const none = { quantity: null, quantity2: null, netKg: null, mid: null };
  assert.deepEqual(data, {
    mode: 'air',
    lines: [
      { hts: '6109100012', origin: 'CN', value: '4631', ...none, quantity: '50' },
      { hts: '940521', origin: null, value: null, ...none },
    ],
  });
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.equal((await stranger.get(`/omsapi/tariff/order?no=${order.orderNumber}`)).status, 404);
});

test('measures are listed by day, number, country and programme, with their days and sources', async () => {
  const list = async (query: Record<string, string>) =>
    (await customer.get(`/omsapi/tariff/measures?${new URLSearchParams(query)}`)).data.measures.map(
      ({ id }: { id: string }) => id,
    );
  const shirt = { hts: '6109.10.00.12', from: 'CN' };
  assert.deepEqual(await list({ on: '2026-03-10', ...shirt, program: 's122' }), ['s122']);
  assert.deepEqual(await list({ on: '2026-08-03', ...shirt, program: 's122' }), []);
  const all = await list({ on: '2026-08-03', ...shirt });
  assert.ok(all.includes('s301cn.l4a') && all.includes('s301fl.cn') && !all.includes('s301cn.l3'));
  assert.ok(!(await list({ on: '2026-08-03', hts: '6109100012', from: 'VN' })).includes('s301cn.l4a'));
  const drafts = await customer.get('/omsapi/tariff/measures?on=2026-09-10&program=s338_canada');
  assert.equal(drafts.data.measures[0].status, 'draft');
});

test('whatever the number, country, day and claims, the layers come to the duty, and no heading is filed twice', async () => {
  const entries = fc.record({
    hts: fc.constantFrom(
      '6109100012',
      '7326908688',
      '8302416015',
      '8479899599',
      '8711600050',
      '7208101500',
      '8504409580',
    ),
    origin: fc.constantFrom('CN', 'HK', 'CA', 'MX', 'JP', 'DE', 'GB', 'BR', 'RU', 'TW', 'VN'),
    entryDate: fc
      .integer({ min: Date.UTC(2025, 0, 1) / 86_400_000, max: Date.UTC(2027, 8, 30) / 86_400_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    steelValue: fc.constantFrom(null, '300'),
    aluminiumValue: fc.constantFrom(null, '0'),
    loadedOn: fc.constantFrom(null, '2025-01-01'),
    metalPercent: fc.constantFrom(null, '5', '80'),
  });
  await fc.assert(
    fc.asyncProperty(entries, async ({ entryDate, ...line }) => {
      const { status, data } = await ask({ ...line, value: '1000' }, { entryDate });
      assert.equal(status, 200);
      const [told] = data.results[0].lines;
      const headings = told.layers.map(({ heading }: { heading: string }) => heading);
      assert.equal(new Set(headings).size, headings.length, headings.join());
      if (told.duty === null) return assert.notEqual(told.status, 'ok');
      const cents = told.layers.map(({ amount }: { amount: string }) => Math.round(Number(amount) * 100));
      assert.equal(
        cents.reduce((sum: number, one: number) => sum + one, 0),
        Math.round(Number(told.duty) * 100),
      );
    }),
    { numRuns: 60 },
  );
});
