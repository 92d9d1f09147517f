import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { positionsIn } from '../imports/import.column.ts';
import { figuresOf, problemGroupsOf } from '../imports/import.summary.ts';
import type { NewOrder } from './new-order.ts';
import type { ImportKey } from './order-import.columns.ts';
import { importKeys } from './order-import.columns.ts';
import { orderOf } from './order-import.order.ts';
import { checkRows } from './order-import.rules.ts';

type Cells = Partial<Record<ImportKey, string>>;

const toGermany: Cells = {
  referenceNumber: 'DE-7',
  channelName: 'Rail',
  destinationCountry: '德国',
  isCustoms: '是',
  isSelfClearance: '是',
  vatNo: 'DE 136 695 976',
  'sender.company': '义乌市小商品有限公司',
  'sender.address': '义乌市福田路',
  'sender.tel': '0579-1',
  'consignee.company': 'Hafen GmbH',
  'consignee.address': 'Speicherstadt 1',
  'consignee.city': 'Hamburg',
  'consignee.postCode': '20457',
  cartonNo: '1-10',
  cartonCount: '10',
  cartonWeight: '12.345',
  cartonLength: '60.5',
  cartonWidth: '40',
  cartonHeight: '33.3',
  nameZh: '台灯',
  nameEn: 'Desk lamp',
  hsCn: '9405210000',
  hsDest: '94052100',
  material: '铁',
  usage: '照明',
  special: '带磁/带电',
  declaredQty: '120',
  unitPriceUsd: '2.4055',
};

function checked(...rows: Cells[]) {
  const given = rows.map((cells, at) => ({ row: at + 2, cells: importKeys.map((key) => cells[key] ?? '') }));
  const context = { channels: [{ name: 'Rail', nameEn: 'Rail' }], existingReferences: new Set<string>() };
  return { given, ...checkRows(given, context) };
}

function orderFrom(...rows: Cells[]): NewOrder {
  const { findings, orders } = checked(...rows);
  assert.deepEqual(findings, []);
  const [only] = orders;
  assert.ok(only);
  return orderOf(only);
}

test('an order carries its parties, taxes, goods and cartons in the form they are stored in', () => {
  const order = orderFrom(toGermany);
  assert.equal(order.destinationCountry, 'DE');
  assert.equal(order.isCustoms, true);
  assert.equal(order.vatNo, 'DE136695976');
  assert.deepEqual(
    order.parties.map(({ role, company }) => [role, company]),
    [
      ['sender', '义乌市小商品有限公司'],
      ['consignee', 'Hafen GmbH'],
    ],
  );
  assert.deepEqual(order.goods[0]?.special, ['battery', 'magnetic']);
  assert.equal(order.goods[0]?.unit, 'pcs');
  assert.equal(order.goods[0]?.origin, 'CN');
  assert.equal(order.goods[0]?.totalPriceUsd, '288.66');
});

test('gross weight and volume are exact sums over all cartons, the volume rounded up at its sixth place', () => {
  const order = orderFrom(toGermany, {
    ...toGermany,
    cartonNo: '11',
    cartonCount: '1',
    cartonWeight: '0.001',
  });
  assert.equal(order.quantity, 11);
  assert.equal(order.grossWeight, '123.451');
  // 60.5 × 40 × 33.3 cm = 80 586 cm³, eleven times.
  assert.equal(order.volume, '0.886446');
});

test('a carton with several goods is one carton and several lines', () => {
  const lid: Cells = {
    ...toGermany,
    cartonCount: '',
    cartonWeight: '',
    cartonLength: '',
    cartonWidth: '',
    cartonHeight: '',
    nameZh: '灯罩',
  };
  const order = orderFrom(toGermany, lid);
  assert.equal(order.cartons.length, 1);
  assert.equal(order.quantity, 10);
  assert.deepEqual(
    order.goods.map(({ lineNo, nameZh, cartonNo }) => [lineNo, nameZh, cartonNo]),
    [
      [1, '台灯', '1-10'],
      [2, '灯罩', '1-10'],
    ],
  );
});

