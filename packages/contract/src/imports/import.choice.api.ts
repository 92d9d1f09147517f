import { endpoint } from '../kernel/endpoint.ts';
import type { Field } from '../kernel/field.ts';
import { decimal, flag, group, list, optional } from '../kernel/field.ts';
import type { Permission } from '../kernel/permission.ts';
import type { ImportCodes } from './import.fields.ts';
import {
  changedOf,
  columnKeyOf,
  importId,
  placeInSheet,
  rowNumber,
  sheetName,
  unitOfFigures,
} from './import.fields.ts';

const ofImport = { id: importId };

interface Chosen<T> extends ImportCodes {
  readonly path: `/${string}`;
  readonly access: Permission;
  readonly detail: Field<T>;
  readonly forCustomer: boolean;
}

/** What a person says of a file as a whole, and of rows in it. */
export function choiceCalls<T>({ path, access, forCustomer, detail, ...codes }: Chosen<T>) {
  const columns = group(
    { place: placeInSheet, key: optional(columnKeyOf(codes)) },
    { label: { zh: '列对应', en: 'Column match' } },
  );
  const units = group({ place: placeInSheet, unit: unitOfFigures }, { label: unitOfFigures.label });
  const rates = group(
    {
      currency: unitOfFigures,
      rate: decimal({
        label: { zh: '1 美元合', en: 'For one US dollar' },
        scale: 6,
        min: '0.000001',
        max: '1000000',
      }),
    },
    { label: { zh: '汇率', en: 'Rates' } },
  );
  return {
    /**
     * Reads the file again: another sheet, headings taken for other columns, units and currencies. What is not named
     * stays as it was said before; what was changed in cells and left out stays, unless it is another sheet.
     */
    read: endpoint(`POST ${path}/read-again`, {
      access,
      forCustomer,
      title: { zh: '重新读取文件', en: 'Read the file again' },
      body: {
        ...ofImport,
        sheet: optional(sheetName),
        columns: list(columns, { label: { zh: '列对应', en: 'Columns' }, max: 1_000 }),
        units: list(units, { label: unitOfFigures.label, max: 1_000 }),
        rates: list(rates, { label: { zh: '汇率', en: 'Rates' }, max: 20 }),
      },
      answer: detail,
      deadline: 60_000,
    }),
    /** Leaves rows out, or takes them in again. */
    leaveOut: endpoint(`POST ${path}/leave-out`, {
      access,
      forCustomer,
      title: { zh: '不导入某些行', en: 'Leave rows out' },
      body: {
        ...ofImport,
        rows: list(rowNumber, { label: { zh: '行', en: 'Rows' }, max: 1_000 }),
        leftOut: flag({ label: { zh: '不导入', en: 'Left out' } }),
      },
      answer: changedOf(detail, codes),
      deadline: 15_000,
    }),
  };
}
