import { columnName } from '../../kernel/sheet.cell.ts';
import { numberStyles, workbookEntries } from '../../kernel/testing/crafted-workbook.ts';
import { craftedZip } from '../../kernel/testing/crafted-zip.ts';

/** A cell as people fill it: text, a number, one in a format, a formula with its stored result, or nothing. */
type Typed =
  | string
  | number
  | { readonly number: number; readonly format: string }
  | { readonly formula: string; readonly result: number }
  | null;

/** A sheet as it comes from Excel or WPS; its rows begin with row 1. */
export interface TypedSheet {
  readonly name?: string;
  readonly state?: 'hidden';
  readonly rows: readonly (readonly Typed[])[];
  /** `A2:A4` */
  readonly merged?: readonly string[];
  /** Rows and columns from 1 that are hidden. */
  readonly hiddenRows?: readonly number[];
  readonly hiddenColumns?: readonly number[];
}

/** A workbook of these sheets. */
export function workbookWith(...sheets: readonly TypedSheet[]): Buffer {
  const [first, ...others] = sheets;
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  const formats = cells.flatMap((cell) =>
    typeof cell === 'object' && cell && 'format' in cell ? cell.format : [],
  );
  const inside = (sheet: TypedSheet) => insideOf(sheet, formats);
  const parts = workbookEntries({
    sheet: first ? inside(first) : '',
    styles: numberStyles('General', ...formats),
  });
  const names = sheets.map(({ name, state }, at) => {
    const shown = state ? ` state="${state}"` : '';
    return `<sheet name="${name ?? `Sheet${at + 1}`}" sheetId="${at + 1}" r:id="s${at + 1}"${shown}/>`;
  });
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="s${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  relations.push(`<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/>`);
  const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const more = others.map((sheet, at) => ({
    name: `xl/worksheets/sheet${at + 2}.xml`,
    body: `<worksheet ${space}>${inside(sheet)}</worksheet>`,
  }));
  const known = parts.map((part) => {
    const body = String(part.body);
    if (part.name === 'xl/workbook.xml')
      return { ...part, body: body.replace(/<sheets>.*<\/sheets>/, `<sheets>${names.join('')}</sheets>`) };
    if (part.name.endsWith('workbook.xml.rels'))
      return {
        ...part,
        body: body.replace(/<Relationship Id.*\/>(?=<\/Relationships>)/, relations.join('')),
      };
    return part;
  });
  return craftedZip([...known, ...more]);
}

function insideOf(
  { rows, merged = [], hiddenRows = [], hiddenColumns = [] }: TypedSheet,
  formats: readonly string[],
): string {
  const columns = hiddenColumns.map((at) => `<col min="${at}" max="${at}" hidden="1"/>`);
  const lines = rows.map((cells, at) => {
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : '';
    return `<row r="${at + 1}"${hidden}>${cells.map((cell, column) => cellOf(cell, `${columnName(column)}${at + 1}`, formats)).join('')}</row>`;
  });
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`);
  return [
    columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '',
    `<sheetData>${lines.join('')}</sheetData>`,
    ranges.length > 0 ? `<mergeCells>${ranges.join('')}</mergeCells>` : '',
  ].join('');
}

function cellOf(cell: Typed, at: string, formats: readonly string[]): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object' && 'format' in cell)
    return `<c r="${at}" s="${formats.indexOf(cell.format) + 1}"><v>${cell.number}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}"><f>${cell.formula}</f><v>${cell.result}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Headings of a usual customer's sheet, and one right line under them. */
export const usualHeadings = [
  '客户参考号',
  '渠道名称',
  '目的国',
  '是否报关',
  '是否自主清关',
  '发件人公司',
  '发件人地址',
  '发件人电话',
  '收件人公司',
  '收件人地址',
  '收件人城市',
  '收件人省份/州',
  '收件人邮编',
  '箱号',
  '箱数',
  '单箱毛重(KG)',
  '箱长(CM)',
  '箱宽(CM)',
  '箱高(CM)',
  '中文品名',
  '英文品名',
  '目的国HS编码',
  '材质',
  '用途',
  '特殊属性',
  '申报数量',
  '申报单价(USD)',
] as const;

export type UsualHeading = (typeof usualHeadings)[number];
export type UsualLine = Partial<Readonly<Record<UsualHeading, Typed>>>;

const usual: Readonly<Record<UsualHeading, Typed>> = {
  客户参考号: 'WB-1',
  渠道名称: '中美空运专线',
  目的国: '美国',
  是否报关: '否',
  是否自主清关: '否',
  发件人公司: '深圳市远航电子有限公司',
  发件人地址: '深圳市宝安区和平路 1 号',
  发件人电话: '0755-12345678',
  收件人公司: 'Harbour Trading LLC',
  收件人地址: '100 Main Street',
  收件人城市: 'Los Angeles',
  '收件人省份/州': 'CA',
  收件人邮编: '90001',
  箱号: 'C1',
  箱数: 1,
  '单箱毛重(KG)': 12.5,
  '箱长(CM)': 60,
  '箱宽(CM)': 40,
  '箱高(CM)': 30,
  中文品名: '保温杯',
  英文品名: 'Stainless bottle',
  目的国HS编码: '9617001000',
  材质: '不锈钢',
  用途: '饮水',
  特殊属性: '普货',
  申报数量: 24,
  '申报单价(USD)': 2.4,
};

/** Lines under the usual headings, some of them under another name; `over` stands above the headings. */
export function usualRows(
  lines: readonly UsualLine[],
  headings: Partial<Readonly<Record<UsualHeading, string>>> = {},
): Typed[][] {
  return [
    usualHeadings.map((heading) => headings[heading] ?? heading),
    ...lines.map((line) =>
      usualHeadings.map((heading) => (heading in line ? (line[heading] ?? null) : usual[heading])),
    ),
  ];
}

/** Where a usual heading stands: `A`. */
export function columnAt(heading: UsualHeading): string {
  return columnName(usualHeadings.indexOf(heading));
}
