import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import vectors from '../checks/vectors.json' with { type: 'json' };
import type { MidSource } from './mid-code.ts';
import { isMid, madeMid } from './mid-code.ts';

function sourceOf(typed: Partial<MidSource>): MidSource {
  return { country: 'CN', province: null, name: null, street: null, city: 'Ningbo', postal: null, ...typed };
}

const codeOf = (typed: Partial<MidSource>) => madeMid(sourceOf(typed)).code;

test('the code of a manufacturer is made from name and address as on every known example', () => {
  for (const [country = '', name = '', street = '', city = '', code = ''] of vectors.mid) {
    assert.equal(codeOf({ country, name, street, city }), code, name);
    assert.ok(isMid(code), code);
  }
});

test('each piece of a code tells which signs of name and address it stands for', () => {
  const typed = {
    name: 'Ningbo Beilun Hengtai Metal Products Co., Ltd.',
    street: 'Building 3, No. 288 Huangshan West Road',
    city: 'Ningbo',
    postal: '315800',
  };
  const { code, pieces, numbers } = madeMid(sourceOf(typed));
  assert.equal(code, 'CNNINBEI288NIN');
  assert.deepEqual(
    pieces.map(({ part, text, of }) => [part, text, of && typed[of.field].slice(of.from, of.to)]),
    [
      ['country', 'CN', undefined],
      ['word1', 'NIN', 'Nin'],
      ['word2', 'BEI', 'Bei'],
      ['number', '288', '288'],
      ['city', 'NIN', 'Nin'],
    ],
  );
  assert.deepEqual(numbers, ['3', '288']);
});

test('letters with accents, of Northern Europe and in full width are read as plain ones', () => {
  assert.equal(codeOf({ country: 'DE', name: 'Müller Großhandel', city: 'Köln' }), 'DEMULGROKOL');
  assert.equal(codeOf({ country: 'DK', name: 'Ærø Møbler', city: 'Århus' }), 'DKAERMOBARH');
  assert.equal(codeOf({ country: 'PL', name: 'Łódź Meble', city: 'Łódź' }), 'PLLODMEBLOD');
  assert.equal(codeOf({ name: 'ＮＩＮＧＢＯ　Ｂｅｉｌｕｎ', street: '２８８号' }), 'CNNINBEI288NIN');
  assert.equal(codeOf({ name: 'Mu\u0308ller Metall', city: 'Ko\u0308ln', country: 'DE' }), 'DEMULMETKOL');
});

test('initials are one word, a hyphen joins words, and small words are passed over', () => {
  assert.equal(codeOf({ name: 'A B C Company' }), 'CNABCCOMNIN');
  assert.equal(codeOf({ name: 'Rawles \u2013 Aden Corp.' }), 'CNRAWCORNIN');
  assert.equal(codeOf({ name: 'The House of Lamps and Wires' }), 'CNHOULAMNIN');
  assert.equal(codeOf({ name: 'A Lamp Works' }), 'CNLAMWORNIN');
  assert.equal(codeOf({ name: "O'Brien & Sons A/S" }), 'CNOBRSONNIN');
});

test('of the numbers of a street the largest counts, never a street that is called by one and never the postcode', () => {
  const at = (street: string, postal: string | null = null) => codeOf({ name: 'Lamp Works', street, postal });
  assert.equal(at('No. 2-8 Dongcheng Industrial Zone'), 'CNLAMWOR28NIN');
  assert.equal(at('5th Avenue 12, 22nd Street'), 'CNLAMWOR12NIN');
  assert.equal(at('No. 0088 West Road'), 'CNLAMWOR88NIN');
  assert.equal(at('66 West Road, 315800', '315800'), 'CNLAMWOR66NIN');
  assert.equal(at('Twelve West Road'), 'CNLAMWORNIN');
  assert.equal(at('12½ West Road ③'), 'CNLAMWOR12NIN');
  assert.equal(at('Tower 9, 12345678 West Road'), 'CNLAMWOR1234NIN');
});

test('in Canada the province stands for the country, and a city that is a country is called as that', () => {
  assert.equal(
    codeOf({ country: 'CA', province: 'XQ', name: 'Sirop Erable', city: 'Montréal' }),
    'XQSIRERAMON',
  );
  assert.deepEqual(madeMid(sourceOf({ country: 'CA', name: 'Sirop Erable' })).missing, ['province']);
  assert.equal(codeOf({ country: 'HK', name: 'Lamp Works', city: 'Kowloon' }), 'HKLAMWORHON');
  assert.equal(isMid('CASIRERAMON'), false);
});

test('a name or a city without a Latin letter makes no code, and says what is missing', () => {
  const { code, missing } = madeMid(sourceOf({ name: '宁波北仑恒泰金属制品有限公司', city: '宁波' }));
  assert.equal(code, null);
  assert.deepEqual(missing, ['name', 'city']);
  assert.equal(codeOf({ name: 'The', city: 'Ningbo' }), null);
});

test('ten thousand names and addresses with accents, digits, Chinese and signs never make a code that cannot be one', () => {
  const signs = fc.constantFrom(
    ...'aAbBzZéÜßæøŁñçĐıſǅﬁ０９Ａ 0123456789１２三深圳宁波()&.,-\u2013/\'’"#@°½①٣Ω日本\u0301\u00a0\u3000\t',
    ' The ',
    ' and ',
    ' Co., Ltd.',
    '12th',
    '😀',
  );
  const text = fc.array(signs, { maxLength: 24 }).map((some) => some.join(''));
  const typed = fc.record({ name: text, street: text, city: text, postal: fc.option(text) });
  const country = fc.constantFrom('CN', 'US', 'DE', 'HK', 'CA', 'VN');
  const province = fc.option(fc.constantFrom('XA', 'XQ'));
  let made = 0;
  fc.assert(
    fc.property(typed, country, province, (address, where, within) => {
      const { code, pieces, missing } = madeMid({ ...address, country: where, province: within });
      assert.equal(code === null, missing.length > 0);
      for (const { text: piece, of } of pieces)
        if (of) assert.ok(piece.length > 0 && of.from < of.to && of.to <= address[of.field].length);
      if (code === null) return;
      made++;
      assert.ok(isMid(code), code);
      // What customs take, said without the register's own rule.
      assert.match(code, /^(?!CA)[A-Z]{2}[A-Z0-9]{1,13}$/);
    }),
    { numRuns: 10_000 },
  );
  assert.ok(made > 5_000, `${made} codes`);
});
