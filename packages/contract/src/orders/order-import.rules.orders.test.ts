import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ImportRow } from '../imports/import.grid.ts';
import { importKeys } from './order-import.columns.ts';
import type { Cells } from './order-import.factory.ts';
import { context, findingsOf, right, saidOf, sheet } from './order-import.factory.ts';
import { sayFindingInPlace } from './order-import.finding.ts';
import { checkRows } from './order-import.rules.ts';

test('E05: repeated order columns may be blank after the first row, but not differ', () => {
  const blank: Cells = {
    channelName: '',
    destinationCountry: '',
    isCustoms: '',
    'sender.company': '',
    cartonNo: 'C2',
  };
  assert.deepEqual(findingsOf({}, blank), []);
  assert.deepEqual(findingsOf({}, { cartonNo: 'C2', destinationCountry: '美国' }), []);
  assert.deepEqual(findingsOf({}, { cartonNo: 'C2', destinationCountry: 'DE' }), [
    '3 destinationCountry E05',
  ]);
  assert.deepEqual(saidOf({}), []);
  const [finding] = checkRows(sheet({}, { cartonNo: 'C2', 'sender.tel': '1' }), context).findings;
  assert.ok(finding);
  assert.equal(sayFindingInPlace(finding, 'zh-cn'), '第3行【发货人电话】与同一订单第2行不一致');
  assert.equal(sayFindingInPlace(finding, 'en'), 'Row 3 [Sender tel]: Differs from row 2 of the same order');
});

test('E06: a reference number that the customer has used before is refused', () => {
  assert.deepEqual(findingsOf({ referenceNumber: 'PO-OLD' }), ['2 referenceNumber E06']);
});

test('E08: a carton belongs to one order, and ranges that overlap without being equal are refused', () => {
  const other = { referenceNumber: 'PO-1002' };
  assert.deepEqual(findingsOf({}, { ...other }), ['3 cartonNo E08']);
  assert.deepEqual(findingsOf({ cartonNo: 'U1-U10', cartonCount: '10' }, { ...other, cartonNo: 'U000010' }), [
    '3 cartonNo E08',
  ]);
  assert.deepEqual(
    findingsOf({ cartonNo: 'U1-U10', cartonCount: '10' }, { cartonNo: 'U10-U12', cartonCount: '3' }),
    ['3 cartonNo E08'],
  );
  assert.deepEqual(
    findingsOf(
      { cartonNo: 'U1-U10', cartonCount: '10' },
      { ...other, cartonNo: 'U11-20', cartonCount: '10' },
    ),
    [],
  );
});

test('E09: a range spans as many cartons as the count says; without a count it says it itself', () => {
  assert.deepEqual(findingsOf({ cartonNo: 'FBA1MMD8D0U000001-U000010', cartonCount: '9' }), [
    '2 cartonCount E09 → 10',
  ]);
  assert.deepEqual(findingsOf({ cartonNo: 'FBA1MMD8D0U000001-U000010', cartonCount: '10' }), []);
  assert.deepEqual(findingsOf({ cartonNo: '1-10', cartonCount: '' }), []);
  assert.deepEqual(findingsOf({ cartonNo: 'A1-3', cartonCount: '1' }), []);
  assert.deepEqual(findingsOf({ cartonNo: 'A1~3', cartonCount: '1' }), ['2 cartonCount E09 → 3']);
});

test('a known warehouse needs no consignee, but its FBA number', () => {
  const nowhere: Cells = {
    warehouseCode: 'ont8',
    'consignee.company': '',
    'consignee.address': '',
    'consignee.city': '',
    'consignee.state': '',
    'consignee.postCode': '',
  };
  assert.deepEqual(findingsOf({ ...nowhere, fbaNo: 'FBA15DQU8KLM' }), []);
  assert.deepEqual(findingsOf(nowhere), ['2 fbaNo E03']);
  assert.deepEqual(findingsOf({ ...nowhere, warehouseCode: 'OWN-1' }).length, 4);
});

