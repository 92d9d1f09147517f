import { type FbaWarehouse, fbaWarehouseOf } from '../codes/fba-warehouse.ts';
import type { ReadRow } from '../imports/import.grid.ts';
import { folded } from '../imports/import.words.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf, importKeys, positionOf } from './order-import.columns.ts';
import type { Report } from './order-import.read.ts';
import { stateSpellings } from './order-import.words.ts';

/** The rows of one reference number, with what they say about the whole order. */
export interface OrderFacts {
  readonly rows: readonly ReadRow[];
  /** An order column's value: '' when no row has one, null when it cannot be read. */
  readonly value: (key: ImportKey) => string | null;
  /** The row that gives it; the first one when none does. */
  readonly rowOf: (key: ImportKey) => number;
  readonly warehouse: FbaWarehouse | undefined;
}

const orderColumns = importKeys
  .map((key, at) => ({ key, at, column: columnOf(key) }))
  .filter(({ column }) => column.level === 'order');

/** Rows with the same reference number are one order; a row without one stands alone. */
export function byReference(rows: readonly ReadRow[]): ReadRow[][] {
  const at = positionOf('referenceNumber');
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const reference = row.values[at] || `\u0000${row.row}`;
    const group = groups.get(reference);
    if (group) group.push(row);
    else groups.set(reference, [row]);
  }
  return [...groups.values()];
}

/** What the rows of an order say together. A value may be left out after the first row, but not differ (E05). */
export function factsOf(rows: readonly ReadRow[], report: Report): OrderFacts {
  const first = rows[0]?.row ?? 0;
  const found = new Map<ImportKey, { readonly value: string | null; readonly row: number }>();
  for (const { key, at } of orderColumns) {
    for (const { row, values } of rows) {
      const value = values[at] ?? null;
      if (value === '') continue;
      const known = found.get(key);
      if (!known) found.set(key, { value, row });
      else if (known.value !== null && value !== null && known.value !== value)
        report(row, key, 'E05', { value: String(known.row) });
    }
  }
  const valueOf = (key: ImportKey) => {
    const known = found.get(key);
    return known ? known.value : '';
  };
  const warehouse = fbaWarehouseOf((valueOf('warehouseCode') ?? '').toUpperCase());
  return { rows, value: valueOf, rowOf: (key) => found.get(key)?.row ?? first, warehouse };
}

/** The rules of a whole order: what must be there, the reference's own, the US address, the warehouse and the taxes. */
export function checkOrder(facts: OrderFacts, existing: ReadonlySet<string>, report: Report): void {
  const { value, rowOf, warehouse } = facts;
  for (const { key, column } of orderColumns) {
    if (value(key) !== '' || column.needed === 'no') continue;
    if (
      column.needed === 'place' &&
      (warehouse || (key === 'consignee.postCode' && value('destinationCountry') === 'HK'))
    )
      continue;
    report(rowOf(key), key, 'E03');
  }
  if (existing.has(value('referenceNumber') || ''))
    report(rowOf('referenceNumber'), 'referenceNumber', 'E06');
  if (warehouse && value('fbaNo') === '') report(rowOf('fbaNo'), 'fbaNo', 'E03');
  if (value('destinationCountry') === 'US') checkUsAddress(facts, report);
  if (value('isSelfClearance') === 'yes') checkTaxNumbers(facts, report);
}

// Each row that says so is told: put right in one alone, the others would differ from it.
function checkUsAddress({ rows, value }: OrderFacts, report: Report): void {
  const [state, postCode] = [value('consignee.state') || '', value('consignee.postCode') || ''];
  const saying = (key: ImportKey) => rows.filter(({ values }) => values[positionOf(key)] === value(key));
  if (state !== '' && !/^[A-Za-z]{2}$/.test(state)) {
    const suggestion = stateSpellings.get(folded(state));
    for (const { row } of saying('consignee.state'))
      report(row, 'consignee.state', 'E04', suggestion ? { suggestion, isSafe: true } : {});
  }
  if (postCode !== '' && !/^\d{5}(-\d{4})?$/.test(postCode)) {
    const suggestion = zipMeant(postCode);
    for (const { row } of saying('consignee.postCode'))
      report(row, 'consignee.postCode', 'E04', {
        ...(suggestion && { suggestion, isSafe: suggestion.replace('-', '') === postCode }),
      });
  }
}

// Spreadsheets drop the leading zeros of New England and the hyphen of ZIP+4.
function zipMeant(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  if (/^\d{3,5}$/.test(digits)) return digits.padStart(5, '0');
  return /^\d{8,9}$/.test(digits) ? digits.padStart(9, '0').replace(/^\d{5}/, '$&-') : undefined;
}

const europe = new Set('AT BE CZ DE DK ES FI FR GB GR HU IE IT LU NL PL PT RO SE SK'.split(' '));

// Importers who clear for themselves are known to customs by an EIN in the United States and by VAT or EORI in Europe.
function checkTaxNumbers({ value, rowOf }: OrderFacts, report: Report): void {
  const country = value('destinationCountry') || '';
  const wanted: readonly ImportKey[] =
    country === 'US'
      ? ['ein']
      : europe.has(country)
        ? ['vatNo', 'eoriNo']
        : ['vatNo', 'eoriNo', 'iossNo', 'ein'];
  const [first = 'vatNo'] = wanted;
  if (wanted.every((key) => value(key) === '')) report(rowOf(first), first, 'E13');
}
