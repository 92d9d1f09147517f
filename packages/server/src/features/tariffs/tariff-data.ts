import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A row of a table of the shipped data, as it stands there. */
type DataRow = Readonly<Record<string, string>>;

/** Measures, the lists they hold for, exclusions and fees as they are shipped with the program, with their sources. */
export interface TariffData {
  readonly measures: readonly DataRow[];
  readonly scopes: readonly DataRow[];
  readonly exclusions: readonly DataRow[];
  readonly fees: readonly DataRow[];
}

/** The day on which what is shipped was last looked through. */
export const shippedRelease = '2026-11-22';

export function shippedTariff(): TariffData {
  return {
    measures: rowsOf('measures'),
    scopes: rowsOf('scopes'),
    exclusions: rowsOf('exclusions'),
    fees: rowsOf('fees'),
  };
}

/** Changes with every character of what is laid down. */
export function shippedDigest(): string {
  const hash = createHash('sha256');
  for (const table of ['measures', 'scopes', 'exclusions', 'fees']) hash.update(textOf(table));
  return hash.digest('hex');
}

function textOf(table: string): string {
  return readFileSync(new URL(`data/${table}.csv`, import.meta.url), 'utf8');
}

function rowsOf(table: string): DataRow[] {
  return parse(textOf(table), { columns: true });
}

/** Flags of customs (ACE report of 2026-02-21) that anti-dumping or countervailing duties may apply, by ten digits. */
const adCvFlags = new Map(
  rowsOf('ad-cv').flatMap(({ flags = '', codes = '' }) => {
    const told = (['AD', 'CV'] as const).filter((flag) => flags.split(' ').includes(flag));
    return codes.split(' ').map((code) => [code, told] as const);
  }),
);

export function adCvOf(hts: string): readonly ('AD' | 'CV')[] {
  return adCvFlags.get(hts) ?? [];
}

const knownEditions = rowsOf('editions');

/** The newest edition of the schedule that is known to be in force on a day later than another is; loaded or not. */
export function newerEdition(effective: string, day: string): string | undefined {
  return knownEditions.findLast(
    (known) => (known.effective ?? '') > effective && (known.effective ?? '') <= day,
  )?.edition;
}
