import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codeTable } from './code.ts';
import {
  code,
  date,
  decimal,
  flag,
  group,
  id,
  instant,
  list,
  optional,
  secret,
  text,
  whole,
} from './field.ts';
import { check, checkQuery, sayFindings } from './schema.ts';

const label = (zh: string, en: string) => ({ label: { zh, en } });
const colours = codeTable('colour', { red: { zh: '红', en: 'Red' }, blue: { zh: '蓝', en: 'Blue' } });
const fields = {
  name: text({ ...label('名称', 'Name'), max: 5 }),
  pieces: whole({ ...label('件数', 'Pieces'), min: 1, max: 10 }),
  weight: decimal({ ...label('重量', 'Weight'), scale: 2, min: '0.01' }),
  day: optional(date(label('日期', 'Date'))),
  colour: code(colours, label('颜色', 'Colour')),
};
const right = { name: 'box', pieces: 3, weight: '1.50', day: null, colour: 'red' };

function saidOf(input: unknown, language: 'en' | 'zh-cn' = 'en'): string {
  const checked = check(fields, input);
  return checked.ok ? 'right' : sayFindings(checked.findings, language);
}

test('what is right passes, trimmed, without unknown keys, and what is missing but optional is null', () => {
  const checked = check(fields, {
    ...right,
    name: '  box ',
    day: undefined,
    org_id: 'x',
    __proto__: { admin: true },
  });
  assert.deepEqual(checked, { ok: true, value: right });
});

test('nothing is turned into something else', () => {
  for (const wrong of [
    { pieces: '3' },
    { pieces: 3.5 },
    { weight: 1.5 },
    { name: 7 },
    { colour: ['red'] },
    { day: 20261120 },
  ]) {
    assert.ok(!check(fields, { ...right, ...wrong }).ok, JSON.stringify(wrong));
  }
});

test('a finding names the field and what is right, in both languages', () => {
  assert.equal(saidOf({ ...right, pieces: 11 }), 'Pieces: a whole number from 1 to 10');
  assert.equal(saidOf({ ...right, pieces: 11 }, 'zh-cn'), '件数：应为 1 至 10 的整数');
  assert.equal(
    saidOf({ ...right, weight: '0.001' }),
    'Weight: a number with at most 2 decimals, at least 0.01',
  );
  assert.equal(saidOf({ ...right, colour: 'pink' }), 'Colour: one of red, blue');
  assert.equal(saidOf({ ...right, name: 'longer' }, 'zh-cn'), '名称：不能超过 5 个字符');
  assert.equal(saidOf({ ...right, day: '2026-02-30' }), 'Date: a date such as 2026-11-20');
  assert.equal(
    saidOf({}),
    'Name: required; Pieces: a whole number from 1 to 10; Weight: a number with at most 2 decimals, at least 0.01; Colour: one of red, blue',
  );
});

test('a finding deep inside a list names the field it is about', () => {
  const nested = {
    boxes: list(group({ size: whole(label('尺寸', 'Size')) }, label('箱', 'Box')), label('箱单', 'Boxes')),
  };
  const checked = check(nested, { boxes: [{ size: 1 }, { size: 'x' }] });
  assert.ok(!checked.ok);
  assert.deepEqual(
    checked.findings.map(({ path, label: of }) => [path, of.en]),
    [['boxes.1.size', 'Size']],
  );
});

test('text that a database cannot hold is refused', () => {
  for (const name of ['a\u0000b', '\ud800']) assert.ok(!check(fields, { ...right, name }).ok);
});

test('a query string is read into numbers, flags and lists, and then checked as strictly', () => {
  const query = {
    size: optional(whole(label('行', 'Size'))),
    only: optional(flag(label('仅', 'Only'))),
    colours: optional(list(code(colours, label('色', 'Colour')), label('色', 'Colours'))),
  };
  assert.deepEqual(checkQuery(query, { size: '5', only: 'true', colours: 'red,blue' }), {
    ok: true,
    value: { size: 5, only: true, colours: ['red', 'blue'] },
  });
  assert.deepEqual(checkQuery(query, { colours: ['red', 'blue'], size: '' }), {
    ok: true,
    value: { size: null, only: null, colours: ['red', 'blue'] },
  });
  for (const wrong of [
    { size: '1e3' },
    { size: '0x1' },
    { only: 'yes' },
    { colours: 'pink' },
    { size: ['1', '2'] },
  ])
    assert.ok(!checkQuery(query, wrong).ok, JSON.stringify(wrong));
});

test('every decimal of the declared places passes as the text it is, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
      const weight = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const checked = check(fields, { ...right, weight });
      assert.deepEqual(checked.ok && checked.value.weight, weight);
      assert.ok(!check(fields, { ...right, weight: `${weight}1` }).ok);
    }),
  );
});

test('whatever comes in, a check answers and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      assert.equal(
        typeof check(
          {
            ...fields,
            at: instant(label('时', 'At')),
            id: id(label('号', 'Id')),
            word: secret({ ...label('密', 'Word'), max: 9 }),
          },
          anything,
        ).ok,
        'boolean',
      );
    }),
  );
});
