import type { Report as AnyReport } from '../imports/import.finding.ts';
import { readRows as readAny } from '../imports/import.finding.ts';
import type { ImportRow, ReadRow } from '../imports/import.grid.ts';
import { folded } from '../imports/import.words.ts';
import type { ImportKey } from './order-import.columns.ts';
import { importKeys } from './order-import.columns.ts';
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

/** Reads every cell on its own. */
export function readRows(rows: readonly ImportRow[], channels: Channels, report: Report): ReadRow[] {
  return readAny(rows, importKeys, (text, key) => readCell(text, key, channels), report);
}