test('a carton with several goods is described once: blank or equal, and counted once', () => {
  const again: Cells = {
    nameZh: '杯盖',
    cartonCount: '',
    cartonWeight: '',
    cartonLength: '',
    cartonWidth: '',
    cartonHeight: '',
  };
  const { findings, orders } = checkRows(sheet({}, again, { cartonWeight: '12.500' }), context);
  assert.deepEqual(findings, []);
  assert.equal(orders[0]?.cartons.length, 1);
  assert.deepEqual(findingsOf({}, { cartonWeight: '13' }), ['3 cartonWeight E05']);
});

test('box ids of one order belong to its shipments', () => {
  const boxed = { fbaNo: 'FBA15DQU8KLM', cartonNo: 'FBA15DQU8KLMU000001' };
  assert.deepEqual(findingsOf(boxed, { ...boxed, cartonNo: 'FBA15DQU8KXXU000001' }), ['3 cartonNo E05']);
  assert.deepEqual(findingsOf(boxed, { ...boxed, cartonNo: 'FBA15DQU8KLMU000002' }), []);
  const both = { ...boxed, fbaNo: 'FBA15DQU8KLM, FBA15DQU8KXX' };
  assert.deepEqual(findingsOf(both, { ...both, cartonNo: 'FBA15DQU8KXXU000001' }), []);
});

test('one wrong row keeps its whole order out and no other', () => {
  const { orders } = checkRows(
    sheet({}, { cartonNo: 'C2', declaredQty: 'x' }, { referenceNumber: 'PO-1002', cartonNo: 'C3' }),
    context,
  );
  assert.deepEqual(
    orders.map(({ reference, state }) => `${reference} ${state}`),
    ['PO-1001 held', 'PO-1002 ready'],
  );
});

test('totals too great to be stored are refused', () => {
  const huge = Array.from({ length: 3 }, (_, at) => ({
    cartonNo: `H${at}`,
    cartonCount: '99999',
    cartonWeight: '9999',
  }));
  assert.ok(findingsOf(...huge).includes('2 cartonCount E04'));
});

test('whatever stands in the cells: checking never throws, and findings stand in the order of the sheet', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '是',
      'US',
      '1-10',
      'U1-U5',
      '普货',
      '12.5',
      '９',
      '=1+1',
      '#REF!',
      'FBA1MMD8D0U000001',
      'A'.repeat(600),
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(...Object.values(right)),
  );
  const rows = fc.array(fc.array(cell, { minLength: 58, maxLength: 58 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(rows, (cells) => {
      const given = cells.map((one, at) => ({ row: at + 2, cells: one }));
      const { findings, orders } = checkRows(given, context);
      const places = findings.map(({ row, key }) => row * 100 + importKeys.indexOf(key));
      assert.deepEqual(
        places,
        places.toSorted((one, other) => one - other),
      );
      assert.equal(
        orders.reduce((sum, { facts }) => sum + facts.rows.length, 0),
        given.length,
      );
      for (const { state, facts } of orders) {
        const errors = findings.filter(
          ({ row, code }) => code.startsWith('E') && facts.rows.some((one) => one.row === row),
        );
        assert.equal(state, errors.length > 0 ? 'held' : 'ready');
      }
    }),
    { numRuns: 200 },
  );
});

test('the order of the rows does not change which orders are ready', () => {
  const rows = sheet(
    {},
    { cartonNo: 'C2' },
    { referenceNumber: 'P2', cartonNo: 'C3' },
    { referenceNumber: 'P2', cartonNo: 'C4', hsDest: '1' },
  );
  const readyOf = (given: readonly ImportRow[]) =>
    checkRows(given, context)
      .orders.map(({ reference, state }) => `${reference} ${state}`)
      .toSorted();
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: 4, maxLength: 4 }), (shuffled) => {
      assert.deepEqual(readyOf(shuffled), readyOf(rows));
    }),
  );
});
