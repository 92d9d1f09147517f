import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allPages } from '../all-pages.ts';
import { countries, offeredCountries } from '../codes/country.ts';
import { stages } from '../codes/stage.ts';
import { transports, unknownTransport } from '../codes/transport.ts';
import { order } from '../orders/order.ts';
import { codesOf, codeTable, wordOf } from './code.ts';
import { canMove, lifecycle, nextOf } from './lifecycle.ts';
import type { Page } from './page.ts';
import { isStaffPermission, permissions } from './permission.ts';
import { problems } from './problem.ts';
import { keysAt } from './resource.ts';
import { languageOf, say } from './text.ts';

test('a phrase is said in one language with its places filled, and Chinese is the fallback', () => {
  const phrase = { zh: '共 {n} 条', en: '{n} in total' };
  assert.equal(say(phrase, 'zh-cn', { n: 3 }), '共 3 条');
  assert.equal(say(phrase, 'en', { n: 3 }), '3 in total');
  assert.equal(say(phrase, 'en'), '{n} in total');
  assert.deepEqual(['en-GB,en;q=0.9', 'zh-CN', 'fr-FR', undefined, 'fr, en'].map(languageOf), [
    'en',
    'zh-cn',
    'zh-cn',
    'zh-cn',
    'en',
  ]);
});

test('an unknown code shows itself instead of disappearing', () => {
  assert.deepEqual(wordOf(stages, 'LOST'), { zh: 'LOST', en: 'LOST', family: 'void' });
  assert.equal(wordOf(stages, 'constructor').en, 'constructor');
});

test('the order list shows the fields of the specification', () => {
  const listed = [
    'orderNumber',
    'status',
    'statusDate',
    'orderTime',
    'eta',
    'referenceNumber',
    'trackingNo',
    'isCustoms',
    'actualPksNum',
    'actualVolume',
    'chargingWeight',
    'channelName',
    'destinationCountry',
    'fbaNo',
  ];
  for (const key of listed)
    assert.ok(
      keysAt(order, 'list').some((known) => known === key),
      key,
    );
});

test('the route table has every route of the specification behind its permission', () => {
  const gates = {
    '/dashboard': 'dashboard:view',
    '/order': 'order:view',
    '/orderDetail': 'order:view',
    '/sheetDetail': 'order:view',
    '/trust': 'trust:view',
    '/trustCreate': 'trust:view',
    '/trustDetail': 'trust:view',
    '/label': 'label:view',
    '/customs': 'customs:view',
    '/coa': 'customs2:view',
    '/mid': 'customs2:view',
    '/hts': 'hts:view',
    '/tariff': 'tariff:view',
    '/bill': 'bill:view',
    '/billDetail': 'bill:view',
    '/my': 'mine:view',
    '/createOrder': 'book:add',
    '/booking': 'booking:view',
    '/book': 'booking:view',
    '/mawb': 'mawb:view',
    '/mawbOpt': 'mawb-opt:view',
    '/mawbDetail': 'mawb-opt:view',
    '/databoard': 'databoard:view',
  };
  const all = Object.values<Page>(allPages);
  const own = ['/account', '/calculator', '/invoice', '/ledger', '/notices'];
  assert.deepEqual(
    Object.fromEntries(
      all
        .filter(({ layout, path }) => layout === 'office' && !own.includes(path))
        .map(({ path, permission }) => [path, permission ?? null]),
    ),
    gates,
  );
  assert.deepEqual(
    all
      .filter(({ layout, path }) => layout === 'public' && !own.includes(path))
      .map((page) => page.path)
      .toSorted(),
    ['/403', '/404', '/about', '/home', '/login', '/productInfo', '/register', '/search'],
  );
});

test('every page of the staff console needs a right of the forwarder, and no other page asks for one', () => {
  for (const { layout, path, permission = '' } of Object.values<Page>(allPages)) {
    assert.equal(isStaffPermission(permission), layout === 'ops', path);
    assert.equal(path.startsWith('/ops'), layout === 'ops', path);
  }
});

test('the header menu has the fifteen entries of the specification in the order of their ids, then the staff console', () => {
  const entries = Object.values<Page>(allPages).flatMap(({ menu }) => (menu ? [menu] : []));
  const codes = entries.toSorted((a, b) => a.id - b.id).map((entry) => entry.code);
  assert.deepEqual(codes, [
    'booking',
    'order',
    'bill',
    'my',
    'customs',
    'dashboard',
    'mawb',
    'trust',
    'label',
    'mawbOpt',
    'databoard',
    'coa',
    'hts',
    'tariff',
    'mid',
    'ops',
  ]);
});

test('the permission strings of the specification exist', () => {
  const wanted = [
    'dashboard:view',
    'order:view',
    'booking:view',
    'mawb:view',
    'customs:view',
    'bill:view',
    'mine:view',
    'trust:view',
    'label:view',
    'mawb-opt:view',
    'databoard:view',
    'customs2:view',
    'hts:view',
    'tariff:view',
    'book:add',
  ];
  for (const name of wanted) assert.ok(Object.hasOwn(permissions.codes, name), name);
});

test('the refusals use the English texts of the specification', () => {
  const texts = [problems.noAuthority, problems.noPermission, problems.notSignedIn].map(
    (problem) => problem.text.en,
  );
  assert.deepEqual(texts, [
    'Permission denied, please contact the manager',
    'No permission to access this page',
    'Token expired , relogin!',
  ]);
});

test('the refusals of bookings and waybills use the English texts of the specification', () => {
  assert.equal(problems.overweight.text.en, 'Overweight, booking refused');
  assert.equal(problems.noFlight.text.en, 'No flight info');
  assert.match(problems.mawbInfoError.text.en, /^Mawb info error/);
});

test('a lifecycle tells what follows, for whom, and refuses a state no way leads to', () => {
  const states = codeTable('door', { open: { zh: '开', en: 'Open' }, shut: { zh: '关', en: 'Shut' } });
  const door = lifecycle({ states, first: 'open', moves: [{ from: 'open', to: 'shut', by: 'order:edit' }] });
  assert.deepEqual(nextOf(door, 'open', ['order:edit']), ['shut']);
  assert.deepEqual(nextOf(door, 'open', ['order:view']), []);
  const byTwo = { ...door, moves: [...door.moves, { from: 'open', to: 'shut', by: 'order:view' }] as const };
  assert.deepEqual(nextOf(byTwo, 'open', ['order:edit', 'order:view']), ['shut']);
  assert.equal(canMove(door, 'shut', 'open'), false);
  assert.throws(() => lifecycle({ states, first: 'open', moves: [] }), /no way leads to shut/);
});

test('transport is 1 air, 2 ocean, 3 truck, 4 rail, and unknown without a code', () => {
  const words = codesOf(transports).map((mode) => [mode, wordOf(transports, mode).en]);
  assert.deepEqual(words, [
    ['1', 'Air'],
    ['2', 'Ocean'],
    ['3', 'Truck'],
    ['4', 'Rail'],
  ]);
  assert.equal(unknownTransport.en, 'Unknown');
  assert.equal(order.fields.transportType.required, false);
});

test('the 28 countries of the specification stand first among all of ISO 3166', () => {
  const all = codesOf(countries);
  const named = 'CN HK US CA MX GB DE FR IT ES NL BE LU PL CZ AT SK HU RO SE DK FI IE PT GR CH NO JP';
  assert.deepEqual(all.slice(0, offeredCountries), named.split(' '));
  assert.equal(all.length, 250);
});
