import { codeTable } from '../kernel/code.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { fieldsAt } from '../kernel/resource.ts';
import { importColumns } from './order-import.columns.ts';
import { findingCodes } from './order-import.finding.ts';
import { orderImport } from './order-import.ts';

const importId = id({ label: { zh: '导入编号', en: 'Import id' } });
const rowNumber = whole({ label: { zh: '行号', en: 'Row' }, min: 1, max: 1_048_576 });
const columnKey = code(importColumns, { label: { zh: '列', en: 'Column' } });
const cellText = (zh: string, en: string) => text({ label: { zh, en }, min: 0, max: 2_000 });
const count = (zh: string, en: string) => whole({ label: { zh, en } });

/** One thing wrong with one cell, inside its row. `sayFinding` puts it into words. */
export const findingFields = {
  key: columnKey,
  code: code(findingCodes, { label: { zh: '问题', en: 'Finding' } }),
  value: optional(cellText('内容', 'Value')),
  suggestion: optional(cellText('建议值', 'Suggestion')),
};

/** A row of the preview: the file's own row number and the 58 cells in the template's order. */
export const importRowFields = {
  row: rowNumber,
  cells: list(cellText('单元格', 'Cell'), { label: { zh: '单元格', en: 'Cells' }, max: 58 }),
  findings: list(group(findingFields, { label: { zh: '问题', en: 'Finding' } }), {
    label: { zh: '问题', en: 'Findings' },
  }),
  /** The cells that differ from the file, and what stands there. */
  changed: list(
    group({ key: columnKey, was: cellText('原值', 'Was') }, { label: { zh: '修改', en: 'Change' } }),
    {
      label: { zh: '修改', en: 'Changes' },
      max: 58,
    },
  ),
};

const importRow = group(importRowFields, { label: { zh: '行', en: 'Row' } });

/** All findings of one kind in one column, and what can be replaced everywhere at once. */
export const problemGroupFields = {
  key: columnKey,
  code: code(findingCodes, { label: { zh: '问题', en: 'Finding' } }),
  cells: count('单元格数', 'Cells'),
  firstRow: rowNumber,
  value: optional(cellText('内容', 'Value')),
  replacements: list(
    group(
      { from: cellText('原值', 'From'), to: cellText('新值', 'To'), cells: count('单元格数', 'Cells') },
      { label: { zh: '全部替换', en: 'Replacement' } },
    ),
    { label: { zh: '全部替换', en: 'Replacements' } },
  ),
};

const columnMatch = group(
  {
    place: text({ label: { zh: '位置', en: 'Place' }, max: 12 }),
    header: text({ label: { zh: '表头', en: 'Header' }, max: 2_000 }),
    key: optional(columnKey),
  },
  { label: { zh: '列对应', en: 'Column match' } },
);

/** Everything about an import but its rows. */
export const importDetail = group(
  {
    ...fieldsAt(orderImport, 'detail'),
    problems: list(group(problemGroupFields, { label: { zh: '问题', en: 'Problem' } }), {
      label: { zh: '问题', en: 'Problems' },
      max: 1_000,
    }),
    columns: list(columnMatch, { label: { zh: '列对应', en: 'Columns' } }),
    /** Other sheets of the file that look like orders and were not read. */
    otherSheets: list(text({ label: { zh: '工作表', en: 'Sheet' }, max: 100 }), {
      label: { zh: '未读取的工作表', en: 'Sheets not read' },
    }),
    /** Set when the very same file was imported before: when, and how many orders it made. */
    sameFile: optional(
      group(
        {
          id: importId,
          importedOrders: count('已导入订单', 'Orders imported'),
          endedAt: text({ label: { zh: '导入时间', en: 'Imported' }, max: 30 }),
        },
        { label: { zh: '同一文件', en: 'The same file' } },
      ),
    ),
  },
  { label: orderImport.label },
);

const ofImport = { id: importId };

/** The empty template with drop-down lists of today's channels. */
export const importTemplate = endpoint('GET /omsapi/orders/imports/template', {
  access: 'order:import',
  title: { zh: '下载导入模板', en: 'Download the import template' },
  answer: xlsxFile,
  deadline: 15_000,
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
      rows: list(group(fieldsAt(orderImport, 'list'), { label: orderImport.label }), {
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
export const rowChoices = codeTable('import rows', {
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
