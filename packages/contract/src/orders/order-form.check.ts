import { isError } from '../imports/import.finding.ts';
import type { ImportRow } from '../imports/import.grid.ts';
import type { Finding as FormFinding } from '../kernel/schema.ts';
import type { NewOrder } from './new-order.ts';
import { emptyCartons, pathOfCell } from './order-form.path.ts';
import type { OrderForm } from './order-form.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf, importKeys } from './order-import.columns.ts';
import { sayFinding } from './order-import.finding.ts';
import { orderOf } from './order-import.order.ts';
import type { CheckContext } from './order-import.rules.ts';
import { checkRows } from './order-import.rules.ts';

export type CheckedForm =
  | { readonly ok: true; readonly order: NewOrder }
  | { readonly ok: false; readonly findings: readonly FormFinding[] };

/**
 * Checks a typed order by the very rules of the import: a form is a sheet with a row for each line of goods. Findings
 * stand at the form's own paths, such as `goods.2.hsDest` (counted from 0) or `parties.consignee.city`.
 */
export function checkForm(form: OrderForm, context: CheckContext): CheckedForm {
  const loose = emptyCartons(form);
  if (loose.length > 0) return { ok: false, findings: loose };
  const { findings, orders } = checkRows(rowsOf(form), context);
  const wrong = findings.filter(({ code }) => isError(code));
  const [checked] = orders;
  if (wrong.length === 0 && checked)
    return { ok: true, order: { ...orderOf(checked), services: form.services } };
  return {
    ok: false,
    findings: wrong.map((finding) => {
      const { zh, en } = columnOf(finding.key);
      const says = { zh: sayFinding(finding, 'zh-cn'), en: sayFinding(finding, 'en') };
      return { path: pathOfCell(form, finding.key, finding.row - 1), label: { zh, en }, says };
    }),
  };
}

function rowsOf(form: OrderForm): ImportRow[] {
  return form.goods.map((_, line) => {
    const cells = cellsOf(form, line);
    return { row: line + 1, cells: importKeys.map((key) => cells[key] ?? '') };
  });
}

function cellsOf(form: OrderForm, line: number): Partial<Record<ImportKey, string>> {
  const goods = form.goods[line];
  const carton = form.cartons.find(({ cartonNo }) => cartonNo === goods?.cartonNo);
  return {
    referenceNumber: form.referenceNumber,
    channelName: form.channelName,
    destinationCountry: form.destinationCountry,
    fbaNo: form.fbaNo ?? '',
    amazonRef: form.amazonRef ?? '',
    warehouseCode: form.warehouseCode ?? '',
    isCustoms: form.isCustoms ? 'yes' : 'no',
    isSelfClearance: form.isSelfClearance ? 'yes' : 'no',
    'tax.vat': form.vatNo ?? '',
    'tax.eori': form.eoriNo ?? '',
    'tax.ioss': form.iossNo ?? '',
    'tax.ein': form.ein ?? '',
    remark: form.remark ?? '',
    ...partyCells(form),
    ...(carton && {
      cartonNo: carton.cartonNo,
      cartonCount: String(carton.cartonCount),
      cartonWeight: carton.weight,
      cartonLength: carton.length,
      cartonWidth: carton.width,
      cartonHeight: carton.height,
    }),
    ...(goods && goodsCells(goods)),
  };
}

function partyCells({ parties }: OrderForm): Partial<Record<ImportKey, string>> {
  const cells = parties.flatMap(({ role, ...party }) =>
    Object.entries(party).map(([key, value]) => [`${role}.${key}`, value ?? '']),
  );
  return Object.fromEntries(cells);
}

function goodsCells(goods: OrderForm['goods'][number]): Partial<Record<ImportKey, string>> {
  const { special, declaredQty, cartonNo: _carton, ...texts } = goods;
  const cells = Object.entries(texts).map(([key, value]) => [key, value ?? '']);
  return {
    ...Object.fromEntries(cells),
    special: special.join(','),
    declaredQty: String(declaredQty),
  };
}
