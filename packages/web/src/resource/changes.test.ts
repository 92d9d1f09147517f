import assert from 'node:assert/strict';
import { test } from 'node:test';
import { order } from '@loadline/contract/orders/order';
import { changesIn } from './changes.ts';

const english = { language: 'en', yes: 'Yes', no: 'No' } as const;

test('a change names its field and reads its values as the page does', () => {
  const changes = changesIn(
    '{"status":{"from":"ARRIVED","to":"IN_CLEARANCE"},"quantity":{"from":1200,"to":3}}',
    order.fields,
    english,
  );
  assert.deepEqual(changes, [
    { key: 'status', label: 'Order status', from: 'Arrived at port', to: 'In clearance' },
    { key: 'quantity', label: 'Pieces', from: '1,200', to: '3' },
  ]);
});

test('a value that was set at once has no old one, an unknown field keeps its name, and nonsense is nothing', () => {
  assert.deepEqual(changesIn('{"referenceNumber":"PO-1","rows":12}', order.fields, english), [
    { key: 'referenceNumber', label: 'Reference no.', from: undefined, to: 'PO-1' },
    { key: 'rows', label: 'rows', from: undefined, to: '12' },
  ]);
  assert.deepEqual(changesIn('not json', order.fields, english), []);
});
