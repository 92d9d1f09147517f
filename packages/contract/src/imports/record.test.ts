import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addressSubject } from '../customers/address-import.ts';
import { goodsSubject } from '../customers/goods-import.ts';
import { codesOf, wordOf } from '../kernel/code.ts';
import type { Field } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { check } from '../kernel/schema.ts';
import { say } from '../kernel/text.ts';
import { isFormulaError } from './import.finding.ts';
import { checkRecords, readRecords } from './record.check.ts';
import type { RecordSubject } from './record.ts';

type Values = Record<string, string | null>;

/** A value that a field may hold, as the database gives it. */
function valueFor(key: string, field: Field): fc.Arbitrary<string | null> {
  const given = ((): fc.Arbitrary<string> => {
    if (field.kind === 'code') return fc.constantFrom(...codesOf(field.table));
    if (field.kind === 'decimal')
      return fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
    if (key === 'hsCode')
      return fc
        .constantFrom(6, 8, 10, 13)
        .chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));
    if (key === 'phone') return fc.stringMatching(/^\+?\d{5,12}( ext\. \d{1,3})?$/);
    const max = field.kind === 'text' ? field.max : 10;
    return (
      fc
        .string({
          unit: fc.constantFrom(...'abcXYZ 0129-.,/()&%中文品名，。'),
          minLength: 1,
          maxLength: Math.min(max, 40),
        })
        .map((text) => text.trim())
        // What stands in a sheet as a formula's error cannot be told from one.
        .filter((text) => text !== '' && !isFormulaError(text))
    );
  })();
  return field.required ? given : fc.option(given);
}

function recordsOf({ record }: RecordSubject): fc.Arbitrary<Values[]> {
  const shape = Object.fromEntries(
    record.keys.flatMap((key) => {
      const field = record.fields[key];
      return field ? [[key, valueFor(key, field)] as const] : [];
    }),
  );
  return fc.uniqueArray(fc.record(shape), {
    selector: (values) => record.sameBy.map((key) => values[key] ?? '').join('\u001f'),
    maxLength: 20,
  });
}

function written(field: Field | undefined, value: string | null, language: 'zh-cn' | 'en'): string {
  if (value === null) return '';
  return field?.kind === 'code' ? say(wordOf(field.table, value), language) : value;
}

for (const subject of [goodsSubject, addressSubject]) {
  const { record, name } = subject;
  const imported = pick(resource(name, subject.label, record.fields), ...record.keys);

  test(`${name} that are written to a sheet are read from it as they were, without a finding, in both languages`, () => {
    fc.assert(
      fc.property(recordsOf(subject), fc.constantFrom('zh-cn', 'en'), (all, language) => {
        const rows = all.map((values, at) => ({
          row: at + 2,
          cells: record.keys.map((key) => written(record.fields[key], values[key] ?? null, language)),
        }));
        const read = readRecords(subject, rows);
        const known = all.map((values, at) => [read.same[at] ?? '', { id: `id-${at}`, values }] as const);
        const fresh = checkRecords(subject, read, new Map());
        const again = checkRecords(subject, read, new Map(known));
        assert.deepEqual([fresh.findings, again.findings], [[], []]);
        assert.ok(again.records.every(({ changes }) => Object.keys(changes).length === 0));
        for (const { values } of fresh.records) {
          assert.ok(check(imported, values).ok);
        }
      }),
      { numRuns: 200 },
    );
  });

  test(`every finding of ${name} can be said in both languages, also of many at once`, () => {
    for (const { key } of subject.columns)
      for (const code of ['E03', 'E04', 'E07', 'E08', 'E16', 'W05'])
        for (const value of ['7', '', null])
          for (const language of ['zh-cn', 'en'] as const)
            assert.doesNotMatch(subject.say({ key, code, value }, language), /[{}]|undefined/);
  });

  test(`no two columns of ${name} share a heading`, () => {
    const { keyOf } = subject.reading;
    for (const { key, zh, en } of subject.columns)
      assert.deepEqual([keyOf(zh), keyOf(`* ${en}`)], [key, key]);
  });
}

test('a decimal may be negative; separators are read, rounding is offered, and another currency never taken for ours', () => {
  const at = goodsSubject.record.keys.indexOf('priceDifference');
  const valueOf = (text: string) => {
    const cells = goodsSubject.record.keys.map((_, column) => (column === at ? text : ''));
    const { rows, findings } = readRecords(goodsSubject, [{ row: 2, cells }]);
    return findings[0]?.suggestion ?? rows[0]?.values[at];
  };
  const read = {
    '-12.50': '-12.5',
    '0': '0',
    '-0.00': '0',
    '１２.5': '12.5',
    '-1,200.45': '-1200.45',
    '-1,200.456': '-1200.46',
    '12,5': null,
    '1.234,50': null,
    '-1,200.45 元': null,
    '1e3': null,
    '1234567890123': null,
  };
  for (const [text, value] of Object.entries(read)) assert.equal(valueOf(text), value, text);
});
