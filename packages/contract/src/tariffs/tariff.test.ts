import assert from 'node:assert/strict';
import { test } from 'node:test';
import vectors from '../checks/vectors.json' with { type: 'json' };
import { lineOf, none, reckon, rules, scheduleOf } from './tariff.factory.ts';
import { tariffOf } from './tariff.ts';
import { baseLayer } from './tariff-base.ts';
import { flawsOfTariff } from './tariff-flaws.ts';
import type { TariffClaims } from './tariff-line.ts';
import { dutiablePart } from './tariff-part.ts';
import { scopesOn } from './tariff-scope.ts';
import { whyText } from './tariff-why.ts';

test('a measure begins and ends with its days, and says so beside the duties of another day', () => {
  const headings = (day: string) =>
    reckon([lineOf('6109100012', 'VN', '1000')], day).lines[0]?.layers.map(({ heading }) => heading);
  assert.deepEqual(headings('2026-02-23'), ['6109100012']);
  assert.deepEqual(headings('2026-02-24'), ['9903.03.01', '6109100012']);
  assert.deepEqual(headings('2026-07-23'), ['9903.03.01', '6109100012']);
  assert.deepEqual(headings('2026-07-24'), ['6109100012']);
  const why = (day: string) => {
    const other = reckon([lineOf('6109100012', 'VN', '1000')], day).lines[0]?.others[0];
    assert.ok(other);
    return [whyText(other.why, 'en'), whyText(other.why, 'zh-cn')];
  };
  assert.deepEqual(why('2026-08-03'), ['Does not apply: ended on 2026-07-23', '不适用：2026-07-23 止']);
  assert.deepEqual(why('2026-01-03'), ['Does not apply: begins on 2026-02-24', '不适用：2026-02-24 起']);
});

test('what only the importer knows is named and not assumed; claimed, it takes the place of what is due by the number', () => {
  const [silent] = reckon([lineOf('7326908688', 'VN', '1000')]).lines;
  assert.deepEqual(
    silent?.layers.map(({ heading, amount }) => [heading, amount]),
    [
      ['9903.03.06', '0.00'],
      ['9903.82.02', '500.00'],
      ['7326908688', '29.00'],
    ],
  );
  assert.deepEqual(
    silent?.others.map(({ measure, why }) => [measure, whyText(why, 'en')]),
    [['parts', 'Not claimed. Condition: a part of a vehicle']],
  );
  const claims = { ...none, measures: ['parts'] };
  const [claimed] = reckon([lineOf('7326908688', 'VN', '1000', { claims })]).lines;
  assert.ok(claimed?.layers.some(({ heading, amount }) => heading === '9903.94.05' && amount === '250.00'));
  assert.ok(claimed?.others.some(({ measure, why }) => measure === 'steel' && why.code === 'one232'));
  const [lamp] = reckon([lineOf('9405218010', 'VN', '1000', { claims })]).lines;
  assert.deepEqual(
    lamp?.alerts.map(({ code, said }) => [code, said]),
    [['claimNotValid', { measure: 'parts' }]],
  );
});

test('of several beginnings of a number the longest one says whether it is on a list', () => {
  const scopes = new Map([
    [
      'list',
      [
        { prefix: '8517', includes: true },
        { prefix: '85176200', includes: false },
        { prefix: '8517620090', includes: true },
      ],
    ],
  ]);
  const says = (hts: string) => scopesOn(hts, scopes)({ scope: 'list' });
  assert.deepEqual(['8517110000', '8517620010', '8517620090', '85176200', '85171100', '8518'].map(says), [
    'in',
    'out',
    'in',
    'partly',
    'in',
    'out',
  ]);
});

test('a unit is read under every name that the schedule has for it, and dozens stand for pieces', () => {
  for (const [general, quantities, wanted] of [
    ['4.4¢/kg', { kg: '1250' }, '55.00'],
    ['4.4¢/kg', { t: '1.25' }, '55.00'],
    ['1.5¢ each', { 'No.': '240' }, '3.60'],
    ['1.5¢ each', { 'doz.': '20' }, '3.60'],
    ['10¢/pr.', { 'prs.': '30' }, '3.00'],
    ['23.7¢/pf. liter', { 'pf.liters': '100' }, '23.70'],
    ['6.3¢/liter', { liters: '9000' }, '567.00'],
    ['3.2¢/kg + 5%', { kg: '1000' }, '432.00'],
    ['30.5¢/kg + 8.5%', { kg: '420.5' }, '808.25'],
    ['5¢/kg on copper content', { 'Cu kg': '10' }, '0.50'],
    ['6.3¢/liter', { kg: '9000' }, null],
    ['$1.53 each + 4.2% on the case', { 'No.': '1' }, null],
    ['', {}, null],
  ] as const) {
    const { lines } = tariffOf(
      {
        day: '2026-01-10',
        mode: 'air',
        entryType: '01',
        lines: [lineOf('6109100012', 'VN', '8000', { quantities })],
      },
      () => ({ edition: 'test', general, special: '', column2: '' }),
      rules,
    );
    assert.equal(lines[0]?.duty, wanted, general);
  }
});

test('a line that cannot be so is refused at its field before anything is reckoned', () => {
  const claiming = (claims: Partial<TariffClaims>, origin = 'CN', hts = '6109100012') =>
    lineOf(hts, origin, '1000', { claims: { ...none, ...claims } });
  for (const [line, key] of [
    [lineOf('6109100013', 'CN', '1000'), 'hts'],
    [lineOf('99038803', 'CN', '1000'), 'hts'],
    [claiming({ spi: 'KR' }), 'spi'],
    [claiming({ spi: 'AU' }, 'AU'), 'spi'],
    [claiming({ steelValue: '600', copperValue: '401' }), 'steelValue'],
    [claiming({ loadedOn: '2026-03-11' }), 'loadedOn'],
    [claiming({ chapter98: '9802.00.50' }), 'workValue'],
    [claiming({ chapter98: '9802.00.80', usPartsValue: '1001' }), 'usPartsValue'],
  ] as const) {
    const flaws = flawsOfTariff(
      { day: '2026-03-10', mode: 'air', entryType: '01', lines: [lineOf('9503000071', 'CN', '5'), line] },
      scheduleOf,
      true,
    );
    assert.deepEqual(
      flaws.map((flaw) => [flaw.line, flaw.key]),
      [[1, key]],
    );
  }
  const informal = (value: string) =>
    flawsOfTariff(
      { day: '2026-03-10', mode: 'air', entryType: '11', lines: [lineOf('9503000071', 'CN', value)] },
      scheduleOf,
      true,
    );
  assert.deepEqual([informal('2500').length, informal('2501')[0]?.key], [0, 'value']);
  // A programme may be claimed of goods that are free anyway: it saves the processing fee.
  assert.deepEqual(
    flawsOfTariff(
      {
        day: '2026-03-10',
        mode: 'air',
        entryType: '01',
        lines: [claiming({ spi: 'AU' }, 'AU', '9503000071')],
      },
      scheduleOf,
      true,
    ),
    [],
  );
});

test('a rate by value, by quantity or by both comes to the cent on every known example', () => {
  for (const { general, kg, value, amount } of vectors.duty) {
    const line = { ...lineOf('6109100012', 'VN', value), quantities: kg === null ? {} : { kg } };
    const schedule = { edition: 'Example', general, special: '', column2: '' };
    assert.equal(baseLayer(line, schedule, '2026-08-03', dutiablePart(line)).amount, amount, general);
  }
  assert.equal(vectors.duty.length, 5);
});
