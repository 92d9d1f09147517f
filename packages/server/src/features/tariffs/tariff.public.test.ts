import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openTestHouse } from '../../testing/house.ts';
import { loadVectorEditions } from './tariffs.factory.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'] });
await loadVectorEditions(house);
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());

interface Line {
  readonly hts: string;
  readonly origin: string;
  readonly value: string;
  readonly quantity?: string;
  readonly netKg?: string;
}

const shirt = { hts: '6109100012', origin: 'CN', value: '10000' };
const head = { mode: 'ocean', entryType: '01', entryDate: '2026-08-03' };

let visitors = 0;
/** Each from an address of its own, so that no allowance is used up. */
function ask(lines: readonly Line[], more: object = {}) {
  visitors += 1;
  return house.nobody.post(
    '/cbsapi/public/duty',
    { ...head, lines, ...more },
    { 'x-forwarded-for': `2001:db8:${visitors.toString(16)}::1` },
  );
}

test('a visitor learns what a T-shirt of China owes, heading by heading with its source', async () => {
  const { data, code, message } = await ask([shirt]);
  assert.equal(code, 200, message);
  assert.deepEqual(
    data.lines[0].layers.map(({ heading, amount }: { heading: string; amount: string }) => [heading, amount]),
    [
      ['9903.88.15', '750.00'],
      ['9903.05.31', '1250.00'],
      ['6109100012', '1650.00'],
    ],
  );
  for (const { source } of data.lines[0].layers) assert.notEqual(source, '');
  assert.deepEqual(
    [data.duty, data.feeTotal, data.total, data.release],
    ['3650.00', '47.14', '3697.14', '2026-11-22'],
  );
});

test('what a visitor is told is what the office is told of the same lines and day, to the cent', async () => {
  const line = fc.record({
    hts: fc.constantFrom('6109100012', '7326908688', '8479899599', '3926909910', '2204215040', '6402919005'),
    origin: fc.constantFrom('CN', 'JP', 'VN', 'DE', 'RU', 'BR'),
    value: fc.integer({ min: 1, max: 2_000_000 }).map(String),
    quantity: fc.integer({ min: 1, max: 9_000 }).map(String),
    netKg: fc.integer({ min: 1, max: 9_000 }).map(String),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('2025-04-20', '2026-03-10', '2026-08-03', '2026-11-27', '2027-10-01'),
      fc.constantFrom('ocean', 'air'),
      async (lines, entryDate, mode) => {
        const open = (await ask(lines, { entryDate, mode })).data;
        const { data } = await customer.post('/omsapi/tariff/calculate', {
          ...head,
          entryDate,
          mode,
          lines: lines.map((one) => ({ ...one, claimed: [] })),
        });
        const [result] = data.results;
        for (const key of ['duty', 'feeTotal', 'total', 'value', 'status', 'edition'])
          assert.equal(open[key], result[key], key);
        assert.deepEqual(
          open.lines.map(({ duty }: { duty: string }) => duty),
          result.lines.map(({ duty }: { duty: string }) => duty),
        );
      },
    ),
    { numRuns: 25 },
  );
});

test('a day of which nothing is known says so, and no sum of it is zero', async () => {
  const before = (await ask([shirt], { entryDate: '2017-01-02' })).data;
  assert.deepEqual(
    [before.status, before.edition, before.duty, before.total, before.lines[0].layers],
    ['noData', null, null, null, []],
  );
  const wine = (await ask([{ hts: '2204215040', origin: 'FR', value: '1000' }])).data;
  assert.deepEqual([wine.lines[0].status, wine.duty, wine.total], ['notComputable', null, null]);
});

test('a measure that staff still write at is nobody else’s until it is published', async () => {
  const measure = {
    version: null,
    code: 'own.public',
    program: 's301_china',
    heading: '9903.99.77',
    titleZh: '内部草稿',
    titleEn: 'A draft of the desk',
    kind: 'add',
    percent: '1',
    rank: 0,
    takesColumnTwo: true,
    lacksList: false,
    origins: 'CN',
    from: '2026-01-01',
    isClaimed: false,
    displacedBy: [],
    seq: 20,
    status: 'draft',
    source: 'Notice',
  };
  const made = await desk.post('/opsapi/tariff/measures/save', measure);
  assert.equal(made.code, 200, made.message);
  const said = JSON.stringify((await ask([shirt])).data);
  assert.ok(!said.includes('A draft of the desk'), said);
  const inside = await customer.post('/omsapi/tariff/calculate', {
    ...head,
    lines: [{ ...shirt, claimed: [] }],
  });
  assert.match(JSON.stringify(inside.data), /A draft of the desk/);
});

test('what is wrong is refused by the name of its field, and too many lines at once are, too', async () => {
  for (const [line, name] of [
    [{ ...shirt, hts: '610910' }, /HTSUS no\./],
    [{ ...shirt, hts: '1234567890' }, /HTSUS no\./],
    [{ ...shirt, origin: 'EU' }, /Country of origin/],
    [{ ...shirt, value: '0' }, /Entered value/],
  ] as const) {
    const { status, message } = await ask([line]);
    assert.equal(status, 400);
    assert.match(message, name);
  }
  assert.equal((await ask(Array.from({ length: 21 }, () => shirt))).status, 400);
  assert.equal((await ask([])).status, 400);
});

test('one address asks so often a minute and is then told how long to wait; another one is still answered', async () => {
  const from = (address: string) =>
    house.nobody.post('/cbsapi/public/duty', { ...head, lines: [shirt] }, { 'x-forwarded-for': address });
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await from('198.51.100.7')).status);
  assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.at(-1)], [30, 429]);
  assert.equal((await from('198.51.100.8')).status, 200);
});
