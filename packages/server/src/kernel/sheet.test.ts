import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ColumnKind, SheetValue } from './sheet.markup.ts';
import { type RowValues, type SheetLayout, writeSheet } from './sheet.ts';
import { firstRows, workbookOutcome } from './testing/workbook-outcome.ts';
import { WORKBOOK_LIMITS } from './workbook.refusal.ts';
import { guardZip } from './zip-guard.ts';

const TEXT_COLUMN: SheetLayout = { name: 'Orders', columns: [{ header: 'Remark', kind: 'text' }] };

async function written(layout: SheetLayout, rows: readonly RowValues[]): Promise<Buffer> {
  return buffer(writeSheet(layout, rows));
}

async function partOf(bytes: Buffer, name: string): Promise<string> {
  const { parts } = await guardZip(bytes, WORKBOOK_LIMITS);
  return String(parts.get(name));
}

test('columns keep their kind: texts, decimals, dates and moments', async () => {
  const columns = [
    { header: 'Reference', kind: 'text' },
    { header: 'Weight', kind: { decimals: 3 } },
    { header: 'Ordered', kind: 'date' },
    { header: 'Seen', kind: 'moment' },
  ] as const;
  const rows = [
    ['0012', '-12.500', '2026-11-03', '2026-11-03T14:30'],
    ['SO1', 7, '2024-02-29', '2026-11-03 14:30:15'],
    [null, 'n/a', '2026-02-30', null],
    ['', 1e21, '1899-01-01', '2026-11-03T24:00'],
  ];
  assert.deepEqual(await firstRows(await written({ name: 'Orders', columns }, rows)), [
    '1: text Reference | text Weight | text Ordered | text Seen',
    '2: text 0012 | number -12.5 | date 2026-11-03 | date 2026-11-03T14:30:00',
    '3: text SO1 | number 7 | date 2024-02-29 | date 2026-11-03T14:30:15',
    '4:  | text n/a | text 2026-02-30',
    '5:  | number 1000000000000000000000 | text 1899-01-01 | text 2026-11-03T24:00',
  ]);
});

test('a text that looks like a formula is a string, and marked so that editing does not wake it', async () => {
  const starts = [
    '=',
    '+',
    '-',
    '@',
    '\t=',
    '\r=',
    '\n=',
    '\u0000=',
    ' =',
    '\uff1d',
    '\uff0b',
    '\uff0d',
    '\uff20',
  ];
  const texts = starts.map((start) => `${start}cmd|' /C calc'!A0`);
  const sheet = await partOf(
    await written(
      TEXT_COLUMN,
      texts.map((text) => [text]),
    ),
    'xl/worksheets/sheet1.xml',
  );
  const styles = await partOf(await written(TEXT_COLUMN, []), 'xl/styles.xml');
  const quoted = [...styles.matchAll(/<cellXfs[^]*?<\/cellXfs>/g)].flatMap(
    ([list]) => list.match(/<xf [^>]*>/g) ?? [],
  );
  assert.equal(sheet.includes('<f'), false);
  const cells = [...sheet.matchAll(/<c r="A(\d+)" s="(\d+)" t="inlineStr">/g)].slice(1);
  assert.equal(cells.length, texts.length);
  for (const [, , style] of cells) {
    assert.match(quoted[Number(style)] ?? '', /quotePrefix="1"/);
    assert.match(quoted[Number(style)] ?? '', /numFmtId="49"/);
  }
});

test('no text of any kind becomes a formula or a number, in any kind of column', async () => {
  const kinds: ColumnKind[] = ['text', 'date', 'moment', { decimals: 2 }];
  const layout = { name: 'Orders', columns: kinds.map((kind) => ({ header: 'h', kind })) };
  const hostile = fc.tuple(
    fc.constantFrom('=', '+', '-', '@', '\t', '\uff1d', '-1+'),
    fc.string({ maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 4, maxLength: 4 }), async (found) => {
      const texts = found.map(([sign, rest]) => `${sign}${rest}x`);
      const bytes = await written(layout, [texts]);
      const outcome = await workbookOutcome(bytes);
      assert.ok('sheets' in outcome);
      assert.deepEqual(new Set(outcome.sheets[0]?.rows[1]?.cells.map(({ kind }) => kind)), new Set(['text']));
      assert.equal((await partOf(bytes, 'xl/worksheets/sheet1.xml')).includes('<f'), false);
    }),
    { numRuns: 100 },
  );
});

