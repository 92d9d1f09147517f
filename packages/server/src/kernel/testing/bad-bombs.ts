import { type BadWorkbook, lying, manyCells, noise, repeated } from './bad-pieces.ts';
import { craftedWorkbook, HELLO, sharedStrings, workbookEntries } from './crafted-workbook.ts';
import { craftedZip } from './crafted-zip.ts';

const MIB = 1024 * 1024;

/** Small files that are large inside. */
export const BOMBS: readonly BadWorkbook[] = [
  {
    title: 'a sheet that inflates to 132 MB',
    reason: 'bomb',
    bytes: () =>
      craftedWorkbook({ sheet: `<sheetData>${'<row><c><v>1</v></c></row>'.repeat(5_300_000)}</sheetData>` }),
  },
  {
    title: 'a sheet of 132 MB that says it is one of 1 kB',
    reason: 'damaged',
    bytes: () => lying({ body: Buffer.alloc(132 * MIB, '<row/>'), declaredSize: 1024 }),
  },
  {
    title: 'a part of 40 MB packed a thousand to one',
    reason: 'bomb',
    bytes: () =>
      craftedWorkbook({ more: [{ name: 'customXml/item1.xml', body: Buffer.alloc(40 * MIB, 32) }] }),
  },
  {
    title: 'ninety parts that are harmless one by one',
    reason: 'bomb',
    bytes: () => {
      const body = Buffer.alloc(MIB, '<a>0123456789</a>');
      return craftedWorkbook({
        more: Array.from({ length: 90 }, (_, at) => ({ name: `customXml/item${at}.xml`, body })),
      });
    },
  },
  {
    title: 'a thousand small parts',
    reason: 'bomb',
    bytes: () =>
      craftedWorkbook({
        more: Array.from({ length: 1000 }, (_, at) => ({ name: `xl/x${at}.xml`, body: '<x/>' })),
      }),
  },
  {
    title: 'an archive that claims 65,000 entries',
    reason: 'bomb',
    bytes: () => craftedZip(workbookEntries(), 65_000),
  },
  {
    title: 'one long shared text in half a million cells',
    reason: 'bomb',
    bytes: () =>
      craftedWorkbook({
        sharedStrings: sharedStrings(`<t>${'x'.repeat(32_767)}</t>`),
        sheet: manyCells(5_000, 100, () => `<c t="s" p="${noise()}"><v>0</v></c>`),
      }),
  },
  {
    title: 'six hundred thousand empty shared texts',
    reason: 'bomb',
    bytes: () =>
      craftedWorkbook({ sharedStrings: sharedStrings(repeated(() => `</si><si p="${noise()}">`, 600_000)) }),
  },
  {
    title: 'more merged ranges than anybody merges',
    reason: 'bomb',
    bytes: () =>
      craftedWorkbook({
        sheet: `${HELLO}<mergeCells>${repeated((at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`, 100_001)}</mergeCells>`,
      }),
  },
];
