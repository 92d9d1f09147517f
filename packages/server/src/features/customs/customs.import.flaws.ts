import { isYetToCome } from '@loadline/contract/checks/event-time';
import { currencies } from '@loadline/contract/codes/currency';
import { customsBusinesses } from '@loadline/contract/codes/customs-business';
import type { Territory } from '@loadline/contract/customs/customs.codes';
import { customsZones, vatWays } from '@loadline/contract/customs/customs.codes';
import { customsSteps, lifecycleOf, stepsOf, totalTaxOf } from '@loadline/contract/customs/customs.lifecycle';
import type { EuropeanHeader } from '@loadline/contract/customs/customs-europe';
import {
  europeanKeys,
  flawsInEurope,
  importVatOf,
  isEurope,
  isVatElsewhere,
} from '@loadline/contract/customs/customs-europe';
import { typedInChina } from '@loadline/contract/customs/customs-file';
import { declaredBy, officeOfChina } from '@loadline/contract/customs/declaration-no';
import { stepsLost } from '@loadline/contract/customs/steps-kept';
import type { Report } from '@loadline/contract/imports/import.finding';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import { fixed, isSame } from '@loadline/contract/kernel/decimal';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { instantOf } from '@loadline/contract/kernel/local-time';
import type { CalledOrders } from './customs.commands.ts';
import { type Cells, type NamedFile, numbersIn } from './customs.import.queries.ts';

/** A row with the file it means, if that is there, and the orders it names with their owners. */
export interface SaidRow {
  readonly row: number;
  readonly cells: Cells;
  /** The columns in which nothing stands; of others null is what cannot be read. */
  readonly blank: ReadonlySet<string>;
  readonly known: NamedFile | undefined;
  readonly called: CalledOrders;
  readonly owners: ReadonlySet<string>;
  readonly now: Date;
}

/** What is wrong with a row seen as a whole. */
export function reportFlaws(said: SaidRow, report: Report): void {
  const { row, cells, known, called } = said;
  const sum = fixed(totalTaxOf({ tariff: valueOf(said, 'tariff'), vat: valueOf(said, 'vat') }), 2);
  if (cells['totalTax'] && !isSame(cells['totalTax'], sum)) report(row, 'totalTax', 'E41', { value: sum });
  const by = declaredBy(cells['declarationNo'] ?? '');
  if (known && by && (by.direction !== known.direction || by.territory !== known.territory))
    report(row, 'declarationNo', 'E04');
  else reportTerritory(said, report);
  if (known && cells['orders'] && !isOn(known, numbersIn(cells), called)) report(row, 'orders', 'E44');
  if (!known) reportOfNew(said, report);
  else reportLost(said, known, report);
  reportStatus(said, report);
}

/** Whose customs it is for: as the file says, else as its number does. */
function territoryOf({ cells, known }: SaidRow): Territory {
  return known?.territory ?? declaredBy(cells['declarationNo'] ?? '')?.territory ?? 'CN';
}

type EuropeanKey = ReturnType<typeof flawsInEurope>[number]['key'];

const europeanCodes: Readonly<Record<EuropeanKey, string>> = {
  direction: 'E04',
  declarationNo: 'E04',
  office: 'E04',
  vatWay: 'E52',
  currency: 'E52',
  defermentNo: 'E03',
  vat: 'E53',
};

/** The header as it would stand with what a row says, as far as the rules of Europe go. */
function europeanHeader(said: SaidRow): EuropeanHeader {
  const [currency, vatWay] = [valueOf(said, 'currency'), valueOf(said, 'vatWay')];
  return {
    direction: said.known?.direction ?? 'import',
    declarationNo: valueOf(said, 'declarationNo'),
    office: valueOf(said, 'office'),
    currency: isCode(currencies, currency) ? currency : 'EUR',
    vatWay: isCode(vatWays, vatWay) ? vatWay : null,
    defermentNo: valueOf(said, 'defermentNo'),
    cifValue: valueOf(said, 'cifValue'),
    onwardCost: valueOf(said, 'onwardCost'),
    vatRate: valueOf(said, 'vatRate'),
    tariff: valueOf(said, 'tariff'),
    vat: valueOf(said, 'vat'),
  };
}

/** The same row with import VAT worked out where nobody has written it, as at the desk. */
export function withVat<Row extends SaidRow>(said: Row): Row {
  const header = europeanHeader(said);
  if (!isEurope(territoryOf(said)) || header.vat !== null || isVatElsewhere(header)) return said;
  return { ...said, cells: { ...said.cells, vat: importVatOf(header) ?? null } };
}

