import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf, isCode } from '../kernel/code.ts';
import { countries } from './country.ts';
import { fbaWarehouseCodes } from './fba-warehouse.ts';
import { airports, bundledPlaces, knownPlaces, knowPlace, placeOf, places, zoneOf } from './place.ts';

test('the program knows 400 airports, 300 ports and 40 terminals, each by one code', () => {
  const of = (kind: string) => bundledPlaces.filter((place) => place.kind === kind).length;
  assert.ok(of('airport') >= 400 && of('port') >= 300 && of('terminal') >= 40);
  assert.equal(new Set(bundledPlaces.map(({ code }) => code)).size, bundledPlaces.length);
});

test('every place lies in a country, has a zone that computers know, and a name in both languages', () => {
  for (const { code, country, zone, zh, en } of bundledPlaces) {
    assert.ok(isCode(countries, country), code);
    assert.equal(
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '',
      true,
      code,
    );
    assert.match(zh, /^[\p{Script=Han}·（）]+$/u, code);
    assert.match(en, /^[\p{Script=Latin}][\p{Script=Latin} .,'()/-]*$/u, code);
  }
});

test('airports go by their IATA codes, all else by a UN/LOCODE of its country', () => {
  const plain = bundledPlaces.filter(({ kind, code, country }) =>
    kind === 'airport' ? !/^[A-Z]{3}$/.test(code) : !/^[A-Z]{5}$/.test(code) || !code.startsWith(country),
  );
  // A border station that has no code of its own.
  assert.deepEqual(
    plain.map(({ code }) => code),
    ['Malaszewicze'],
  );
});

test('no two airports are called the same in one language', () => {
  const all = bundledPlaces.filter(({ kind }) => kind === 'airport');
  assert.equal(new Set(all.map(({ zh }) => zh)).size, all.length);
  assert.equal(new Set(all.map(({ en }) => en)).size, all.length);
});

test('what freight between China, Europe and America goes by is offered from the start', () => {
  const offered = new Set(bundledPlaces.filter((place) => place.offered).map(({ code }) => code));
  for (const code of 'SZX HKG PVG LAX ORD LGG LHR SYD CNTAO CNXMN NLRTM GBFXT USSEA CNSIA DEDUI CNHRS'.split(
    ' ',
  ))
    assert.ok(offered.has(code), code);
});

test('the 15 airports of the specification come first, in its order', () => {
  const named = 'YNT TNA TSN NKG PEK PVG KNH WUH XIY DLC CSX HRB CKG CTU CAN'.split(' ');
  for (const codes of [bundledPlaces.map(({ code }) => code), codesOf(airports), codesOf(places)])
    assert.deepEqual(codes.slice(0, 15), named);
  assert.ok(bundledPlaces.slice(0, 15).every(({ kind, offered }) => kind === 'airport' && offered));
});

test('a place has one zone; a UN/LOCODE that nobody knows has that of its country, where it has one', () => {
  assert.equal(zoneOf('LAX'), 'America/Los_Angeles');
  assert.equal(zoneOf('USSAV'), 'America/New_York');
  assert.equal(zoneOf('DEKEH'), 'Europe/Berlin');
  for (const code of ['USZZZ', 'ZZZ', 'Khorgos', '']) assert.equal(zoneOf(code), undefined, code);
});

test('a place of the installation’s own is known everywhere from then on', () => {
  assert.equal(isCode(airports, 'ZQZ'), false);
  knowPlace({
    code: 'ZQZ',
    kind: 'airport',
    country: 'CN',
    zone: 'Asia/Shanghai',
    zh: '张家口宁远',
    en: 'Zhangjiakou Ningyuan',
  });
  assert.deepEqual(airports.codes.ZQZ, { zh: '张家口宁远', en: 'Zhangjiakou Ningyuan' });
  assert.equal(places.codes.ZQZ?.zh, '张家口宁远机场');
  assert.deepEqual([zoneOf('ZQZ'), placeOf('ZQZ')?.country], ['Asia/Shanghai', 'CN']);
  assert.equal(codesOf(airports).at(-1), 'ZQZ');
});

test('a warehouse has a name wherever cargo was, and nothing is sent from or to it', () => {
  const warehouse = { country: null, zone: null, zh: '深圳一号仓', en: 'Shenzhen W1' };
  knowPlace({ code: 'SZX-W1', kind: 'warehouse', ...warehouse });
  assert.equal(knownPlaces.codes['SZX-W1']?.zh, '深圳一号仓');
  assert.equal(isCode(places, 'SZX-W1'), false);
  assert.equal(placeOf('SZX-W1'), undefined);
});

test('Amazon’s warehouses have a name and a zone where cargo was, and one that is not listed that of its airport', () => {
  for (const code of fbaWarehouseCodes) assert.ok(zoneOf(code), code);
  assert.deepEqual(['ONT8', 'GYR3', 'MDW2', 'ABE8', 'LAX7', 'QQQ7'].map(zoneOf), [
    'America/Los_Angeles',
    'America/Phoenix',
    'America/Chicago',
    'America/New_York',
    'America/Los_Angeles',
    undefined,
  ]);
  assert.deepEqual(knownPlaces.codes['ONT8'], { zh: '亚马逊 ONT8', en: 'Amazon ONT8' });
  assert.equal(isCode(places, 'ONT8'), false);
});