/** What a text is worth after a spreadsheet: no NUL, no half characters, nothing when it is blank. */
function survived(text: string): string {
  const kept = text.replaceAll('\u0000', '').toWellFormed();
  return kept.trim() === '' ? '' : kept;
}

test('every text that is written reads back', async () => {
  const texts = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('_x0041_', 'a\r\nb', '\ud800', '\ufffe', '&amp;', ' '),
    ),
    { minLength: 1, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(texts, async (found) => {
      const bytes = await written(
        TEXT_COLUMN,
        [...found, 'last'].map((text) => [text]),
      );
      const outcome = await workbookOutcome(bytes);
      assert.ok('sheets' in outcome);
      const read = new Map(outcome.sheets[0]?.rows.map(({ row, cells }) => [row, cells[0]?.text]));
      assert.deepEqual(
        found.map((_, at) => read.get(at + 2) ?? ''),
        found.map(survived),
      );
    }),
    { numRuns: 200 },
  );
});

test('every decimal that is written reads back, whether it comes as a number or as text', async () => {
  const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.nat(999), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(decimal, { minLength: 1, maxLength: 20 }), async (found) => {
      const values: SheetValue[] = found.map(([whole, part, asText]) => {
        const text = `${whole}.${String(part).padStart(3, '0')}`;
        return asText ? text : Number(text);
      });
      const layout = { name: 'n', columns: [{ header: 'n', kind: { decimals: 3 } }] };
      const outcome = await workbookOutcome(
        await written(
          layout,
          values.map((value) => [value]),
        ),
      );
      assert.ok('sheets' in outcome);
      const read = outcome.sheets[0]?.rows.slice(1).map(({ cells }) => Number(cells[0]?.text));
      assert.deepEqual(
        read,
        values.map((value) => Number(value) + 0),
      );
    }),
    { numRuns: 100 },
  );
});

test('a text longer than a cell can hold is cut and says so', async () => {
  const [, row = ''] = await firstRows(await written(TEXT_COLUMN, [['x'.repeat(40_000)]]));
  assert.equal(row.length, '2: text '.length + 32_767);
  assert.ok(row.endsWith('\u2026'));
});

test('names that a spreadsheet would refuse are mended', async () => {
  for (const name of ['a/b:c*[d]?', "'quoted'", 'x'.repeat(40), '', 'History', '__proto__']) {
    const outcome = await workbookOutcome(await written({ ...TEXT_COLUMN, name }, [['x']]));
    assert.ok('sheets' in outcome);
    assert.match(outcome.sheets[0]?.name ?? '', /^[^'[\]:*?/\\][^[\]:*?/\\]{0,29}[^'[\]:*?/\\]$/);
  }
});

test('a source that fails half way destroys the file instead of ending it', async () => {
  async function* rows(): AsyncGenerator<RowValues> {
    for (let row = 0; row < 20_000; row++) yield [`row ${row}`];
    throw new Error('the database went away');
  }
  await assert.rejects(buffer(writeSheet(TEXT_COLUMN, rows())), /the database went away/);
});

test('a reader that goes away closes the source', async () => {
  let rowsGiven = 0;
  const closed = Promise.withResolvers<void>();
  async function* rows(): AsyncGenerator<RowValues> {
    try {
      for (;;) yield [`row ${rowsGiven++}`];
    } finally {
      closed.resolve();
    }
  }
  for await (const _ of writeSheet(TEXT_COLUMN, rows())) if (rowsGiven > 0) break;
  await closed.promise;
  assert.ok(rowsGiven > 0);
});
