import type { SheetLine } from './import.grid.ts';
import { currencyOfSign, unitNamed } from './import.units.ts';

/** By column from 0: the currencies that the formats of its cells name. */
export type CurrenciesOfCells = ReadonlyMap<number, ReadonlySet<string>>;

/** What the formats of the cells below the headings say of currencies. */
export function currenciesBelow(headerRow: number, lines: readonly SheetLine[]): CurrenciesOfCells {
  const found = new Map<number, Set<string>>();
  for (const { row, cells } of lines) {
    if (row <= headerRow) continue;
    for (const [at, { sign }] of cells.entries()) {
      const currency = sign === undefined ? undefined : currencyOfSign(sign);
      if (currency !== undefined) found.set(at, (found.get(at) ?? new Set()).add(currency));
    }
  }
  return found;
}

/** The currencies that cells name beside another one that their heading names. */
export function clashOf(headed: string | null, formats: ReadonlySet<string> | undefined): string | null {
  if (headed === null || !formats) return null;
  const currency = unitNamed(headed);
  const others = [...formats].filter((one) => one !== currency);
  return others.length === 0 ? null : others.join(' ');
}
