import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { loadVectorEditions } from '../tariffs/tariffs.factory.ts';
import { entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
await loadVectorEditions(house);
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, estimate: write } = entryCalls(desk);

interface Goods {
  readonly hts?: string;
  readonly origin?: string | null;
  readonly value?: string;
  readonly qty?: number;
  readonly unit?: string | null;
}

/** An entry of one order with these goods. */
async function entryOf(goods: readonly Goods[], facts: { transport?: string; type?: string } = {}) {
  const order = await addOrder(house, {
    created_by: ana.userId,
    destination: 'LAX',
    eta: '2026-08-03',
    transport_type: facts.transport ?? '1',
  });
  for (const [at, one] of goods.entries()) {
    const { hts = '6109100012', origin = 'CN', value = '10000', qty = 600, unit = 'pcs' } = one;
    await house.rows(
      `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit,
         unit_price_usd, total_price_usd, origin)
       values ($1, $2, $3, '货物', 'Goods', $4, '棉', '穿着', '{}', $5, $6, 1, $7, $8)`,
      [house.orgA, order.id, at + 1, hts, qty, unit, value, origin],
    );
  }
  const made = await make([order.orderNumber], facts.type ?? '01');
  assert.equal(made.code, 200, made.message);
  return String(made.data.file.fileNo);
}

const reckon = (no: string, feeDate = '2026-08-03') =>
  desk.get(`/opsapi/entries/duty/reckon?no=${no}&feeDate=${feeDate}`);

const amountsOf = (duty: { amounts: { kind: string; amount: string; source: string }[] }) =>
  duty.amounts.map(({ kind, amount, source }) => `${kind} ${amount} ${source}`);

test('one press works out what an entry owes: every line layer by layer, fees by the year and the way, kind by kind', async () => {
  const no = await entryOf([{}], { transport: '2' });
  const { data } = await reckon(no);
  const [line] = data.lines;
  assert.deepEqual(
    line.layers.map(({ heading, amount }: { heading: string; amount: string }) => [heading, amount]),
    [
      ['9903.88.15', '750.00'],
      ['9903.05.31', '1250.00'],
      ['6109100012', '1650.00'],
    ],
  );
  assert.deepEqual(
    data.fees.map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount]),
    [
      ['mpf', '34.64'],
      ['hmf', '12.50'],
    ],
  );
  assert.deepEqual([data.edition, data.duty, data.total], ['2026_rev_10', '3650.00', '3697.14']);
});

test('the estimate that a customer approves, its lines and its paper show the figures of the tariff, and a typed one is marked', async () => {
  const no = await entryOf([{}]);
  const figures = { duty: '1650.00', s301: '2000.00', mpf: '34.64', feeDate: '2026-08-03', byTariff: true };
  const written = await write(no, { ...figures, other: '5.00' });
  assert.equal(written.code, 200, written.message);
  const [duty] = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data.duties;
  assert.equal(duty.source, 'tariff');
  assert.deepEqual(amountsOf(duty), [
    'duty 1650.00 tariff',
    's301 2000.00 tariff',
    'mpf 34.64 tariff',
    'other 5.00 typed',
  ]);
  const kept = await customer.get(`/omsapi/entries/duty/lines?no=${no}&duty=${duty.id}`);
  assert.deepEqual(kept.data.lines[0].layers.length, 3);
  assert.deepEqual((await desk.get(`/opsapi/entries/duty/lines?no=${no}&duty=${duty.id}`)).data, kept.data);
  await customer.post('/omsapi/entries/duty/decide', { no, duty: duty.id, to: 'APPROVED' });
  for (const [language, typed] of [
    ['en', 'Typed by staff'],
    ['zh-cn', '人工录入'],
  ] as const) {
    const reply = await customer.get(`/omsapi/entries/paper?no=${no}`, { 'accept-language': language });
    const paper = (await textOfPdf(reply.bytes)).join(' ');
    for (const said of ['9903.88.15', '9903.05.31', '1,250.00', '1,650.00', '34.64', '3,689.64', typed])
      assert.ok(paper.includes(said), `${language} ${said}`);
  }
});

test('what was worked out stays as it was when the goods have changed since', async () => {
  const no = await entryOf([{}]);
  await write(no, { duty: '1650', s301: '2000', mpf: '34.64', feeDate: '2026-08-03', byTariff: true });
  const [{ id }] = (await detail(no)).duties;
  await house.rows(
    `update goods_line g set total_price_usd = 1 from us_entry_order c join us_entry f on f.id = c.entry_id
     where f.file_no = $1 and g.order_id = c.order_id`,
    [no],
  );
  const { data } = await customer.get(`/omsapi/entries/duty/lines?no=${no}&duty=${id}`);
  assert.deepEqual([data.lines[0].value, data.duty], ['10000', '3650.00']);
});

