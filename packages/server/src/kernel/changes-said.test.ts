import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesSaid } from './changes-said.ts';

test('of a value whose parts nothing declares a deed tells what is known of it, and no id', () => {
  const shipper = {
    id: '0b303725-f7f8-4e28-bc45-1ee484fd4e25',
    name: 'Ningbo Example',
    tel: '+86 574 0000 1188',
    country: null,
  };
  const [change] = changesSaid({}, { 'parties.shipper': { from: null, to: shipper } }, 'en');
  assert.deepEqual([change?.from, change?.to], [null, 'Ningbo Example +86 574 0000 1188']);
});