test('a warehouse on the list fills what the consignee lacks and overrules nothing', () => {
  const toAmazon: Cells = {
    ...toGermany,
    destinationCountry: 'US',
    ein: '911144442',
    warehouseCode: 'ont8',
    fbaNo: 'FBA15DQU8KLM',
    'consignee.company': 'Amazon.com Services LLC',
    'consignee.address': '',
    'consignee.city': '',
    'consignee.postCode': '',
  };
  const consignee = orderFrom(toAmazon).parties.find(({ role }) => role === 'consignee');
  assert.equal(consignee?.company, 'Amazon.com Services LLC');
  assert.equal(consignee?.address, 'Amazon ONT8, Moreno Valley, CA');
  assert.equal(consignee?.state, 'CA');
  assert.equal(consignee?.postCode, null);
});

test('totals equal an exact sum in whole grams and cubic millimetres, for any cartons', () => {
  const tenths = fc.integer({ min: 1, max: 3_000 });
  const carton = fc.record({
    count: fc.integer({ min: 1, max: 500 }),
    grams: fc.integer({ min: 1, max: 9_999_999 }),
    length: tenths,
    width: tenths,
    height: tenths,
  });
  fc.assert(
    fc.property(fc.array(carton, { minLength: 1, maxLength: 20 }), (cartons) => {
      const rows = cartons.map(({ count, grams, length, width, height }, at) => ({
        ...toGermany,
        cartonNo: `N${at}`,
        cartonCount: String(count),
        cartonWeight: (grams / 1000).toFixed(3),
        cartonLength: (length / 10).toFixed(1),
        cartonWidth: (width / 10).toFixed(1),
        cartonHeight: (height / 10).toFixed(1),
      }));
      const [only] = checked(...rows).orders;
      assert.ok(only);
      const order = orderOf(only);
      const grams = cartons.reduce((sum, one) => sum + BigInt(one.count * one.grams), 0n);
      const cubic = cartons.reduce(
        (sum, one) => sum + BigInt(one.count) * BigInt(one.length * one.width * one.height),
        0n,
      );
      assert.equal(BigInt(order.grossWeight.replace('.', '')), grams);
      const volume = BigInt(order.volume.replace('.', ''));
      assert.ok(volume * 1_000n >= cubic && (volume - 1n) * 1_000n < cubic);
      assert.equal(
        order.quantity,
        cartons.reduce((sum, one) => sum + one.count, 0),
      );
    }),
  );
});

test('problems are grouped by kind, with what can be replaced everywhere', () => {
  const wrong: Cells = { ...toGermany, destinationCountry: 'GER', special: '普货,带电' };
  const { given, findings, orders } = checked(
    toGermany,
    { ...wrong, referenceNumber: 'DE-8', cartonNo: 'B1', cartonCount: '1' },
    { ...wrong, referenceNumber: 'DE-9', cartonNo: 'B2', cartonCount: '1', cartonWeight: '30' },
  );
  assert.deepEqual(figuresOf(given, findings, orders), {
    rows: 3,
    records: 3,
    readyRecords: 1,
    readyRows: 1,
    errorRows: 2,
    errorCells: 4,
    warningRows: 1,
  });
  assert.deepEqual(
    problemGroupsOf(given, findings, positionsIn(importKeys)).map(
      ({ key, code, cells, firstRow, replacements }) => [key, code, cells, firstRow, replacements],
    ),
    [
      ['destinationCountry', 'E07', 2, 3, [{ from: 'GER', to: 'DE', cells: 2 }]],
      ['special', 'E07', 2, 3, []],
      ['cartonWeight', 'W02', 1, 4, []],
    ],
  );
});

test('the same slip that means two things is not offered for replacement everywhere', () => {
  const { given, findings } = checked(
    toGermany,
    {
      ...toGermany,
      cartonNo: 'B1',
      cartonCount: '1',
      nameZh: '风扇',
      hsCn: '8414519000',
      hsDest: '84145190',
    },
    { ...toGermany, cartonNo: 'B2', cartonCount: '1', hsCn: '' },
    { ...toGermany, cartonNo: 'B3', cartonCount: '1', nameZh: '风扇', hsCn: '', hsDest: '84145190' },
  );
  assert.deepEqual(
    findings.map(({ row, suggestion }) => [row, suggestion]),
    [
      [4, '9405210000'],
      [5, '8414519000'],
    ],
  );
  assert.deepEqual(problemGroupsOf(given, findings, positionsIn(importKeys))[0]?.replacements, []);
});
