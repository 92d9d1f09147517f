import { codeTable } from '../kernel/code.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, group, list, optional, text, whole } from '../kernel/field.ts';
import {
  cellText,
  columnKey,
  importDetail,
  importHistoryFields,
  importId,
  importRow,
  rowNumber,
} from './order-import.fields.ts';
import { orderImport } from './order-import.ts';

const ofImport = { id: importId };

/** The empty template with drop-down lists of today's channels. */
export const importTemplate = endpoint('GET /omsapi/orders/imports/template', {
  access: 'order:import',
  title: { zh: '下载导入模板', en: 'Download the import template' },
  answer: xlsxFile,
  deadline: 15_000,
});

/** How large a file may be, as this installation has it. */
export const importLimits = endpoint('GET /omsapi/orders/imports/limits', {
  access: 'order:import',
  title: { zh: '导入限制', en: 'Limits of an import' },
  answer: group(
    {
      megabytes: whole({ label: { zh: '文件大小上限', en: 'Largest file' }, unit: 'MB' }),
      rows: whole({ label: { zh: '行数上限', en: 'Most rows' } }),
    },
    { label: { zh: '导入限制', en: 'Limits of an import' } },
  ),
});

/** Takes a file, reads and checks it. What is answered is complete: the rows can be asked for at once. */
export const uploadImport = endpoint('POST /omsapi/orders/imports', {
  access: 'order:import',
  title: { zh: '上传订单文件', en: 'Upload orders' },
  upload: { field: 'file', label: { zh: '订单文件', en: 'Order file' }, types: ['xlsx'] },
  answer: importDetail,
  deadline: 60_000,
});

/** The imports of the organisation, newest first, keyset-paged. */
export const listImports = endpoint('GET /omsapi/orders/imports', {
  access: 'order:import',
  title: { zh: '导入历史', en: 'Import history' },
  query: {
    after: optional(text({ label: { zh: '游标', en: 'Cursor' }, max: 200 })),
    size: optional(whole({ label: { zh: '每页行数', en: 'Rows per page' }, min: 1, max: 200 })),
  },
  answer: group(
    {
      rows: list(group(importHistoryFields, { label: orderImport.label }), {
        label: { zh: '导入', en: 'Imports' },
        max: 200,
      }),
      next: optional(text({ label: { zh: '下一页游标', en: 'Next cursor' }, max: 200 })),
    },
    { label: { zh: '导入历史', en: 'Import history' } },
  ),
});

/** One import: state, figures, problems by kind, columns; polled while it is imported. */
export const importOf = endpoint('GET /omsapi/orders/imports/detail', {
  access: 'order:import',
  title: { zh: '导入详情', en: 'Import' },
  query: ofImport,
  answer: importDetail,
});

/** Which rows of a preview are shown. */
const rowChoices = codeTable('import rows', {
  all: { zh: '全部', en: 'All' },
  errors: { zh: '有错', en: 'Errors' },
  warnings: { zh: '提醒', en: 'Warnings' },
  changed: { zh: '已改', en: 'Changed' },
});

/** A page of the preview's rows, at most 1 000; `next` is the row number to continue after, null on the last page. */
export const importRows = endpoint('GET /omsapi/orders/imports/rows', {
  access: 'order:import',
  title: { zh: '导入预览', en: 'Import preview' },
  query: {
    ...ofImport,
    show: optional(code(rowChoices, { label: { zh: '显示', en: 'Show' } })),
    after: optional(rowNumber),
    size: optional(whole({ label: { zh: '每页行数', en: 'Rows per page' }, min: 1, max: 1_000 })),
  },
  answer: group(
    {
      rows: list(importRow, { label: { zh: '行', en: 'Rows' }, max: 1_000 }),
      next: optional(rowNumber),
    },
    { label: { zh: '导入预览', en: 'Import preview' } },
  ),
});

/** What a change gives back: the import as it is now, and every row whose cells or findings are no longer the same. */
const changedImport = group(
  {
    import: importDetail,
    rows: list(importRow, { label: { zh: '变化的行', en: 'Rows that changed' }, max: 100_000 }),
  },
  { label: { zh: '修改结果', en: 'Result' } },
);

/** Changes cells; the whole file is checked again. */
export const changeImport = endpoint('POST /omsapi/orders/imports/change', {
  access: 'order:import',
  title: { zh: '修改单元格', en: 'Change cells' },
  body: {
    ...ofImport,
    cells: list(
      group(
        { row: rowNumber, key: columnKey, value: cellText('新值', 'Value') },
        { label: { zh: '单元格', en: 'Cell' } },
      ),
      { label: { zh: '单元格', en: 'Cells' }, max: 1_000 },
    ),
  },
  answer: changedImport,
  deadline: 15_000,
});

/** Replaces a text by another wherever it fills a cell of a column. */
export const replaceInImport = endpoint('POST /omsapi/orders/imports/replace', {
  access: 'order:import',
  title: { zh: '全部替换', en: 'Replace everywhere' },
  body: { ...ofImport, key: columnKey, from: cellText('原值', 'From'), to: cellText('新值', 'To') },
  answer: changedImport,
  deadline: 15_000,
});

/** Starts to import every order without an error. Progress and outcome are read from the import. */
export const commitImport = endpoint('POST /omsapi/orders/imports/commit', {
  access: 'order:import',
  title: { zh: '导入订单', en: 'Import the orders' },
  body: ofImport,
  answer: importDetail,
});

export const discardImport = endpoint('POST /omsapi/orders/imports/discard', {
  access: 'order:import',
  title: { zh: '放弃导入', en: 'Discard an import' },
  body: ofImport,
  answer: importDetail,
});

/** The uploaded workbook with one more column that says what is wrong in each row. */
export const markedImport = endpoint('GET /omsapi/orders/imports/marked', {
  access: 'order:import',
  title: { zh: '下载带错误说明的文件', en: 'Download with errors' },
  query: ofImport,
  answer: xlsxFile,
  deadline: 30_000,
});

/** The workbook as it was uploaded. */
export const importFile = endpoint('GET /omsapi/orders/imports/file', {
  access: 'order:import',
  title: { zh: '下载原文件', en: 'Download the file' },
  query: ofImport,
  answer: xlsxFile,
  deadline: 30_000,
});
