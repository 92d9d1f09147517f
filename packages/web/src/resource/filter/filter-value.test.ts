import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderFilter } from '@loadline/contract/orders/order.api';
import { wordsOf } from '../../kernel/words.ts';
import { phrases } from '../../locales/resource.en.ts';
import { type DaysFilter, filterOf } from './filter-spec.ts';
import { filterText } from './filter-value.ts';

const english = { language: 'en', yes: 'Yes', no: 'No' } as const;
const { t } = wordsOf('en', phrases);
const ordered: DaysFilter = {
  key: 'ordered',
  label: 'Order date',
  from: 'orderedFrom',
  to: 'orderedTo',
  periods: ['last30'],
};

function said(spec: Parameters<typeof filterText>[0], raw: Parameters<typeof filterText>[1]) {
  return filterText(spec, raw, english, t);
}

test('one or two values are named, more of them counted, none is nothing', () => {
  const status = filterOf(orderFilter, 'status', 'en');
  assert.equal(said(status, { status: 'SIGNED' }), 'Signed');
  assert.equal(said(status, { status: ['SIGNED', 'CLOSED'] }), 'Signed, Closed');
  assert.equal(said(status, { status: ['ORDERED', 'SIGNED', 'CLOSED'] }), '3 chosen');
  assert.equal(said(status, {}), undefined);
});

test('a code that no longer exists shows itself, so that it can be taken away', () => {
  assert.equal(said(filterOf(orderFilter, 'country', 'en'), { country: 'XX' }), 'XX');
});

test('days are a moving period or dates with an open end', () => {
  const last = `${new Date().getFullYear() - 1}`;
  assert.equal(said(ordered, { ordered: 'last30' }), 'last 30 days');
  assert.equal(said(ordered, { orderedFrom: `${last}-11-01` }), `since ${last}-11-01`);
  assert.equal(said(ordered, { orderedFrom: `${last}-11-01`, orderedTo: `${last}-11-01` }), `${last}-11-01`);
  assert.equal(said(ordered, { orderedTo: `${last}-11-01` }), `until ${last}-11-01`);
  assert.equal(said(ordered, { ordered: 'sometime' }), undefined);
});

test('a yes or no speaks in the words of its filter', () => {
  const customs = filterOf(orderFilter, 'customs', 'en', { flag: { yes: 'Required', no: 'Not required' } });
  assert.equal(said(customs, { customs: 'false' }), 'Not required');
});
