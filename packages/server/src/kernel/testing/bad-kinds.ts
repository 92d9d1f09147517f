import { type BadWorkbook, manyCells } from './bad-pieces.ts';
import { craftedWorkbook } from './crafted-workbook.ts';
import { craftedZip } from './crafted-zip.ts';
import { fixture } from './fixture.ts';

/** Other kinds of files under the name of a workbook, and workbooks of kinds we do not take. */
export const OTHER_KINDS: readonly BadWorkbook[] = [
  { title: 'an old .xls under a new name', reason: 'not-xlsx', bytes: () => fixture('real-xls.xlsx') },
  { title: 'a .csv under a new name', reason: 'not-xlsx', bytes: () => fixture('real-csv.xlsx') },
  { title: 'an .ods under a new name', reason: 'not-xlsx', bytes: () => fixture('real-ods.xlsx') },
  { title: 'an .html under a new name', reason: 'not-xlsx', bytes: () => fixture('real-html.xlsx') },
  {
    title: 'a plain zip under a new name',
    reason: 'not-xlsx',
    bytes: () => craftedZip([{ name: 'readme.txt', body: 'hello' }]),
  },
  {
    title: 'a Word document',
    reason: 'not-xlsx',
    bytes: () =>
      craftedZip([
        { name: '[Content_Types].xml', body: '<Types/>' },
        { name: 'word/document.xml', body: '<w/>' },
      ]),
  },
  {
    title: 'a binary workbook (.xlsb)',
    reason: 'not-xlsx',
    bytes: () =>
      craftedZip([
        { name: '[Content_Types].xml', body: '<Types/>' },
        { name: 'xl/workbook.bin', body: 'x' },
      ]),
  },
  {
    title: 'a spreadsheet template (.xltx)',
    reason: 'not-xlsx',
    bytes: () =>
      craftedWorkbook({
        mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml',
      }),
  },
  { title: 'a PDF', reason: 'not-xlsx', bytes: () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj') },
  { title: 'an empty archive', reason: 'not-xlsx', bytes: () => craftedZip([]) },
  { title: 'an empty file', reason: 'not-xlsx', bytes: () => Buffer.alloc(0) },
  { title: 'three bytes', reason: 'not-xlsx', bytes: () => Buffer.from('PK\u0003') },
  {
    title: 'a page that is a workbook further down',
    reason: 'not-xlsx',
    bytes: () => Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), craftedWorkbook()]),
  },
  { title: 'a workbook with a password', reason: 'encrypted', bytes: () => fixture('encrypted.xlsx') },
  {
    title: 'an archive with an encrypted part',
    reason: 'encrypted',
    bytes: () => craftedWorkbook({ more: [{ name: 'xl/x.xml', body: '<x/>', flags: 1 }] }),
  },
  {
    title: 'a workbook with a macro project',
    reason: 'macros',
    bytes: () => craftedWorkbook({ more: [{ name: 'xl/vbaProject.bin', body: 'x' }] }),
  },
  {
    title: 'a workbook with an Excel 4 macro sheet',
    reason: 'macros',
    bytes: () => craftedWorkbook({ more: [{ name: 'xl/macrosheets/sheet1.xml', body: '<x/>' }] }),
  },
  {
    title: 'a macro workbook (.xlsm) without its project',
    reason: 'macros',
    bytes: () => craftedWorkbook({ mainType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }),
  },
];

/** Workbooks that hold nothing. */
export const EMPTY: readonly BadWorkbook[] = [
  { title: 'a sheet without rows', reason: 'empty', bytes: () => craftedWorkbook({ sheet: '<sheetData/>' }) },
  {
    title: 'a sheet of styled cells and blanks',
    reason: 'empty',
    bytes: () => craftedWorkbook({ sheet: manyCells(50, 20, () => '<c s="1"/>') }),
  },
];
