import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '../kernel/code.ts';
import { countries } from './country.ts';

/** What computers have a name for and ISO 3166-1 has no country: unions, reserved and withdrawn codes, and tests. */
const noCountries = new Set(
  'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ AN BU CS CT DD DY FQ FX HV JT MI NH NQ NT PC PU PZ RH SU TP UK VD WK YD YU ZR'.split(
    ' ',
  ),
);

function letters(): string[] {
  const one = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return one.flatMap((first) => one.map((second) => `${first}${second}`));
}

test('every country of ISO 3166 is known, and Kosovo by the code in use for it; nothing else is one', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const all = letters().filter((code) => names.of(code) !== undefined && !noCountries.has(code));
  assert.deepEqual(codesOf(countries).toSorted(), all.toSorted());
  assert.equal(all.length, 250);
});

test('the 28 countries of the specification come first, China and America ahead', () => {
  const [first, rest] = [codesOf(countries).slice(0, 28), codesOf(countries).slice(28)];
  assert.equal(
    first.join(' '),
    'CN HK US CA MX GB DE FR IT ES NL BE LU PL CZ AT SK HU RO SE DK FI IE PT GR CH NO JP',
  );
  assert.equal(rest[0], 'AD');
  assert.deepEqual(rest.slice(0, -1), rest.slice(0, -1).toSorted());
});

test('a country has a name of its own in both languages', () => {
  const words = Object.values(countries.codes);
  for (const { zh, en } of words) {
    assert.match(zh, /\p{Script=Han}/u, en);
    assert.match(en, /^\p{Script=Latin}[\p{Script=Latin} .,'’()&-]+$/u, zh);
  }
  for (const language of ['zh', 'en'] as const)
    assert.equal(new Set(words.map((one) => one[language])).size, words.length);
});
