import { type BadWorkbook, lying, manyCells, noise } from './bad-pieces.ts';
import { craftedWorkbook, HELLO, sharedStrings, workbookEntries } from './crafted-workbook.ts';
import { craftedZip } from './crafted-zip.ts';
import { fixture } from './fixture.ts';

const BILLION_LAUGHS = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

/** Files that reach for something outside themselves. */
export const UNSAFE: readonly BadWorkbook[] = [
  {
    title: 'entities in the shared texts',
    reason: 'unsafe',
    bytes: () => craftedWorkbook({ sharedStrings: `${BILLION_LAUGHS}${sharedStrings('<t>&b;</t>')}` }),
  },
  {
    title: 'a document type that reads a file',
    reason: 'unsafe',
    bytes: () =>
      craftedWorkbook({
        more: [{ name: 'docProps/app.xml', body: '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>' }],
      }),
  },
  ...['../../etc/cron.d/x', '/etc/passwd', 'C:/windows/x', 'xl\\..\\..\\x'].map((name) => ({
    title: `an entry named ${name}`,
    reason: 'unsafe' as const,
    bytes: () => craftedWorkbook({ more: [{ name, body: 'x' }] }),
  })),
  {
    title: 'a symbolic link',
    reason: 'unsafe',
    bytes: () => craftedWorkbook({ more: [{ name: 'xl/link.xml', body: '/etc/passwd', mode: 0o120777 }] }),
  },
  {
    title: 'two parts of one name',
    reason: 'unsafe',
    bytes: () => craftedWorkbook({ more: [{ name: 'xl/Worksheets/SHEET1.xml', body: '<x/>' }] }),
  },
];

/** Files that were cut, changed or never well formed. */
export const DAMAGED: readonly BadWorkbook[] = [
  { title: 'half of a file', reason: 'damaged', bytes: () => halved(fixture('libreoffice-orders.xlsx')) },
  {
    title: 'a file without its last byte',
    reason: 'damaged',
    bytes: () => fixture('openpyxl-orders.xlsx').subarray(0, -1),
  },
  { title: 'a wrong checksum', reason: 'damaged', bytes: () => lying({ crc: 1 }) },
  { title: 'a part larger than its content', reason: 'damaged', bytes: () => lying({ declaredSize: 5_000 }) },
  {
    title: 'two headers that name different parts',
    reason: 'damaged',
    bytes: () => lying({ localName: 'xl/worksheets/sheet9.xml' }),
  },
  {
    title: 'a part packed in an unknown way',
    reason: 'damaged',
    bytes: () => unknownMethod(craftedWorkbook()),
  },
  {
    title: 'a sheet cut off inside a row',
    reason: 'damaged',
    bytes: () => lying({ body: '<worksheet><sheetData><row r="1"><c r="A1"><v>1' }),
  },
  {
    title: 'a sheet without its last tag',
    reason: 'damaged',
    bytes: () => lying({ body: '<worksheet><sheetData></sheetData>' }),
  },
  {
    title: 'crossed tags',
    reason: 'damaged',
    bytes: () => lying({ body: '<worksheet><sheetData><row></sheetData></row></worksheet>' }),
  },
  {
    title: 'a tag that never ends',
    reason: 'damaged',
    bytes: () => lying({ body: `<worksheet ${'a'.repeat(2_000_000)}`, stored: true }),
  },
  {
    title: 'an unknown entity',
    reason: 'damaged',
    bytes: () => craftedWorkbook({ sheet: HELLO.replace('hello', '&hello;') }),
  },
  {
    title: 'bytes that are no text',
    reason: 'damaged',
    bytes: () => lying({ body: Buffer.from('<worksheet>\xff\xfe</worksheet>', 'latin1') }),
  },
  {
    title: 'UTF-16 under the name of UTF-8',
    reason: 'damaged',
    bytes: () => lying({ body: Buffer.from('\ufeff<worksheet/>', 'utf16le') }),
  },
  {
    title: 'elements nested a hundred thousand deep',
    reason: 'damaged',
    bytes: () => lying({ body: '<a>'.repeat(100_000) }),
  },
  {
    title: 'a row of a million cells',
    reason: 'damaged',
    bytes: () => craftedWorkbook({ sheet: manyCells(1, 1_000_000, () => `<c p="${noise()}"/>`) }),
  },
  {
    title: 'a cell beyond the last column',
    reason: 'damaged',
    bytes: () => craftedWorkbook({ sheet: HELLO.replace('A1', 'ZZZZ1') }),
  },
  {
    title: 'a row beyond the last one',
    reason: 'damaged',
    bytes: () => craftedWorkbook({ sheet: HELLO.replace('r="1"', 'r="1048577"') }),
  },
  {
    title: 'a shared text that is not there',
    reason: 'damaged',
    bytes: () => craftedWorkbook({ sheet: manyCells(1, 1, () => '<c t="s"><v>7</v></c>') }),
  },
  {
    title: 'a text longer than a cell can hold',
    reason: 'damaged',
    bytes: () => craftedWorkbook({ sheet: HELLO.replace('hello', 'x'.repeat(32_768)) }),
  },
  {
    title: 'a sheet whose part is missing',
    reason: 'damaged',
    bytes: () => craftedZip(workbookEntries().filter(({ name }) => !name.includes('sheet1'))),
  },
  {
    title: 'a workbook without relations',
    reason: 'damaged',
    bytes: () => craftedZip(workbookEntries().filter(({ name }) => !name.includes('rels'))),
  },
];

function halved(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** Says LZMA in the first local header and its twin in the directory. */
function unknownMethod(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt16LE(14, 8);
  changed.writeUInt16LE(14, changed.indexOf(Buffer.from('504b0102', 'hex')) + 10);
  return changed;
}