/** The header as it would stand, of which customs of its territory would not take something. */
function reportTerritory(said: SaidRow, report: Report): void {
  const territory = territoryOf(said);
  const office = said.cells['office'] ?? null;
  if (!isEurope(territory)) {
    if (office !== null && !officeOfChina.test(office)) report(said.row, 'office', 'E04');
    for (const key of europeanKeys) if (said.cells[key]) report(said.row, key, 'E54');
    return;
  }
  for (const key of typedInChina) if (said.cells[key]) report(said.row, key, 'E60');
  const header = europeanHeader(said);
  for (const { key } of flawsInEurope(territory, header)) {
    const owed = isVatElsewhere(header) ? '0' : (importVatOf(header) ?? '0');
    report(said.row, key, europeanCodes[key], key === 'vat' ? { value: owed } : {});
  }
}

function valueOf({ cells, known }: SaidRow, key: string): string | null {
  return cells[key] ?? known?.values[key] ?? null;
}

/** Whether these are the orders that are on a declaration already. */
function isOn({ on }: NamedFile, numbers: readonly string[], called: CalledOrders): boolean {
  const meant = new Set(numbers.flatMap((number) => called.get(number)?.map(({ id }) => id) ?? []));
  return meant.size === on.length && on.every((id) => meant.has(id));
}

const neededOfNew = ['declarationNo', 'orders', 'businessType', 'currency'];

function reportOfNew({ row, cells, blank, called, owners }: SaidRow, report: Report): void {
  // Of a file that is not there no more is asked: its number is wrong.
  if (cells['fileNo']) return;
  for (const key of neededOfNew) if (blank.has(key)) report(row, key, 'E03');
  for (const number of numbersIn(cells)) {
    const [order, ...others] = called.get(number) ?? [];
    if (!order) report(row, 'orders', 'E17', { value: number });
    else if (others.length > 0) report(row, 'orders', 'E29', { value: number });
    else if (order.status === 'CANCELLED') report(row, 'orders', 'E30', { value: order.orderNumber });
  }
  if (owners.size > 1) report(row, 'orders', 'E43');
}

/** What is recorded keeps its place: what a row says otherwise leaves no step without one. */
function reportLost(said: SaidRow, { values, recorded }: NamedFile, report: Report): void {
  const businessType = valueOf(said, 'businessType');
  const was = values['businessType'];
  if (!isCode(customsBusinesses, businessType) || !isCode(customsBusinesses, was)) return;
  const taxes = { tariff: valueOf(said, 'tariff'), vat: valueOf(said, 'vat') };
  const before = { businessType: was, tariff: values['tariff'] ?? null, vat: values['vat'] ?? null };
  const steps = recorded.filter((step) => isCode(customsSteps, step));
  if (stepsLost(before, { businessType, ...taxes }, steps).length > 0)
    report(said.row, businessType === was ? 'tariff' : 'businessType', 'E49');
}

/** Whether a declaration can stand where a row says: of one that has begun it is the next step. */
function reportStatus(said: SaidRow, report: Report): void {
  const { row, cells, blank, known, now } = said;
  const { status: to, statusAt, reason } = cells;
  if (statusAt && isYetToCome(instantIn(statusAt, territoryOf(said)), now.getTime()))
    report(row, 'statusAt', 'E21');
  if (!to || to === known?.status) return;
  const recorded = (known?.recorded ?? []).filter((step) => isCode(customsSteps, step));
  if (!isCode(customsSteps, to)) {
    if (known) report(row, 'status', 'E46', { value: known.status });
    return;
  }
  const businessType = valueOf(said, 'businessType');
  if (!isCode(customsBusinesses, businessType)) return;
  const way = { businessType, tariff: valueOf(said, 'tariff'), vat: valueOf(said, 'vat') };
  if (known?.declarationNo === null && blank.has('declarationNo')) report(row, 'declarationNo', 'E03');
  if (!stepsOf(way).includes(to)) report(row, 'status', 'E45');
  else if (known && recorded.length > 0 && !canMove(lifecycleOf(way, recorded), known.status, to))
    report(row, 'status', 'E46', { value: known.status });
  else if (isReleased(to) && !recorded.some(isReleased) && !known?.hasReleaseNote && !reason)
    report(row, 'status', 'E47');
}

/** Released, or what comes after. */
function isReleased(step: string): boolean {
  const steps: readonly string[] = codesOf(customsSteps);
  return steps.indexOf(step) >= steps.indexOf('RELEASED');
}

/** A day, or a day and time, as the clocks of customs show it. */
export function instantIn(local: string, territory: Territory): string {
  return instantOf(local.length === 10 ? `${local}T00:00` : local, customsZones[territory]);
}
