import assert from 'node:assert/strict';
import { test } from 'node:test';
import { craftedWorkbook, numberStyles, sharedStrings, workbookEntries } from './testing/crafted-workbook.ts';
import { craftedZip } from './testing/crafted-zip.ts';
import { firstRows, workbookOutcome } from './testing/workbook-outcome.ts';

/** What one row of these cells reads as. */
async function rowOf(cells: string, more: Parameters<typeof craftedWorkbook>[0] = {}): Promise<string> {
  const sheet = `<sheetData><row r="7">${cells}</row></sheetData>`;
  return (await firstRows(craftedWorkbook({ ...more, sheet })))[0] ?? 'none';
}

test('shared texts join the runs of rich text and leave phonetic hints out', async () => {
  const table = sharedStrings(
    '<t>plain</t>',
    '<r><rPr><b/></rPr><t>rich </t></r><r><t>text</t></r>',
    '<t>东京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh><phoneticPr fontId="1"/>',
    '<t xml:space="preserve"> a &amp; b_x000D_&#10;c </t>',
  );
  const cells = [0, 1, 2, 3].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
  assert.equal(
    await rowOf(cells, { sharedStrings: table }),
    '7: text plain | text rich text | text 东京 | text  a & b\r\nc ',
  );
});

test('inline texts, formula texts, booleans, errors and ISO dates are told apart', async () => {
  const cells = [
    '<c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>',
    '<c t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
    '<c t="b"><v>0</v></c>',
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c t="d"><v>2026-11-03T00:00:00Z</v></c>',
    '<c t="str"><f>""</f><v></v></c>',
    '<c><f>A1&lt;&gt;B1</f></c>',
    '<c t="inlineStr"><is><t>#N/A</t></is></c>',
  ];
  assert.equal(
    await rowOf(cells.join('')),
    '7: text inline | text ab | boolean FALSE | error #DIV/0! | date 2026-11-03 |  | error =A1<>B1 | text #N/A',
  );
});

test('cells with a reference stand in their column, cells without one follow', async () => {
  const cells = '<c r="C7"><v>3</v></c><c><v>4</v></c><c r="AA7" s="0" t="n"><v>27</v></c>';
  assert.equal(await rowOf(cells), `7:  |  | number 3 | number 4${' | '.repeat(23)}number 27`);
});

test('a text that XML, PostgreSQL or a browser could not carry is made whole', async () => {
  assert.equal(await rowOf('<c t="str"><v>a_x0000_b&#0;c_xD83D_d</v></c>'), '7: text abc\ufffdd');
  assert.equal(await rowOf('<c t="str"><v>_x005F_x0041_ _x4F60_</v></c>'), '7: text _x0041_ 你');
});

test('comments, processing instructions and marked sections do not disturb a sheet', async () => {
  const cells = '<!-- <c> --><?x <c> ?><c t="str" p="a>b"><v><![CDATA[<&]]>x</v></c>';
  assert.equal(await rowOf(cells), '7: text <&x');
});

test('numbers with formats read as the import wants them', async () => {
  const styles = numberStyles(
    0,
    '0000000000',
    '00000\\-0000',
    '#,##0.00" KG"',
    10,
    14,
    'yyyy"年"m"月"d"日"',
    31,
  );
  const cells = [
    '<c s="1"><v>85176200</v></c>',
    '<c s="2"><v>12345678</v></c>',
    '<c s="3"><v>1234.5</v></c>',
    '<c s="4"><v>0.12</v></c>',
    ...[5, 6, 7].map((style) => `<c s="${style}"><v>46329</v></c>`),
  ];
  assert.equal(
    await rowOf(cells.join(''), { styles }),
    '7: number 0085176200 | number 01234-5678 | number 1234.5 | number 0.12 | date 2026-11-03 | date 2026-11-03 | date 2026-11-03',
  );
});

test('names such as __proto__ are ordinary names', async () => {
  const sheet =
    '<sheetData><row><c t="str"><v>__proto__</v></c><c t="str"><v>constructor</v></c></row></sheetData>';
  const outcome = await workbookOutcome(craftedWorkbook({ sheetName: '__proto__', sheet }));
  assert.ok('sheets' in outcome);
  assert.equal(outcome.sheets[0]?.name, '__proto__');
  assert.deepEqual(
    outcome.sheets[0]?.rows[0]?.cells.map(({ text }) => text),
    ['__proto__', 'constructor'],
  );
  assert.equal(Reflect.get({}, 'polluted'), undefined);
});

test('a workbook whose elements carry a prefix reads like any other', async () => {
  const space = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const body = `<x:worksheet ${space}><x:sheetData><x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:B2"/></x:mergeCells></x:worksheet>`;
  const entries = workbookEntries().map((part) => (part.name.includes('sheet1') ? { ...part, body } : part));
  const outcome = await workbookOutcome(craftedZip(entries));
  assert.ok('sheets' in outcome);
  assert.deepEqual(outcome.sheets[0]?.merged, [{ fromRow: 1, fromColumn: 0, toRow: 2, toColumn: 1 }]);
  assert.deepEqual(outcome.sheets[0]?.rows, [{ row: 1, cells: [{ kind: 'number', text: '5' }] }]);
});

test('sheets are found at targets from the root, through other folders and in any case', async () => {
  for (const target of ['/xl/worksheets/sheet1.xml', '../xl/./worksheets/Sheet1.xml']) {
    const entries = workbookEntries().map((part) =>
      part.name.includes('rels')
        ? { ...part, body: String(part.body).replace('worksheets/sheet1.xml', target) }
        : part,
    );
    assert.deepEqual(await firstRows(craftedZip(entries)), ['1: text hello']);
  }
});
