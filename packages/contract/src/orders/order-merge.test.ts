import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changesOfForms, labelOfChange } from './order-changes.ts';
import { rightForm, rightGoods } from './order-form.factory.ts';
import type { OrderForm } from './order-form.ts';
import { partOf } from './order-form.ts';
import { amended, amendmentOf } from './order-merge.ts';
import { lockedParts, orderPartKeys } from './order-part.ts';
import { weightsOf } from './order-weights.ts';

const word = fc.option(fc.stringMatching(/^[a-z]{1,6}$/), { nil: null });
const forms = fc
  .record({
    remark: word,
    ein: word,
    brand: word,
    city: word,
    isCustoms: fc.boolean(),
    lines: fc.nat({ max: 3 }),
  })
  .map(({ remark, ein, brand, city, isCustoms, lines }): OrderForm => {
    const { parties, ...form } = rightForm({ remark, ein, isCustoms });
    return {
      ...form,
      parties: parties.map((party) => ({ ...party, city })),
      goods: Array.from({ length: lines + 1 }, () => rightGoods({ brand })),
    };
  });

test('an amendment laid on the order it was asked of gives the order that was wanted', () => {
  fc.assert(
    fc.property(forms, forms, (before, after) => {
      const result = amended(before, amendmentOf(before, after));
      assert.ok(result);
      assert.deepEqual(changesOfForms(result, after), []);
    }),
  );
});

test('laid on an order that moved on, it changes what it means and nothing else, or is refused', () => {
  fc.assert(
    fc.property(forms, forms, forms, (before, wanted, now) => {
      const touched = new Set(changesOfForms(before, wanted).map(({ path }) => partOf(path)));
      const result = amended(now, amendmentOf(before, wanted));
      const isMoved = changesOfForms(before, now).some(({ path }) => touched.has(partOf(path)));
      assert.equal(result === undefined, isMoved);
      if (!result) return;
      for (const { path } of changesOfForms(now, result)) assert.ok(touched.has(partOf(path)), path);
    }),
  );
});

test('every field of the form belongs to one part, and a stage never opens what the one before has locked', () => {
  const everything = { ...rightForm(), remark: 'x', ein: 'x', services: ['pickup' as const] };
  const empty: OrderForm = { ...rightForm(), referenceNumber: '', parties: [], cartons: [], goods: [] };
  for (const { path } of changesOfForms(empty, everything)) assert.ok(partOf(path), path);
  assert.deepEqual(lockedParts('ORDERED'), []);
  assert.deepEqual(lockedParts('CANCELLED'), orderPartKeys);
  assert.deepEqual(lockedParts('SIGNED'), orderPartKeys);
});

test('a difference is named as a person would', () => {
  assert.equal(labelOfChange('parties.consignee.city').en, 'Consignee City');
  assert.equal(labelOfChange('goods.3.nameEn').zh, '第 3 行 英文品名');
  assert.equal(labelOfChange('cartons.U0001-0020.1.weight').en, 'Carton U0001-0020.1 Carton gross weight');
});

test('a weight is off from more than three percent on; what is charged is held beside none', () => {
  const order = {
    grossWeight: '1000.000',
    actualWeight: '1030.000',
    weighbridgeWeight: '968.900',
    billingWeight: '1500.0',
  };
  const weights = weightsOf({ ...order, chargingUnit: 'kg' }, '3.0');
  assert.deepEqual(
    weights.map(({ tenths, isOff }) => [tenths, isOff]),
    [
      [null, false],
      [30, false],
      [-31, true],
      [null, false],
    ],
  );
  const lenient = weightsOf({ ...order, chargingUnit: 'kg' }, '3.1');
  assert.ok(lenient.every(({ isOff }) => !isOff));
  const tons = weightsOf({ ...order, billingWeight: '6.125', chargingUnit: 'RT' }, '3.0');
  assert.deepEqual(
    tons.map(({ unit, tenths }) => [unit, tenths]),
    [
      ['kg', null],
      ['kg', 30],
      ['kg', -31],
      ['RT', null],
    ],
  );
});
