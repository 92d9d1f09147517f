import { codeTable } from '../kernel/code.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import type { Field } from '../kernel/field.ts';
import { code, group, list, optional, whole } from '../kernel/field.ts';
import { nextCursor, paging } from '../kernel/listing.ts';
import type { Permission } from '../kernel/permission.ts';
import type { Text } from '../kernel/text.ts';
import { choiceCalls } from './import.choice.api.ts';
import type { ImportCodes } from './import.fields.ts';
import { cellText, changedOf, columnKeyOf, importId, importRowOf, rowNumber } from './import.fields.ts';

/** What distinguishes the calls of one kind of import from another. `T` is an import in detail, `H` in the history. */
interface DeclaredImport<T, H> extends ImportCodes {
  /** The thirteen calls stand at and below this address. */
  readonly path: `/${string}`;
  readonly access: Permission;
  readonly titles: { readonly upload: Text; readonly file: Text; readonly commit: Text };
  readonly detail: Field<T>;
  /** Staff import for a customer, too. */
  readonly forCustomer: boolean;
  readonly entry: Field<H>;
}

export type ImportApi<T = unknown, H = unknown> = ReturnType<typeof importApi<T, H>>;

const ofImport = { id: importId };

/** Which rows of a preview are shown. */
const rowChoices = codeTable('import rows', {
  all: { zh: '全部', en: 'All' },
  errors: { zh: '有错', en: 'Errors' },
  warnings: { zh: '提醒', en: 'Warnings' },
  changed: { zh: '已改', en: 'Changed' },
  leftOut: { zh: '不导入', en: 'Left out' },
});

/** Declares the thirteen calls of an import, from the empty template to the file with its errors. */
export function importApi<T, H>(declared: DeclaredImport<T, H>) {
  return {
    ...fileCalls(declared),
    ...aroundCalls(declared),
    ...readCalls(declared),
    ...changeCalls(declared),
    ...choiceCalls(declared),
  };
}

function fileCalls<T>({ path, access, forCustomer, titles, detail }: DeclaredImport<T, unknown>) {
  return {
    /** The empty template, with drop-down lists. */
    template: endpoint(`GET ${path}/template`, {
      access,
      forCustomer,
      title: { zh: '下载导入模板', en: 'Download the import template' },
      answer: xlsxFile,
      deadline: 15_000,
    }),
    /** Takes a file, reads and checks it. What is answered is complete: the rows can be asked for at once. */
    upload: endpoint(`POST ${path}`, {
      access,
      forCustomer,
      title: titles.upload,
      upload: { field: 'file', label: titles.file, types: ['xlsx'] },
      answer: detail,
      deadline: 60_000,
    }),
    /** The uploaded workbook with one more column that says what is wrong in each row. */
    marked: endpoint(`GET ${path}/marked`, {
      access,
      forCustomer,
      title: { zh: '下载带错误说明的文件', en: 'Download with errors' },
      query: ofImport,
      answer: xlsxFile,
      deadline: 30_000,
    }),
    /** The workbook as it was uploaded. */
    file: endpoint(`GET ${path}/file`, {
      access,
      forCustomer,
      title: { zh: '下载原文件', en: 'Download the file' },
      query: ofImport,
      answer: xlsxFile,
      deadline: 30_000,
    }),
  };
}

function aroundCalls<H>({ path, access, forCustomer, entry }: DeclaredImport<unknown, H>) {
  return {
    /** How large a file may be, as this installation has it. */
    limits: endpoint(`GET ${path}/limits`, {
      access,
      forCustomer,
      title: { zh: '导入限制', en: 'Limits of an import' },
      answer: group(
        {
          megabytes: whole({ label: { zh: '文件大小上限', en: 'Largest file' }, unit: 'MB' }),
          rows: whole({ label: { zh: '行数上限', en: 'Most rows' } }),
        },
        { label: { zh: '导入限制', en: 'Limits of an import' } },
      ),
    }),
    /** The imports of the organisation, newest first, keyset-paged. */
    history: endpoint(`GET ${path}`, {
      access,
      forCustomer,
      title: { zh: '导入历史', en: 'Import history' },
      query: {
        after: paging.after,
        size: optional(whole({ label: { zh: '每页行数', en: 'Rows per page' }, min: 1, max: 200 })),
      },
      answer: group(
        {
          rows: list(entry, { label: { zh: '导入', en: 'Imports' }, max: 200 }),
          next: nextCursor,
        },
        { label: { zh: '导入历史', en: 'Import history' } },
      ),
    }),
  };
}

function readCalls<T>({ path, access, forCustomer, detail, ...codes }: DeclaredImport<T, unknown>) {
  return {
    /** One import: state, figures, problems by kind, columns; polled while it is imported. */
    detail: endpoint(`GET ${path}/detail`, {
      access,
      forCustomer,
      title: { zh: '导入详情', en: 'Import' },
      query: ofImport,
      answer: detail,
    }),
    /** A page of the preview's rows, at most 1 000; `next` is the row number to continue after, null on the last page. */
    rows: endpoint(`GET ${path}/rows`, {
      access,
      forCustomer,
      title: { zh: '导入预览', en: 'Import preview' },
      query: {
        ...ofImport,
        show: optional(code(rowChoices, { label: { zh: '显示', en: 'Show' } })),
        after: optional(rowNumber),
        size: optional(whole({ label: { zh: '每次行数', en: 'Rows at a time' }, min: 1, max: 1_000 })),
      },
      answer: group(
        {
          rows: list(importRowOf(codes), { label: { zh: '行', en: 'Rows' }, max: 1_000 }),
          next: optional(rowNumber),
        },
        { label: { zh: '导入预览', en: 'Import preview' } },
      ),
    }),
  };
}

function changeCalls<T>({ path, access, forCustomer, titles, detail, ...codes }: DeclaredImport<T, unknown>) {
  const key = columnKeyOf(codes);
  const changed = changedOf(detail, codes);
  const cell = group(
    { row: rowNumber, key, value: cellText('新值', 'Value') },
    { label: { zh: '单元格', en: 'Cell' } },
  );
  return {
    /** Changes cells; the whole file is checked again. */
    change: endpoint(`POST ${path}/change`, {
      access,
      forCustomer,
      title: { zh: '修改单元格', en: 'Change cells' },
      body: { ...ofImport, cells: list(cell, { label: { zh: '单元格', en: 'Cells' }, max: 1_000 }) },
      answer: changed,
      deadline: 15_000,
    }),
    /** Replaces a text by another wherever it fills a cell of a column. */
    replace: endpoint(`POST ${path}/replace`, {
      access,
      forCustomer,
      title: { zh: '全部替换', en: 'Replace everywhere' },
      body: { ...ofImport, key, from: cellText('原值', 'From'), to: cellText('新值', 'To') },
      answer: changed,
      deadline: 15_000,
    }),
    /** Starts to import every record without an error. Progress and outcome are read from the import. */
    commit: endpoint(`POST ${path}/commit`, {
      access,
      forCustomer,
      title: titles.commit,
      body: ofImport,
      answer: detail,
    }),
    discard: endpoint(`POST ${path}/discard`, {
      access,
      forCustomer,
      title: { zh: '放弃导入', en: 'Discard an import' },
      body: ofImport,
      answer: detail,
    }),
  };
}
