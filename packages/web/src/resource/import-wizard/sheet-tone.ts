import type { SheetRow } from './import-subject.ts';

/** What a cell calls for. An error outweighs a warning, both outweigh that it was changed. */
export type CellTone = 'error' | 'warning' | 'changed';

type IsError = (code: string) => boolean;

/** The cells of a row that are not plain, by column. */
export function tonesOf({ findings, changed }: SheetRow, isError: IsError): ReadonlyMap<string, CellTone> {
  const tones = new Map<string, CellTone>();
  for (const { key } of changed) tones.set(key, 'changed');
  for (const { key, code } of findings) {
    if (isError(code)) tones.set(key, 'error');
    else if (tones.get(key) !== 'error') tones.set(key, 'warning');
  }
  return tones;
}

export function hasTone(row: SheetRow, tone: CellTone, isError: IsError): boolean {
  if (tone === 'changed') return row.changed.length > 0;
  return row.findings.some(({ code }) => isError(code) === (tone === 'error'));
}

/** Whether there is anything to say about a cell. */
export function hasNote({ findings, changed }: SheetRow, key: string): boolean {
  return findings.some((one) => one.key === key) || changed.some((one) => one.key === key);
}
