import { type CraftedEntry, craftedZip } from './crafted-zip.ts';

/** The variable parts of a workbook; everything else is as small as Excel still takes it. */
export interface CraftedWorkbook {
  /** What stands inside `<worksheet>`; by default one cell that says hello. */
  readonly sheet?: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
  readonly sheetName?: string;
  readonly workbookExtra?: string;
  readonly mainType?: string;
  readonly more?: readonly CraftedEntry[];
}

const SPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
export const HELLO =
  '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>hello</t></is></c></row></sheetData>';

/** The parts of a workbook, sound unless its variable parts are not. */
export function workbookEntries(crafted: CraftedWorkbook = {}): CraftedEntry[] {
  const optional = [
    { name: 'sharedStrings', body: crafted.sharedStrings },
    { name: 'styles', body: crafted.styles },
  ].flatMap(({ name, body }) => (body === undefined ? [] : [{ name, body }]));
  const relations = optional.map(
    ({ name }, at) => `<Relationship Id="rId${at + 2}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`,
  );
  return [
    {
      name: '[Content_Types].xml',
      body: `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${crafted.mainType ?? MAIN_TYPE}"/></Types>`,
    },
    {
      name: 'xl/workbook.xml',
      body: `<workbook ${SPACE} xmlns:r="${OFFICE}">${crafted.workbookExtra ?? ''}<sheets><sheet name="${crafted.sheetName ?? 'Sheet1'}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      body: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>${relations.join('')}</Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', body: `<worksheet ${SPACE}>${crafted.sheet ?? HELLO}</worksheet>` },
    ...optional.map(({ name, body }) => ({ name: `xl/${name}.xml`, body })),
    ...(crafted.more ?? []),
  ];
}

export function craftedWorkbook(crafted: CraftedWorkbook = {}): Buffer {
  return craftedZip(workbookEntries(crafted));
}

/** A shared string table of these items. */
export function sharedStrings(...items: readonly string[]): string {
  return `<sst ${SPACE}>${items.map((item) => `<si>${item}</si>`).join('')}</sst>`;
}

/** Cell styles with these number formats; style n uses the nth. */
export function numberStyles(...formats: readonly (string | number)[]): string {
  const custom = formats.map((format, at) =>
    typeof format === 'string'
      ? `<numFmt numFmtId="${200 + at}" formatCode="${format.replaceAll('"', '&quot;')}"/>`
      : '',
  );
  const styles = formats.map(
    (format, at) => `<xf numFmtId="${typeof format === 'string' ? 200 + at : format}"/>`,
  );
  return `<styleSheet ${SPACE}><numFmts>${custom.join('')}</numFmts><fills><fill/></fills><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
}
