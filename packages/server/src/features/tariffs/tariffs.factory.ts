import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadHts } from '../../start/load-hts.ts';
import type { TestHouse } from '../../testing/house.ts';

interface Edition {
  readonly edition: string;
  readonly effective: string;
  readonly lines: Readonly<
    Record<string, { units: string[]; general: string; special: string; column2: string }>
  >;
}

export function readVectors(name: string) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

/** The numbers of the worked cases as four editions of the ITC have them. */
export const vectorEditions: readonly Edition[] = readVectors('duty-schedule.json');

export async function loadVectorEditions(house: TestHouse): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'tariff-')), 'edition.json');
  for (const { edition, effective, lines } of vectorEditions) {
    const rows = Object.entries(lines).map(([no, { units, general, special, column2 }]) => ({
      htsno: [no.slice(0, 4), no.slice(4, 6), no.slice(6, 8), no.slice(8)].filter(Boolean).join('.'),
      indent: '0',
      description: no,
      units,
      general,
      special,
      other: column2,
      footnotes: [],
    }));
    writeFileSync(file, JSON.stringify(rows));
    await loadHts(house.ownerUrl, { file, name: edition, effective });
  }
}
