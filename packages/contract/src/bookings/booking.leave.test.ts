import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookableOrder } from './booking.inherit.ts';
import { contentOfOrders } from './booking.inherit.ts';
import { contentWithout } from './booking.leave.ts';
import { figuresOf } from './booking.totals.ts';

function orderOf(orderNumber: string, change: Partial<BookableOrder> = {}): BookableOrder {
  return {
    orderNumber,
    product: '中美空运专线',
    origin: 'PVG',
    destination: 'LAX',
    destinationCountry: 'US',
    isCustoms: true,
    quantity: 2,
    grossWeight: '20',
    volume: '0.096',
    parties: {},
    goods: [{ nameZh: '台灯', nameEn: 'lamp', cartonNo: 'C1', sku: orderNumber, quantity: 40, special: [] }],
    cartons: [{ cartonNo: 'C1', count: 2, length: '60', width: '40', height: '20', weight: '10' }],
    ...change,
  };
}

let made = 0;
const newId = () => `row ${(made += 1)}`;
const withoutIds = (value: object) => JSON.stringify(value).replaceAll(/"id":"row \d+"/g, '');
const one = orderOf('SO1');
const other = orderOf('SO2', {
  cartons: [{ cartonNo: 'C1', count: 2, length: '50', width: '40', height: '24', weight: '10' }],
});

test('a booking of orders without one of them is the booking of the others', () => {
  for (const [left, gone] of [
    [one, other],
    [other, one],
  ] as const) {
    const rest = contentWithout(contentOfOrders([one, other], newId), gone);
    const alone = contentOfOrders([left], newId);
    assert.equal(withoutIds(rest.houses), withoutIds(alone.houses));
    assert.equal(withoutIds(rest.cargo.dimensions), withoutIds(alone.cargo.dimensions));
    assert.deepEqual(figuresOf(rest), figuresOf(alone));
  }
});

test('totals that were typed are less by the house; dimensions that are nobody’s alone go, and houses say the rest', () => {
  const whole = contentOfOrders([one, other], newId);
  const typed = { ...whole.cargo, quantity: 4, grossWeight: '40.5', volume: '0.2', dimensions: [] };
  const less = contentWithout({ ...whole, cargo: typed }, other);
  const { quantity, grossWeight, volume } = less.cargo;
  assert.deepEqual([quantity, grossWeight, volume], [2, '20.5', '0.104']);
  const [first] = whole.cargo.dimensions;
  assert.ok(first);
  const summed = { ...whole, cargo: { ...whole.cargo, dimensions: [{ ...first, count: 4 }] } };
  const rest = contentWithout(summed, other);
  assert.deepEqual([rest.cargo.dimensions, figuresOf(rest).volume], [[], '0.096']);
});

test('what names no such order stays as it is, and the last one leaves nothing that was typed', () => {
  const whole = contentOfOrders([one], newId);
  assert.deepEqual(contentWithout(whole, other).houses, whole.houses);
  const typed = { ...whole, cargo: { ...whole.cargo, quantity: 2, grossWeight: '20', volume: '0.096' } };
  const { quantity, grossWeight, volume } = contentWithout(typed, one).cargo;
  assert.deepEqual([quantity, grossWeight, volume], [null, null, null]);
});

test('one house waybill for all keeps the number that was brought for it when the order that carried it leaves', () => {
  const whole = contentOfOrders([one, other], newId);
  const [first, second] = whole.houses.rows;
  assert.ok(first && second);
  const brought = (together: boolean) => {
    const rows = [{ ...first, hawbNo: 'OWN-1' }, second];
    return contentWithout({ ...whole, houses: { ...whole.houses, rows, together } }, one).houses.rows;
  };
  assert.deepEqual(brought(true), [{ ...second, hawbNo: 'OWN-1' }]);
  assert.deepEqual(brought(false), [second]);
});
