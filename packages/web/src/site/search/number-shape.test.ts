import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderNumberOf } from '@loadline/contract/orders/order-number';
import { doubtAbout, typeOfShape } from './number-shape.ts';

test('a slip of the pen is told by the check character', () => {
  const right = orderNumberOf('261102', 'K7M2Q9XD');
  assert.equal(doubtAbout(right), 'unknown');
  assert.equal(doubtAbout(right.replace('K7', '7K')), 'orderCheck');
  assert.equal(doubtAbout(right.slice(0, -1)), 'orderLength');
  assert.equal(doubtAbout('02081140743'), 'unknown');
  assert.equal(doubtAbout('02081140744'), 'awbCheck');
  assert.equal(doubtAbout('CSQU3054383'), 'unknown');
  assert.equal(doubtAbout('CSQU3054384'), 'containerCheck');
});

test('a number says by its shape of which type it is, right or slipped', () => {
  assert.equal(typeOfShape(orderNumberOf('261102', 'K7M2Q9XD')), '1');
  assert.equal(typeOfShape('FBA15MXQ7K'), '1');
  assert.equal(typeOfShape('02081140743'), '2');
  assert.equal(typeOfShape('02081140744'), '2');
  assert.equal(typeOfShape('CSQU3054383'), '3');
  assert.equal(typeOfShape('PO-881-2026'), undefined);
});

test('a piece of a number is asked to be whole', () => {
  assert.equal(doubtAbout('PO-881'), 'tooShort');
  assert.equal(doubtAbout('FBA15MXQ7K'), 'unknown');
});
