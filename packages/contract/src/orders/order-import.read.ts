import type { Report as AnyReport, SheetAnswers } from '../imports/import.finding.ts';
import { readRows as readAny } from '../imports/import.finding.ts';
import type { ImportRow, ReadRow } from '../imports/import.grid.ts';
import { measureIn } from '../imports/import.units.ts';
import { folded } from '../imports/import.words.ts';
import { exact, fixed, times } from '../kernel/decimal.ts';
import type { ImportKey } from './order-import.columns.ts';
import { importKeys, positionOf } from './order-import.columns.ts';
import type { FindingCode } from './order-import.finding.ts';
import type { Channels } from './order-import.value.ts';
import { readCell } from './order-import.value.ts';

export type Report = AnyReport<ImportKey, FindingCode>;

export interface ImportChannel {
  readonly name: string;
  readonly nameEn: string;
}

export function channelsOf(channels: readonly ImportChannel[]): Channels {
  const spellings = channels.flatMap(({ name, nameEn }) => [
    [folded(name), name] as const,
    [folded(nameEn), name] as const,
  ]);
  return { bySpelling: new Map(spellings), names: channels.map(({ name }) => name) };
}

const [quantity, unitPrice, total] = [
  positionOf('declaredQty'),
  positionOf('unitPriceUsd'),
  positionOf('totalPriceUsd'),
];

/** Reads every cell on its own. */
export function readRows(
  rows: readonly ImportRow[],
  channels: Channels,
  answers: SheetAnswers,
  report: Report,
): ReadRow[] {
  const read = (text: string, key: ImportKey) => readCell(text, key, channels, answers.rates);
  const found = readAny<ImportKey, FindingCode>(rows, importKeys, read, report, answers);
  return found.map((row, at) => (isRightAbroad(rows[at]?.cells ?? [], row) ? withoutTotal(row) : row));
}

/**
 * A total in another currency is compared there: of two converted prices each is rounded, and the one no longer is so
 * many times the other.
 */
function isRightAbroad(cells: readonly string[], { values }: ReadRow): boolean {
  const [price, sum] = [measureIn(cells[unitPrice] ?? '', 4), measureIn(cells[total] ?? '', 2)];
  const count = values[quantity] ?? '';
  if (!price?.unit || price.unit === 'USD' || price.unit !== sum?.unit || count === '') return false;
  return fixed(times(exact(count), exact(price.digits)), 2) === fixed(exact(sum.digits), 2);
}

function withoutTotal({ row, values }: ReadRow): ReadRow {
  return { row, values: values.with(total, '') };
}
