import type { ReadRow } from '../imports/import.grid.ts';
import { check } from '../kernel/schema.ts';
import type { WrittenOrder } from './new-order.ts';
import { orderOfForm } from './order-form.order.ts';
import { orderFormFields } from './order-form.ts';
import { valueOf } from './order-import.cells.ts';
import type { ColumnLevel, ImportKey } from './order-import.columns.ts';
import { columnOf, importKeys, positionOf } from './order-import.columns.ts';
import type { OrderFacts } from './order-import.facts.ts';
import { totalOf } from './order-import.goods.ts';
import type { CheckedOrder } from './order-import.rules.ts';
import type { PartyRole } from './order-party.ts';

/**
 * The order that the checked rows of one reference number make. Only for orders that are ready. It passes the check of
 * the order form: what can be imported can be edited.
 */
export function orderOf({ facts, cartons }: CheckedOrder): WrittenOrder {
  const checked = check(orderFormFields, {
    ...recordAt('order', '', (key) => facts.value(key)),
    ...(facts.warehouse && { warehouseCode: facts.warehouse.code }),
    services: [],
    parties: [partyOf('sender', facts), consignee(facts), ...notifier(facts)],
    cartons: cartons.map(({ cartonNo, facts: one }) =>
      recordAt('carton', '', (key) => (key === 'cartonNo' ? cartonNo : oneOf(one, key))),
    ),
    goods: facts.rows.map(goodsOf),
  });
  if (checked.ok) return orderOfForm(checked.value);
  throw new Error(`imported, yet no order: ${checked.findings.map(({ path }) => path).join()}`);
}

function oneOf(facts: Readonly<Record<string, string | null>>, key: string): string | null {
  return facts[key] ?? null;
}

const columns = importKeys.map((key) => ({ key, ...columnOf(key) }));

/** The values of a level's columns below a path, under the names of their fields. */
function recordAt(
  level: ColumnLevel,
  below: string,
  cellAt: (key: ImportKey) => string | null,
): Record<string, unknown> {
  const own = columns.filter(({ level: one, path }) => one === level && path.startsWith(below));
  const entries = own.flatMap(({ key, path, field }) => {
    const name = path.slice(below.length);
    return name.includes('.') ? [] : [[name, valueOf(field, cellAt(key) ?? '')] as const];
  });
  return Object.fromEntries(entries);
}

function partyOf(role: PartyRole, { value }: OrderFacts): Record<string, unknown> {
  return { role, ...recordAt('order', `parties.${role}.`, value) };
}

function notifier(facts: OrderFacts): Record<string, unknown>[] {
  const party = partyOf('notifier', facts);
  return party['company'] === '' && party['address'] === '' ? [] : [party];
}

// What the file says wins; a warehouse on the list fills the rest.
function consignee(facts: OrderFacts): Record<string, unknown> {
  const [given, { value, warehouse }] = [partyOf('consignee', facts), facts];
  const said = value('consignee.state') || null;
  const state = value('destinationCountry') === 'US' && said ? said.toUpperCase() : said;
  if (!warehouse) return { ...given, state };
  const { code, city, state: there } = warehouse;
  return {
    ...given,
    company: given['company'] || `Amazon ${code}`,
    address: given['address'] || `Amazon ${code}, ${city}, ${there}`,
    city: given['city'] ?? city,
    state: state ?? there,
  };
}

function goodsOf(row: ReadRow): Record<string, unknown> {
  const line = recordAt('goods', '', (key) => row.values[positionOf(key)] ?? '');
  return {
    ...line,
    cartonNo: row.values[positionOf('cartonNo')] || '',
    unit: line['unit'] ?? 'pcs',
    origin: line['origin'] ?? 'CN',
    totalPriceUsd: totalOf(row),
  };
}