test('what cannot be said is named and left to be typed, never taken for zero', async () => {
  const no = await entryOf([
    {},
    { origin: null },
    { hts: '610910' },
    { hts: '9999999999' },
    { value: '0.40' },
  ]);
  const { data, message } = await reckon(no);
  assert.ok(data, message);
  assert.deepEqual(
    data.lines.map(({ status, lacks }: { status: string; lacks: { en: string }[] }) => [
      status,
      ...lacks.map(({ en }) => en),
    ]),
    [
      ['ok'],
      ['needsFacts', 'Country of origin is missing'],
      ['needsFacts', 'HTSUS no.: 8 or 10 digits'],
      [
        'needsFacts',
        'HTSUS no.: must be a number of chapters 1 to 97; chapters 98 and 99 follow from claims and measures',
      ],
      ['needsFacts', 'Entered value is missing'],
    ],
  );
  assert.deepEqual([data.duty, data.total, data.value, data.fees], [null, null, null, []]);
  // The same amounts are no words of the tariff then.
  await write(no, { duty: '1650.00', s301: '2000.00', mpf: '34.64', feeDate: '2026-08-03', byTariff: true });
  const [duty] = (await detail(no)).duties;
  assert.deepEqual(amountsOf(duty), ['duty 1650.00 typed', 's301 2000.00 typed', 'mpf 34.64 typed']);
});

test('a day without an edition, or a fiscal year without a fee, answers no data', async () => {
  const no = await entryOf([{}]);
  const before = (await reckon(no, '2017-01-02')).data;
  assert.deepEqual([before.status, before.edition, before.duty, before.total], ['noData', null, null, null]);
  const after = (await reckon(no, '2027-10-01')).data;
  assert.deepEqual([after.feeTotal, after.total], [null, null]);
  assert.match(after.fees[0].note.en, /no data/);
});

test('an entry that the tariff does not know is refused by the field that keeps it from being worked out', async () => {
  const zone = await entryOf([{}], { type: '06' });
  const refused = await reckon(zone);
  assert.equal(refused.status, 400);
  assert.match(refused.message, /Entry type/);
  const informal = await entryOf([{}], { type: '11' });
  assert.match((await reckon(informal)).message, /2,500 dollars/);
  assert.equal((await write(zone, { byTariff: true })).status, 400);
  assert.equal((await detail(zone)).duties.length, 0);
});

test('the calculation of duties takes its lines, units, mode, port and day from an entry, and comes to the same cent', async () => {
  const no = await entryOf([{}, { hts: '7326908688', value: '111.00', qty: 20, unit: 'kg' }], {
    transport: '2',
  });
  const { data, code, message } = await customer.get(`/omsapi/entries/tariff?no=${no}`);
  assert.equal(code, 200, message);
  assert.deepEqual([data.mode, data.entryType, data.entryDate], ['ocean', '01', '2026-08-03']);
  const [shirt, steel] = data.lines;
  assert.deepEqual(
    [shirt.hts, shirt.origin, shirt.value, shirt.quantity],
    ['6109100012', 'CN', '10000', '50'],
  );
  assert.deepEqual([steel.quantity, steel.netKg], ['20', '20']);
});

test('the sums of an entry are the sums of the calculation to the cent, and a line owes the same beside others', async () => {
  const numbers = ['6109100012', '7326908688', '8479899599', '3926909910', '2204215040'];
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          hts: fc.constantFrom(...numbers),
          origin: fc.constantFrom('CN', 'JP', 'VN', 'DE'),
          value: fc.integer({ min: 1, max: 900_000 }).map((cents) => `${cents}.00`),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      async (goods) => {
        const no = await entryOf(goods, { transport: '2' });
        const { data: whole } = await reckon(no);
        const { data: taken } = await customer.get(`/omsapi/entries/tariff?no=${no}`);
        const { data } = await customer.post('/omsapi/tariff/calculate', {
          ...taken,
          lines: taken.lines.map((line: object) => ({ ...line, claimed: [] })),
        });
        const [result] = data.results;
        assert.deepEqual(
          [whole.duty, whole.feeTotal, whole.total, whole.value],
          [result.duty, result.feeTotal, result.total, result.value],
        );
        assert.deepEqual(
          whole.lines.map(({ duty }: { duty: string }) => duty),
          result.lines.map(({ duty }: { duty: string }) => duty),
        );
      },
    ),
    { numRuns: 12 },
  );
});

test('a typed fee is held against what the tariff knows of its day: a fee that changes there bounds at once', async () => {
  const no = await entryOf([{}]);
  const typed = { duty: '1.00', s301: null, mpf: '34.58', feeDate: '2026-11-24' };
  const laid = (least: string) =>
    house.rows(
      `update tariff_fee set least = $1 where fee = 'mpf_formal' and valid_from = (select max(valid_from) from tariff_fee where fee = 'mpf_formal' and valid_from <= '2026-11-24')`,
      [least],
    );
  await laid('40.00');
  const refused = await write(no, typed);
  await laid('34.58');
  assert.equal(refused.status, 400);
  assert.match(refused.message, /should be 40\.00 to 670\.86/);
  assert.equal((await write(no, typed)).code, 200);
});
