import type { Finding as AnyFinding } from '../imports/import.finding.ts';
import { cellFindings } from '../imports/import.finding.ts';
import { expectedIn as expectedOf, listIn } from '../imports/record.columns.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable, wordOf } from '../kernel/code.ts';
import { problems } from '../kernel/problem.ts';
import type { Language, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import type { ImportKey } from './order-import.columns.ts';
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
  E24: cellFindings.E24,
  E25: cellFindings.E25,
  W01: { zh: '中国HS与目的国HS前6位不一致', en: 'First 6 digits of the two HS codes differ' },
  W02: { zh: '单箱重量/尺寸超过亚马逊限制', en: "Carton over Amazon's weight or size limit" },
  W03: { zh: '品名过于笼统', en: 'Goods name too general' },
  W04: { zh: '校验位不正确：{v}', en: 'Check digit is wrong: {v}' },
  W06: cellFindings.W06,
  W09: { zh: '取自商品绑定：{v}', en: 'Taken from what the goods are bound to: {v}' },
});

export type FindingCode = CodeOf<typeof findingCodes>;

export type Finding = AnyFinding<ImportKey, FindingCode>;

/**
 * What is wrong, in words: `Wrong format, expected a number above 0 with at most 3 decimals`. Of many findings at once
 * the value is null, and stands as three dots where they differ.
 */
export function sayFinding(finding: Pick<Finding, 'key' | 'code' | 'value'>, language: Language): string {
  const { key, code } = finding;
  const value = finding.value ?? '';
  const length = key === 'hsCn' || key === 'hsDest' ? say(digits[key], language) : '…';
  const all = key === 'channelName' ? channelsThere : listIn(columnOf(key).field);
  return say(wordOf(findingCodes, code), language, {
    type: say(expectedIn(key), language),
    list: value || say(all, language),
    n: value || (code === 'E05' ? '…' : length),
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
export function expectedIn(key: ImportKey): Text {
  if (key === 'consignee.postCode')
    return {
      zh: '5 位或 5+4 位美国邮编（美国地址）',
      en: 'a ZIP code such as 90001 or 90001-1234 (US addresses)',
    };
  if (key === 'consignee.state')
    return { zh: '两位州代码（美国地址）', en: 'a state of two letters (US addresses)' };
  return key === 'channelName' ? channelsThere : expectedOf(columnOf(key).field);
}

// The channels live in the database.
const channelsThere: Text = { zh: '现有渠道', en: 'a channel in use' };
const digits = {
  hsCn: { zh: '10或13', en: '10 or 13' },
  hsDest: { zh: '6–10', en: '6–10' },
} as const satisfies Partial<Record<ImportKey, Text>>;
