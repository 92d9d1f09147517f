import { isYetToCome } from '@loadline/contract/checks/event-time';
import { customsBusinesses } from '@loadline/contract/codes/customs-business';
import { customsSteps, lifecycleOf, stepsOf, totalTaxOf } from '@loadline/contract/customs/customs.lifecycle';
import { declarationParts } from '@loadline/contract/customs/declaration-no';
import { stepsLost } from '@loadline/contract/customs/steps-kept';
import type { Report } from '@loadline/contract/imports/import.finding';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import { fixed, isSame } from '@loadline/contract/kernel/decimal';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { instantOf } from '@loadline/contract/kernel/local-time';
import { chinaZone } from '../../kernel/clock.ts';
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
  const parts = declarationParts(cells['declarationNo'] ?? '');
  if (known && parts && parts.direction !== known.direction) report(row, 'declarationNo', 'E04');
  if (known && cells['orders'] && !isOn(known, numbersIn(cells), called)) report(row, 'orders', 'E44');
  if (!known) reportOfNew(said, report);
  else reportLost(said, known, report);
  reportStatus(said, report);
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
  if (statusAt && isYetToCome(instantIn(statusAt), now.getTime())) report(row, 'statusAt', 'E21');
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

/** A day, or a day and time, as clocks in China show it. */
export function instantIn(local: string): string {
  return instantOf(local.length === 10 ? `${local}T00:00` : local, chinaZone);
}
