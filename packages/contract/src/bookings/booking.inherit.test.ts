import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { productWeightRule } from '../freight/product-weight.ts';
import { isSame } from '../kernel/decimal.ts';
import { type BookableOrder, contentOfOrders } from './booking.inherit.ts';
import { bookingTotals, figuresOfHouses } from './booking.totals.ts';

const carton = { length: '50', width: '40', height: '25', weight: '12.474' };
const goods = { nameZh: '厨房电子秤', nameEn: 'Digital kitchen scale', sku: null, quantity: 24, special: [] };

function orderOf(cartonNos: readonly (string | null)[]): BookableOrder {
  return {
    orderNumber: 'SO1',
    product: '中美空运专线',
    origin: 'SZX',
    destination: 'LAX',
    destinationCountry: 'US',
    isCustoms: false,
    quantity: 4,
    grossWeight: '60.000',
    volume: '0.200',
    parties: {},
    goods: cartonNos.map((cartonNo) => ({ ...goods, cartonNo })),
    cartons: [
      { ...carton, cartonNo: 'C1', count: 1 },
      { ...carton, cartonNo: 'C2-C4', count: 3 },
    ],
  };
}

const weightsOf = (order: BookableOrder) =>
  contentOfOrders([order], () => 'id').cargo.items.map(({ kilograms }) => kilograms);

test('goods of an order weigh what their cartons do, as far as they share them with no others', () => {
  assert.deepEqual(weightsOf(orderOf(['C1', 'C2-C4'])), ['12.474', '37.422']);
  assert.deepEqual(weightsOf(orderOf(['C1', 'C2-C4', 'C2-C4'])), ['12.474', null, null]);
  assert.deepEqual(weightsOf(orderOf([null, 'C2-C4'])), [null, '37.422']);
  assert.deepEqual(weightsOf(orderOf([null])), ['60.000'], 'all of an order that has no others');
});

test('the house waybills of a booking come to the volume of its head, however the orders are rounded', () => {
  const cubeOf = (side: number): BookableOrder => ({
    ...orderOf([null]),
    orderNumber: `SO${side}`,
    quantity: 1,
    volume: (side ** 3 / 1_000_000).toFixed(6),
    cartons: [
      { cartonNo: 'C1', count: 1, length: `${side}`, width: `${side}`, height: `${side}`, weight: '1' },
    ],
  });
  const sides = fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sides, (all) => {
      const content = contentOfOrders(all.map(cubeOf), () => 'id');
      const volumes = content.houses.rows.map(({ bookingVolume }) => Number(bookingVolume));
      assert.ok(volumes.every((volume) => volume > 0));
      // Less than a litre each is a litre each, and so may be more in all.
      if (all.some((side) => side < 10)) return;
      const { volume } = bookingTotals(content, productWeightRule('1', null));
      assert.ok(isSame(figuresOfHouses(content.houses.rows).volume ?? '0', volume), volume);
    }),
  );
});
