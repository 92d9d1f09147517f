import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allPages } from '@loadline/contract/all-pages';
import type { Page } from '@loadline/contract/kernel/page';
import { learnDesk } from './desk.ts';
import { menuFor } from './menu.ts';
import { entryAt } from './menu-place.ts';
import { deskMenu } from './ops-menu.ts';

learnDesk();

const menu = menuFor(
  ['booking:view', 'order:view', 'trust:view', 'mawb:view', 'mawb-opt:view', 'mine:view'],
  () => true,
);
const entries: readonly (readonly [string, string])[] = [
  ['/booking', 'booking'],
  ['/createOrder', 'booking'],
  ['/book', 'booking'],
  ['/orderDetail', 'order'],
  ['/sheetDetail', 'order'],
  ['/trustCreate', 'trust'],
  ['/mawb', 'mawb'],
  ['/mawbDetail', 'mawbOpt'],
];

for (const [path, code] of entries) {
  test(`whoever is at ${path} sees the menu stand at ${code}`, () => {
    assert.equal(entryAt(menu, path)?.code, code);
  });
}

test('a page that belongs to none of the menu leaves it without a current entry', () => {
  assert.equal(entryAt(menu, '/notices'), undefined);
});

test('a waybill stands under the entry that its link was followed from, else under the board', () => {
  const under = (via?: string) => entryAt(menu, '/mawbDetail', via === undefined ? {} : { via })?.code;
  assert.deepEqual(['mawb', 'booking', 'order', 'mawbOpt', 'nowhere'].map(under), [
    'mawb',
    'booking',
    'order',
    'mawbOpt',
    'mawbOpt',
  ]);
  assert.equal(under(), 'mawbOpt');
  assert.equal(entryAt(menu, '/orderDetail', { via: 'mawb' })?.code, 'order');
});

test('the console’s menu stands in the order of a working day, first what waits, then a shipment from its wish to customs', () => {
  const rights = Object.values<Page>(allPages).flatMap(({ permission }) => permission ?? []);
  const groups = Object.groupBy(
    deskMenu(rights, () => true),
    ({ group }) => group,
  );
  const inOrder = Object.entries(groups).map(([group, members]) => [group, members?.map(({ page }) => page)]);
  assert.deepEqual(Object.fromEntries(inOrder.slice(0, 3)), {
    work: ['opsOverview', 'ops'],
    shipments: [
      'opsTrusts',
      'opsOrders',
      'opsBookings',
      'mawbOpt',
      'databoard',
      'opsSlots',
      'opsStock',
      'opsReceipt',
      'opsUnidentified',
      'opsEvents',
      'opsFeeds',
      'opsExceptions',
      'opsCustoms',
      'opsCoa',
      'opsMid',
      'opsLabel',
      'opsLabelCapture',
      'opsHts',
    ],
    customers: ['opsRegistrations', 'opsCustomers', 'opsCredit', 'opsRoles', 'opsRates', 'opsTariff'],
  });
  assert.deepEqual(Object.keys(groups), ['work', 'shipments', 'customers', 'finance', 'system']);
});
