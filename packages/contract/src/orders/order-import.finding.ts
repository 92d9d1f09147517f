import { countries } from '../codes/country.ts';
import { specialProperties } from '../codes/special-property.ts';
import { units } from '../codes/unit.ts';
import type { Finding as AnyFinding } from '../imports/import.finding.ts';
import { cellFindings } from '../imports/import.finding.ts';
import type { CodeOf, CodeTable } from '../kernel/code.ts';
import { codesOf, codeTable, wordOf } from '../kernel/code.ts';
import { flagWords } from '../kernel/flag-words.ts';
import { problems } from '../kernel/problem.ts';
import type { Language, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import type { ImportColumn, ImportKey } from './order-import.columns.ts';
import { columnOf } from './order-import.columns.ts';

/**
 * Everything that can be wrong with an imported file (domain.md §6). An E keeps the whole order out, a W warns. E01, E02,
 * E14 and E15 refuse the file; the others stand in a cell.
 */
export const findingCodes = codeTable('import finding', {
  E01: problems.notXlsx.text,
  E02: problems.missingColumns.text,
  E03: cellFindings.E03,
  E04: cellFindings.E04,
  E05: { zh: '与同一订单第{n}行不一致', en: 'Differs from row {n} of the same order' },
  E06: { zh: '客户参考号已存在', en: 'Reference no. already exists' },
  E07: cellFindings.E07,
  E08: { zh: '箱号重复', en: 'Duplicate carton no.' },
  E09: { zh: '箱号范围与箱数不符', en: 'Carton range does not match the count' },
  E10: { zh: '申报总价 ≠ 数量 × 单价', en: 'Total ≠ quantity × unit price' },
  E11: { zh: 'HS编码应为{n}位数字', en: 'HS code must have {n} digits' },
  E12: { zh: 'FBA号格式错误', en: 'FBA no. format is wrong' },
  E13: { zh: '自主清关须填写税号', en: 'Tax numbers are required for self clearance' },
  E14: problems.sheetTooLarge.text,
  E15: problems.emptySheet.text,
  E16: cellFindings.E16,
  W01: { zh: '中国HS与目的国HS前6位不一致', en: 'First 6 digits of the two HS codes differ' },
  W02: { zh: '单箱重量/尺寸超过亚马逊限制', en: "Carton over Amazon's weight or size limit" },
  W03: { zh: '品名过于笼统', en: 'Goods name too general' },
  W04: { zh: '校验位不正确：{v}', en: 'Check digit is wrong: {v}' },
});

export type FindingCode = CodeOf<typeof findingCodes>;

export type Finding = AnyFinding<ImportKey, FindingCode>;

/**
 * What is wrong, in words: `Wrong format, expected a number above 0 with at most 3 decimals`. Of many findings at once
 * the value is null, and stands as three dots where they differ.
 */
export function sayFinding(finding: Pick<Finding, 'key' | 'code' | 'value'>, language: Language): string {
  const column = columnOf(finding.key);
  const value = finding.value ?? '';
  return say(wordOf(findingCodes, finding.code), language, {
    type: say(expectedIn(finding.key, column), language),
    list: value || say(allowedIn(column), language),
    n: value || (finding.code === 'E05' ? '…' : say(digitsIn(column), language)),
    v: value || '…',
  });
}

/** The same with its place: `Row 12 [FBA no.]: FBA no. format is wrong`. */
export function sayFindingInPlace(finding: Finding, language: Language): string {
  const place = { zh: '第{row}行【{col}】{msg}', en: 'Row {row} [{col}]: {msg}' };
  const [col, msg] = [say(columnOf(finding.key), language), sayFinding(finding, language)];
  return say(place, language, { row: finding.row, col, msg });
}

/** What a column takes, for the explanation sheet and for a refusal of its form. */
export function expectedIn(key: ImportKey, column: ImportColumn): Text {
  const { holds } = column;
  if (key === 'consignee.postCode')
    return {
      zh: '5 位或 5+4 位美国邮编（美国地址）',
      en: 'a ZIP code such as 90001 or 90001-1234 (US addresses)',
    };
  if (key === 'consignee.state')
    return { zh: '两位州代码（美国地址）', en: 'a state of two letters (US addresses)' };
  switch (holds.kind) {
    case 'text':
      return { zh: `不超过 ${holds.max} 个字符的文本`, en: `text of at most ${holds.max} characters` };
    case 'chinese':
      return {
        zh: `含中文、不超过 ${holds.max} 个字符的品名`,
        en: `a name with Chinese characters, at most ${holds.max}`,
      };
    case 'latin':
      return {
        zh: `不超过 ${holds.max} 个字符的英文品名`,
        en: `a name in Latin letters, at most ${holds.max}`,
      };
    case 'whole':
      return { zh: `1 至 ${holds.max} 的整数`, en: `a whole number from 1 to ${holds.max}` };
    case 'decimal':
      return {
        zh: `大于 0、不超过 ${holds.max} 的数字，最多 ${holds.scale} 位小数`,
        en: `a number above 0 up to ${holds.max} with at most ${holds.scale} decimals`,
      };
    default:
      return shapes[holds.kind] ?? allowedIn(column);
  }
}

const shapes: Readonly<Record<string, Text>> = {
  fba: { zh: 'FBA 开头的 10–12 位货件编号', en: 'a shipment id that begins with FBA, 10 to 12 characters' },
  'amazon-ref': { zh: '8 位字母或数字', en: '8 letters or digits' },
  asin: { zh: '10 位 ASIN，如 B0CXYZ1234', en: 'an ASIN such as B0CXYZ1234' },
  fnsku: { zh: '10 位 FNSKU，如 X00000E5TX', en: 'an FNSKU such as X00000E5TX' },
  'hs-cn': { zh: '10 或 13 位数字', en: '10 or 13 digits' },
  'hs-dest': { zh: '6–10 位数字', en: '6 to 10 digits' },
  vat: {
    zh: '带国家代码的 VAT 号，如 DE136695976',
    en: 'a VAT number with its country, such as DE136695976',
  },
  eori: { zh: '带国家代码的 EORI 号', en: 'an EORI number with its country' },
  ioss: { zh: 'IM 加 10 位数字', en: 'IM and 10 digits' },
  ein: { zh: 'XX-XXXXXXX 格式的 EIN', en: 'an EIN of the form XX-XXXXXXX' },
};

const lists = { country: countries, special: specialProperties, unit: units } as const;

/** What a column may hold, where that is a list; the channels live in the database. */
export function wordsIn({ holds }: ImportColumn): Text[] {
  if (holds.kind === 'yes-no') return [flagWords.yes, flagWords.no];
  if (holds.kind !== 'country' && holds.kind !== 'special' && holds.kind !== 'unit') return [];
  const table: CodeTable = lists[holds.kind];
  return codesOf(table).map((one) => wordOf(table, one));
}

function allowedIn(column: ImportColumn): Text {
  const all = wordsIn(column);
  if (all.length === 0) return { zh: '现有渠道', en: 'a channel in use' };
  return { zh: all.map(({ zh }) => zh).join('、'), en: all.map(({ en }) => en).join(', ') };
}

function digitsIn({ holds }: ImportColumn): Text {
  return holds.kind === 'hs-cn' ? { zh: '10或13', en: '10 or 13' } : { zh: '6–10', en: '6–10' };
}
