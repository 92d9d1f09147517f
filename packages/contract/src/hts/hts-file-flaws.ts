import type { Text } from '../kernel/text.ts';

/** How large a file of an edition may be, packed and unpacked, and how many rows it may have. */
export const htsFileLimits = { megabytes: 40, unpackedMegabytes: 100, rows: 100_000 } as const;

/** Why a file is no edition of the schedule. */
export const htsFileFlaws = {
  empty: { zh: '文件为空', en: 'it is empty' },
  noRows: { zh: '没有数据行', en: 'it has no rows' },
  tooLarge: { zh: '超过 {max} MB', en: 'it is larger than {max} MB' },
  tooManyRows: { zh: '超过 {max} 行', en: 'it has more than {max} rows' },
  notUtf8: {
    zh: '编码不是 UTF-8（可能是 GBK 或 UTF-16），请另存为 UTF-8',
    en: 'it is not written in UTF-8 (perhaps in GBK or UTF-16). Save it as UTF-8',
  },
  workbook: {
    zh: '这是压缩包或 Excel 工作簿，请上传 CSV 或 JSON（可用 gzip 压缩）',
    en: 'it is a zip archive or a workbook. Bring CSV or JSON, packed by gzip or not',
  },
  page: { zh: '这是网页，不是数据文件', en: 'it is a web page and no data' },
  notUnpacked: { zh: '无法解压，文件可能不完整', en: 'it cannot be unpacked and may not be whole' },
  unpacksTooLarge: { zh: '解压后超过 {max} MB', en: 'unpacked it is larger than {max} MB' },
  bomb: {
    zh: '解压后超过原大小的 {times} 倍，疑似压缩炸弹',
    en: 'it unpacks to more than {times} times its size, which no edition does',
  },
  missingColumns: { zh: '缺少列：{columns}', en: 'it has no column {columns}' },
  cutOff: {
    zh: '文件不完整，在第 {row} 行处中断',
    en: 'it is not whole and breaks off at row {row}',
  },
  notJson: { zh: '第 {row} 行不是有效的 JSON', en: 'row {row} is no JSON' },
  rowTooLong: { zh: '第 {row} 行过长', en: 'row {row} is too long' },
  otherCells: {
    zh: '第 {row} 行的列数与表头不同',
    en: 'row {row} has another number of columns than the header',
  },
  badCsv: { zh: '第 {row} 行不是有效的 CSV', en: 'row {row} is no CSV' },
  wrongNumber: { zh: '第 {row} 行的编码有误：{value}', en: 'row {row} has the number {value}' },
  twice: { zh: '第 {row} 行的编码 {value} 重复', en: 'row {row} has the number {value} a second time' },
  wrongIndent: { zh: '第 {row} 行的层级有误：{value}', en: 'row {row} has the indent {value}' },
  wrongUnit: { zh: '第 {row} 行的计量单位有误：{value}', en: 'row {row} has the unit {value}' },
} satisfies Record<string, Text>;

export type HtsFileFlaw = keyof typeof htsFileFlaws;
