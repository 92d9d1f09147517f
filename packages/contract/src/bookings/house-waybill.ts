import { plainNumber } from '../checks/tracked-number.ts';
import type { SaidAt } from '../documents/document.path.ts';
import type { BookingContent } from './booking-content.ts';
import type { HouseRow } from './booking-rows.ts';

/**
 * The house waybills that rows of cargo come to: rows of a booking under one number are one house waybill of several orders,
 * a row without a number is one by itself. In the order of the first row of each.
 */
export function houseWaybillsOf<Row extends { readonly hawbNo: string | null }>(
  rows: readonly Row[],
): Row[][] {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const key = row.hawbNo === null ? row : plainNumber(row.hawbNo);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** How many house waybills a booking comes to. */
export function houseWaybillCount({ rows, together }: BookingContent['houses']): number {
  return together ? Math.min(rows.length, 1) : houseWaybillsOf(rows).length;
}

/** What stays of one house waybill for all keeps the number that was brought for it, on whichever row that stood. */
export function withOwnNumber(rows: readonly HouseRow[], whole: BookingContent['houses']): HouseRow[] {
  const own = whole.together ? whole.rows.find(({ hawbNo }) => hawbNo !== null)?.hawbNo : undefined;
  if (!own || rows.some(({ hawbNo }) => hawbNo !== null)) return [...rows];
  return rows.map((row, at) => (at === 0 ? { ...row, hawbNo: own } : row));
}

/** One house waybill for all has one number: a row that names another than the first is named itself. */
export function togetherErrors({ houses }: BookingContent): SaidAt[] {
  const numbered = houses.rows.flatMap(({ id, hawbNo }) => (hawbNo === null ? [] : [{ id, hawbNo }]));
  const [first] = numbered;
  if (!houses.together || !first) return [];
  return numbered
    .filter(({ hawbNo }) => plainNumber(hawbNo) !== plainNumber(first.hawbNo))
    .map(({ id }) => ({
      path: `houses.rows.${id}.hawbNo`,
      says: {
        zh: `合并为一份分单时应为 ${first.hawbNo} 或留空`,
        en: `${first.hawbNo} or empty: it is one house waybill for all`,
      },
    }));
}
