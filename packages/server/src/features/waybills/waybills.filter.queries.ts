import { flightNumber } from '@loadline/contract/checks/flight-no';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { waybillFilter } from '@loadline/contract/waybills/waybill.api';
import { isOneOf, setOf } from '../../kernel/filters.ts';
import type { KeysetPage } from '../../kernel/keyset.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

export type WaybillFilter = ValuesOf<typeof waybillFilter>;

/** The conditions on rows `r` that both sides' filters mean, search apart. */
export function narrowed(filter: WaybillFilter): Sql[] {
  const conditions = [
    isOneOf(sql`r.status`, filter.status),
    filter.flightFrom !== null && sql`r.flight_date >= ${filter.flightFrom}::date`,
    filter.flightTo !== null && sql`r.flight_date <= ${filter.flightTo}::date`,
    filter.flightNo !== null && sql`r.flight_no = ${flightNumber(filter.flightNo)}`,
    isOneOf(sql`r.origin`, filter.origin),
    isOneOf(sql`r.destination`, filter.destination),
  ];
  return setOf(conditions);
}

/** What a search looks for in one column, whatever stands around it: of a number as it is stored, `176-1234 5675`, `ca 1045`. */
export function patternOf(words: string): string {
  return `%${flightNumber(words).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether no waybill is called just so. One that is stands for itself: an order that flies in parts leads to the others, too. */
export function isNoWaybill(words: string): Sql {
  return sql`not exists (select from mawb w where w.mawb_no = ${plainNumber(words)})`;
}

/** By the flight's day unless told, the latest first and what has none before all. */
export function sortingOf(sort: string | null, columns: Readonly<Record<string, string>>): KeysetPage['by'] {
  const asked = sort ?? '-flightDate';
  const [key, descending] = [asked.replace(/^-/, ''), asked.startsWith('-')];
  const column = sql.ref(`r.${columns[key] ?? 'flight_date'}`);
  if (numbers.includes(key)) return { value: sql`${column}::numeric`, type: 'numeric', descending };
  if (key === 'flightDate') return { value: sql`coalesce(${column}, 'infinity')`, type: 'date', descending };
  // A moment that has not come is later than all that have.
  return { value: sql`coalesce(${column}, 'infinity')`, type: 'timestamptz', descending };
}

const numbers: readonly string[] = ['quantity', 'grossWeight', 'volume', 'billingWeight'];
