import type { CargoKey, TypedLine } from '@loadline/contract/freight/cargo-line';
import type { LengthUnit } from '@loadline/contract/freight/chargeable-weight';
import { blankLine, laidOver, linesIn } from '@loadline/contract/freight/packing-list';
import { useSyncExternalStore } from 'react';
import { type KeptCargo, keepCargo, keptCargo, onKeptCargo } from '../../shared/freight/kept-cargo.ts';

export type Cargo = ReturnType<typeof useCargo>;

const atFirst: KeptCargo = { unit: 'cm', lines: [blankLine, blankLine, blankLine] };

/** The lines of the calculator as they are typed, kept in this tab. */
export function useCargo() {
  // The server draws the page without anybody's cargo.
  const cargo = useSyncExternalStore(onKeptCargo, keptCargo, () => undefined) ?? atFirst;
  const change = (next: (lines: readonly TypedLine[]) => readonly TypedLine[], unit = cargo.unit) => {
    const lines = next(cargo.lines);
    keepCargo({ unit, lines: lines.length > 0 ? lines : [blankLine] });
  };
  return {
    ...cargo,
    measureIn: (unit: LengthUnit) => change((lines) => lines, unit),
    type: (at: number, key: CargoKey, value: string) =>
      change((lines) => lines.map((line, index) => (index === at ? { ...line, [key]: value } : line))),
    add: () => change((lines) => [...lines, blankLine]),
    remove: (at: number) => change((lines) => lines.filter((_, index) => index !== at)),
    /** Lays a piece of a sheet over the lines from one cell on. */
    layOver: (at: number, key: CargoKey, pasted: string) =>
      change((lines) => laidOver(lines, at, key, { pasted, unit: cargo.unit })),
    /** Adds the lines of a sheet after those that are filled in; says how many there were. */
    paste: (pasted: string): number => {
      const pastedLines = linesIn(pasted, cargo.unit);
      if (pastedLines.length > 0) change((lines) => [...lines.filter(isFilledIn), ...pastedLines]);
      return pastedLines.length;
    },
  };
}

function isFilledIn(line: TypedLine): boolean {
  return Object.values(line).some((cell) => cell.trim() !== '');
}
