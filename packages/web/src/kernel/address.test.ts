import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderFilter } from '@loadline/contract/orders/order.api';
import fc from 'fast-check';
import { parseSearch, readSearch, stringifySearch } from './address.ts';

test('a number in an address stays text, zeros and all', () => {
  assert.deepEqual(parseSearch('?no=02081140743'), { no: '02081140743' });
  assert.equal(stringifySearch({ no: '02081140743' }), '?no=02081140743');
});

test('a list is one repeated key, and what is missing leaves no trace', () => {
  assert.equal(
    stringifySearch({ status: ['ORDERED', 'SIGNED'], search: undefined, country: null }),
    '?status=ORDERED&status=SIGNED',
  );
  assert.deepEqual(parseSearch('?status=ORDERED&status=SIGNED'), { status: ['ORDERED', 'SIGNED'] });
  assert.equal(stringifySearch({}), '');
});

test('any texts survive the way through an address', () => {
  const texts = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: 'grapheme' }));
  fc.assert(
    fc.property(texts, (values) => {
      const back = parseSearch(stringifySearch(values));
      assert.deepEqual({ ...back }, { ...values });
    }),
  );
});

test('declared fields are read in their own types', () => {
  const found = readSearch(
    orderFilter,
    parseSearch('?status=ORDERED&customs=true&orderedFrom=2026-11-01&search=PO'),
  );
  assert.deepEqual(found, { status: ['ORDERED'], customs: true, orderedFrom: '2026-11-01', search: 'PO' });
});

test('what a field cannot be is left out, the rest of the address holds', () => {
  const found = readSearch(
    orderFilter,
    parseSearch('?status=NOPE&status=SIGNED&customs=perhaps&orderedFrom=soon&nope=1'),
  );
  assert.deepEqual(found, { status: ['SIGNED'] });
});
