import { figures } from '../facts/figures.ts';
import type { SheetAnswers } from '../imports/import.finding.ts';
import { isError, nothingAsked, reportInto } from '../imports/import.finding.ts';
import type { ImportRow, ReadRow } from '../imports/import.grid.ts';
import type { CheckedRecord } from '../imports/import.summary.ts';
import { exact, exceeds, fixed, over } from '../kernel/decimal.ts';
import type { BoundCodes } from './order-import.bound.ts';
import { withBoundCodes } from './order-import.bound.ts';
import type { CartonGroup } from './order-import.cartons.ts';
import { cartonsOf, checkBoxes, checkCartonsApart, totalsOf } from './order-import.cartons.ts';
import { positionOf } from './order-import.columns.ts';
import type { OrderFacts } from './order-import.facts.ts';
import { byReference, checkOrder, factsOf } from './order-import.facts.ts';
import type { Finding } from './order-import.finding.ts';
import { checkGoods, knownHsCodes } from './order-import.goods.ts';
import type { ImportChannel, Report } from './order-import.read.ts';
import { channelsOf, readRows } from './order-import.read.ts';

/** What rows are checked against: the channels on offer and the references the organisation has already used. */
export interface CheckContext {
  readonly channels: readonly ImportChannel[];
  readonly existingReferences: ReadonlySet<string>;
  readonly answers?: SheetAnswers;
  /** By row what its goods are bound to: blank codes are taken from there. */
  readonly bound?: ReadonlyMap<number, BoundCodes>;
}

/** One order of a file, ready when nothing in its rows is an error. */
export interface CheckedOrder extends CheckedRecord {
  readonly reference: string;
  readonly facts: OrderFacts;
  readonly cartons: readonly CartonGroup[];
}

export interface CheckedRows {
  /** By row, then by column. */
  readonly findings: readonly Finding[];
  /** In the order their first rows stand in. */
  readonly orders: readonly CheckedOrder[];
}

/** All rules of domain.md §6 over all rows of a file. Pure: the same rows and context give the same findings. */
export function checkRows(rows: readonly ImportRow[], context: CheckContext): CheckedRows {
  const findings: Finding[] = [];
  const report: Report = reportInto(findings);
  const read = readRows(rows, channelsOf(context.channels), context.answers ?? nothingAsked, report);
  const orders = byReference(read).map((typed) => {
    const group = withBoundCodes(typed, context.bound ?? new Map(), report);
    const facts = factsOf(group, report);
    checkOrder(facts, context.existingReferences, report);
    const cartons = cartonsOf(facts, report);
    checkBoxes(facts, cartons, report);
    checkTotals(facts, cartons, report);
    for (const row of group) checkGoods(row, facts.value('isCustoms'), report);
    return { facts, cartons };
  });
  checkCartonsApart(
    orders.map(({ cartons }) => cartons),
    report,
  );
  const wrong = new Set(findings.filter(({ code }) => isError(code)).map(({ row }) => row));
  return {
    findings: withHsCodes(findings, read, rows).toSorted(inSheetOrder),
    orders: orders.map(({ facts, cartons }) => ({
      reference: facts.value('referenceNumber') || '',
      facts,
      cartons,
      rowCount: facts.rows.length,
      state: facts.rows.some(({ row }) => wrong.has(row)) ? 'held' : 'ready',
    })),
  };
}

const { grossWeight, cargoVolume } = figures;

function checkTotals(facts: OrderFacts, cartons: readonly CartonGroup[], report: Report): void {
  if (cartons.some(({ facts: one }) => Object.values(one).some((value) => value === '' || value === null)))
    return;
  const { kilograms, cubicCentimetres } = totalsOf(cartons);
  const volume = fixed(over(cubicCentimetres, exact('1000000')), 6);
  if (!exceeds(fixed(kilograms, 3), grossWeight.max) && !exceeds(volume, cargoVolume.max)) return;
  report(facts.rows[0]?.row ?? 0, 'cartonCount', 'E04');
}

/** Goods whose HS code is missing or too short are offered the one that the file gives the same goods elsewhere. */
function withHsCodes(
  findings: readonly Finding[],
  rows: readonly ReadRow[],
  typed: readonly ImportRow[],
): Finding[] {
  const needed = findings.some(
    ({ key, suggestion }) => suggestion === null && (key === 'hsCn' || key === 'hsDest'),
  );
  if (!needed) return [...findings];
  const [codeOf, byRow] = [knownHsCodes(rows), new Map(rows.map((row) => [row.row, row]))];
  const cellsOf = new Map(typed.map(({ row, cells }) => [row, cells]));
  return findings.map((finding) => {
    const { key, code, row } = finding;
    const read = byRow.get(row);
    if ((key !== 'hsCn' && key !== 'hsDest') || (code !== 'E11' && code !== 'E03') || !read) return finding;
    const known = codeOf(key, read);
    // Other digits are other goods.
    const isMeant = known?.startsWith(cellsOf.get(row)?.[positionOf(key)]?.replace(/\D/g, '') ?? '');
    return { ...finding, suggestion: (isMeant && known) || null };
  });
}

function inSheetOrder(one: Finding, other: Finding): number {
  return (
    one.row - other.row || positionOf(one.key) - positionOf(other.key) || (one.code < other.code ? -1 : 1)
  );
}
