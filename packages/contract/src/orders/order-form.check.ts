import { isError } from '../imports/import.finding.ts';
import type { ImportRow } from '../imports/import.grid.ts';
import { isRecord } from '../kernel/changes.ts';
import type { Finding as FormFinding } from '../kernel/schema.ts';
import type { WrittenOrder } from './new-order.ts';
import { emptyCartons, pathOfCell } from './order-form.path.ts';
import type { OrderForm } from './order-form.ts';
import { cellOf } from './order-import.cells.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf, importKeys } from './order-import.columns.ts';
import { sayFinding } from './order-import.finding.ts';
import { orderOf } from './order-import.order.ts';
import type { CheckContext } from './order-import.rules.ts';
import { checkRows } from './order-import.rules.ts';

export type CheckedForm =
  | { readonly ok: true; readonly order: WrittenOrder }
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
  const parties = Object.fromEntries(form.parties.map((party) => [party.role, party]));
  const own = { ...form, parties };
  return form.goods.map((goods, line) => {
    const carton = form.cartons.find(({ cartonNo }) => cartonNo === goods.cartonNo);
    const at = { order: own, carton: carton ?? {}, goods };
    return { row: line + 1, cells: importKeys.map((key) => cellAt(at[columnOf(key).level], key)) };
  });
}

function cellAt(record: object, key: ImportKey): string {
  const { field, path } = columnOf(key);
  // A file has to say so; whoever types goods and chooses no property means it.
  if (key === 'special' && isRecord(record) && String(record['special']) === '') return 'general';
  const found = path.split('.').reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), record);
  return cellOf(field, found);
}
