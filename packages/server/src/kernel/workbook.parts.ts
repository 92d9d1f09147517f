import { escapeXml } from './sheet.text.ts';
import { textEntry } from './workbook.zip.ts';
import type { ZipEntry } from './zip-guard.ts';

/** Cell styles of the files we write; the numbers are positions in {@link CELL_STYLES}. */
export const STYLE = {
  head: 1,
  requiredHead: 2,
  text: 3,
  quoted: 4,
  date: 5,
  moment: 6,
  note: 7,
  number: (decimals: number) =>
    FIRST_NUMBER_STYLE + Math.min(Math.max(Math.trunc(decimals), 0), MOST_DECIMALS),
} as const;

/** A sheet as the workbook lists it. */
export interface ListedSheet {
  readonly name: string;
  readonly visibility: 'shown' | 'hidden';
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const SHEET_SPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MOST_DECIMALS = 6;
const FIRST_NUMBER_STYLE = 8;
const FIRST_FORMAT = 164;
const TEXT_FORMAT = 49;

/** The parts of a workbook besides its sheets, which are `xl/worksheets/sheet1.xml` and so on. */
export function workbookParts(sheets: readonly ListedSheet[]): ZipEntry[] {
  return [
    textEntry('[Content_Types].xml', contentTypes(sheets.length)),
    textEntry('_rels/.rels', relations([`Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"`])),
    textEntry('xl/workbook.xml', workbookXml(sheets)),
    textEntry('xl/_rels/workbook.xml.rels', relations(workbookTargets(sheets.length))),
    textEntry('xl/styles.xml', STYLES),
  ];
}

/** A name Excel takes: at most 31 characters, none of `[]:*?/\`, no apostrophe at either end. */
export function sheetName(wanted: string): string {
  const name = wanted
    .replace(/[[\]:*?/\\\u0000-\u001f]/g, ' ')
    .trim()
    .slice(0, 31)
    .replace(/^'+|'+$/g, '');
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet' : name.toWellFormed();
}

function contentTypes(sheets: number): string {
  const numbered = Array.from({ length: sheets }, (_, at) => `worksheets/sheet${at + 1}.xml worksheet`);
  const overrides = ['workbook.xml sheet.main', 'styles.xml styles', ...numbered].map((line) => {
    const [part, type] = line.split(' ');
    return `<Override PartName="/xl/${part}" ContentType="${SPREADSHEET_TYPE}.${type}+xml"/>`;
  });
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
${overrides.join('\n')}
</Types>`;
}

function workbookTargets(sheets: number): string[] {
  const numbered = Array.from(
    { length: sheets },
    (_, at) => `Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"`,
  );
  return [...numbered, `Type="${OFFICE}/styles" Target="styles.xml"`];
}

function relations(targets: readonly string[]): string {
  const lines = targets.map((target, at) => `<Relationship Id="rId${at + 1}" ${target}/>`);
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

function workbookXml(sheets: readonly ListedSheet[]): string {
  const lines = sheets.map(({ name, visibility }, at) => {
    const state = visibility === 'hidden' ? ' state="hidden"' : '';
    return `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`;
  });
  return `${XML_HEAD}<workbook xmlns="${SHEET_SPACE}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${lines.join('')}</sheets></workbook>`;
}

const FORMATS = [
  'yyyy\\-mm\\-dd',
  'yyyy\\-mm\\-dd\\ hh:mm',
  ...Array.from({ length: MOST_DECIMALS + 1 }, (_, decimals) =>
    decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`,
  ),
];

const CELL_STYLES = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  headStyle(2),
  headStyle(3),
  `<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  `<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>`,
  formatStyle(FIRST_FORMAT),
  formatStyle(FIRST_FORMAT + 1),
  `<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
  ...Array.from({ length: MOST_DECIMALS + 1 }, (_, decimals) => formatStyle(FIRST_FORMAT + 2 + decimals)),
];

const STYLES = `${XML_HEAD}<styleSheet xmlns="${SHEET_SPACE}">
<numFmts count="${FORMATS.length}">${FORMATS.map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`).join('')}</numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solidFill('FFE8EDF3')}${solidFill('FFFFF1CC')}</fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${CELL_STYLES.length}">${CELL_STYLES.join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

function headStyle(fill: number): string {
  return `<xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>`;
}

function formatStyle(format: number): string {
  return `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
}

/** A solid background, as alpha and colour in hexadecimal. */
export function solidFill(colour: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
}
