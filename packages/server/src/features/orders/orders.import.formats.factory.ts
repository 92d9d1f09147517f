import type { CustomerWorkbook } from './orders.import.corpus.factory.ts';
import { usualRows, workbookWith } from './orders.import.workbooks.factory.ts';

const usualOrder = [1, '12.500', '0.072000', '57.60'] as const;
const price = '申报单价(USD)';

function priced(heading: string, ...formats: string[]): Buffer {
  const lines = formats.map((format, at) => ({
    箱号: `C${at + 1}`,
    [price]: format === '' ? 2.4 : { number: 2.4, format },
  }));
  return workbookWith({ rows: usualRows(lines, { [price]: heading }) });
}

/** Currencies that the formats of cells name. */
export const ofFormats: readonly CustomerWorkbook[] = [
  {
    about: 'a bare price in cells of euros',
    file: priced('单价', '[$€-407]#,##0.00'),
    finds: ['unitPriceUsd E24'],
  },
  { about: 'a bare price in cells of yuan', file: priced('单价', '¥#,##0.00'), finds: ['unitPriceUsd E24'] },
  { about: 'a bare price in cells of dollars', file: priced('单价', '"USD" 0.00'), stores: [usualOrder] },
  {
    about: 'a bare price in the dollars of America',
    file: priced('单价', '[$$-409]#,##0.00'),
    stores: [usualOrder],
  },
  {
    about: 'a bare price in an accounting format of yuan',
    file: priced('单价', '_ "¥"* #,##0.00_ ;_ "¥"* \\-#,##0.00_ '),
    finds: ['unitPriceUsd E24'],
  },
  {
    about: 'a bare price in the dollars of a place we know nothing of',
    file: priced('单价', '[$$-1409]#,##0.00'),
    finds: ['unitPriceUsd E25'],
  },
  { about: 'dollars in the heading and in cells', file: priced(price, '$#,##0.00'), stores: [usualOrder] },
  {
    about: 'dollars in the heading and yuan in cells',
    file: priced(price, '"¥"#,##0.00'),
    finds: ['unitPriceUsd E25'],
  },
  {
    about: 'a bare price in cells of dollars, but for one',
    file: priced('单价', '"USD" 0.00', ''),
    finds: ['unitPriceUsd E25'],
  },
];

/** Rows that nobody sees in Excel. */
export const ofHiddenRows: readonly CustomerWorkbook[] = [
  {
    about: 'a row hidden between two others',
    file: workbookWith({
      rows: usualRows([{}, { 客户参考号: 'WB-2', 箱号: 'C2' }, { 客户参考号: 'WB-3', 箱号: 'C3' }]),
      hiddenRows: [3],
    }),
    ready: 2,
    stores: [usualOrder, usualOrder],
    leftOut: ['3 hidden'],
  },
  {
    about: 'a total that is hidden',
    file: workbookWith({ rows: [...usualRows([{}]), ['合计', null, null]], hiddenRows: [3] }),
    stores: [usualOrder],
    leftOut: ['3 total'],
  },
];
