import assert from 'node:assert/strict';
import { test } from 'node:test';
import { craftedWorkbook, numberStyles, workbookEntries } from './testing/crafted-workbook.ts';
import { craftedZip } from './testing/crafted-zip.ts';
import { fixture } from './testing/fixture.ts';
import { firstRows, workbookOutcome } from './testing/workbook-outcome.ts';
import type { WorkbookMarks } from './workbook.marks.ts';
import { WORKBOOK_LIMITS } from './workbook.refusal.ts';
import { markWorkbook } from './workbook.ts';
import { guardZip } from './zip-guard.ts';

const MARKS: WorkbookMarks = {
  sheet: '订单',
  head: { row: 1, text: '错误 Errors' },
  notes: new Map([
    [2, '第2行【箱数】不能为空'],
    [5, '=HYPERLINK("http://x")\nsecond line'],
  ]),
  problems: [
    { row: 2, column: 24 },
    { row: 5, column: 0 },
    { row: 5, column: 30 },
  ],
};

async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
  const { parts } = await guardZip(bytes, WORKBOOK_LIMITS);
  return new Map([...parts].map(([name, part]) => [name, String(part)]));
}

for (const name of ['openpyxl-orders.xlsx', 'libreoffice-orders.xlsx']) {
  test(`${name}: comes back with one more column, everything else as it was`, async () => {
    const original = fixture(name);
    const marked = await markWorkbook(original, WORKBOOK_LIMITS, MARKS);
    const [before, after] = [await workbookOutcome(original), await workbookOutcome(marked)];
    assert.ok('sheets' in before && 'sheets' in after);
    const notes = new Map([...MARKS.notes, [MARKS.head.row, MARKS.head.text]]);
    const expected = before.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map(({ row, cells, ...about }) => {
        const text = sheet.name === MARKS.sheet ? notes.get(row) : undefined;
        const noted = text === undefined ? cells : [...cells, { kind: 'text' as const, text }];
        return { ...about, row, cells: noted };
      }),
    }));
    assert.deepEqual(after.sheets, expected);
  });

  test(`${name}: only the sheet and the styles are rewritten`, async () => {
    const original = await partsOf(fixture(name));
    const marked = await partsOf(await markWorkbook(fixture(name), WORKBOOK_LIMITS, MARKS));
    const changed = [...original].filter(([part, text]) => marked.get(part) !== text).map(([part]) => part);
    assert.deepEqual(changed.toSorted(), ['xl/styles.xml', 'xl/worksheets/sheet1.xml']);
    assert.deepEqual([...marked.keys()], [...original.keys()]);
  });

  test(`${name}: problem cells keep their format on a coloured ground, notes never become formulas`, async () => {
    const parts = await partsOf(await markWorkbook(fixture(name), WORKBOOK_LIMITS, MARKS));
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    const styles =
      (/<cellXfs>([^]*?)<\/cellXfs>/.exec(parts.get('xl/styles.xml') ?? '')?.[1] ?? '').match(
        /<xf [^>]*>/g,
      ) ?? [];
    const styleOf = (reference: string) =>
      styles[Number(new RegExp(`<c[^>]* r="${reference}"[^>]* s="(\\d+)"`).exec(sheet)?.[1])] ?? '';
    for (const reference of ['Y2', 'A5', 'AE5'])
      assert.match(styleOf(reference), /fillId="\d+" applyFill="1"/);
    assert.match(styleOf('BG5'), /quotePrefix="1"/);
    assert.equal(sheet.includes('HYPERLINK("http://x")</f>'), false);
  });
}

test('a workbook that was marked before is marked again in the same column', async () => {
  const once = await markWorkbook(fixture('libreoffice-orders.xlsx'), WORKBOOK_LIMITS, MARKS);
  const again = await markWorkbook(once, WORKBOOK_LIMITS, { ...MARKS, notes: new Map([[3, 'one is left']]) });
  const rows = await firstRows(again);
  assert.deepEqual(
    rows.map((row) => row.split(' | ').length),
    [59, 58, 59, 58, 58, 58, 58],
  );
  assert.ok(rows[2]?.endsWith('text one is left'));
});

test('rows and cells that were not there are put in at their place, beside columns of one style', async () => {
  const sheet =
    '<cols><col min="1" max="16384" width="9" style="1"/></cols>' +
    '<sheetData><row r="2" spans="1:2"><c r="B2"><v>1</v></c><c r="C2" s="1"/></row><row r="4"/></sheetData>';
  const bytes = craftedWorkbook({ sheet, styles: numberStyles(0, '000') });
  const marked = await markWorkbook(bytes, WORKBOOK_LIMITS, {
    sheet: 'Sheet1',
    head: { row: 1, text: 'Errors' },
    notes: new Map([
      [2, 'two'],
      [4, 'four'],
      [9, 'nine'],
    ]),
    problems: [
      { row: 2, column: 0 },
      { row: 4, column: 1 },
    ],
  });
  assert.deepEqual(await firstRows(marked), [
    '1:  |  | text Errors',
    '2:  | number 1 | text two',
    '4:  |  | text four',
    '9:  |  | text nine',
  ]);
  const text = (await partsOf(marked)).get('xl/worksheets/sheet1.xml') ?? '';
  assert.match(
    text,
    /<col min="1" max="2"[^>]*\/><col min="3" max="3" width="60"[^>]*\/><col min="4" max="16384"/,
  );
  assert.match(
    text,
    /<row r="2"><c r="A2" s="\d+"\/><c r="B2"><v>1<\/v><\/c><c r="C2" s="\d+" t="inlineStr">/,
  );
});

test('a sheet with a prefix and without styles or columns is marked as well', async () => {
  const space = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const body = `<x:worksheet ${space}><x:dimension ref="A1"/><x:sheetData><x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  const entries = workbookEntries().map((part) => (part.name.includes('sheet1') ? { ...part, body } : part));
  const marks = {
    ...MARKS,
    sheet: 'Sheet1',
    notes: new Map([[2, 'a < b']]),
    problems: [{ row: 1, column: 0 }],
  };
  const marked = await markWorkbook(craftedZip(entries), WORKBOOK_LIMITS, marks);
  assert.deepEqual(await firstRows(marked), ['1: number 5 | text 错误 Errors', '2:  | text a < b']);
  assert.match((await partsOf(marked)).get('xl/worksheets/sheet1.xml') ?? '', /<x:cols><x:col min="2"/);
});

test('pictures come back byte for byte', async () => {
  const picture = Buffer.from('89504e470d0a1a0a00ff', 'hex');
  const bytes = craftedWorkbook({ more: [{ name: 'xl/media/image1.png', body: picture }] });
  const marked = await markWorkbook(bytes, WORKBOOK_LIMITS, { ...MARKS, sheet: 'Sheet1' });
  const { entries } = await guardZip(marked, WORKBOOK_LIMITS);
  const [before] = (await guardZip(bytes, WORKBOOK_LIMITS)).entries.filter(({ name }) =>
    name.includes('media'),
  );
  assert.deepEqual(
    entries.find(({ name }) => name.includes('media')),
    before,
  );
});
