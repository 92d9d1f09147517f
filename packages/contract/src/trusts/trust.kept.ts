import type { TypedLine } from '../freight/cargo-line.ts';
import type { LengthUnit } from '../freight/chargeable-weight.ts';
import { centimetresIn } from '../freight/chargeable-weight.ts';
import { exceeds, fixed, plain } from '../kernel/decimal.ts';
import type { TrustLine } from './trust-line.ts';
import { blankTrustLine } from './trust-line.ts';

/** Cargo as the public calculator keeps it. */
export interface TypedCargo {
  readonly unit: LengthUnit;
  readonly lines: readonly TypedLine[];
}

/** The lines that such a cargo makes: sides in cm, what is no number left open. `newId` gives each its id. */
export function linesOfCargo({ unit, lines }: TypedCargo, newId: () => string): TrustLine[] {
  return lines
    .filter((line) => Object.values(line).some((typed) => typed.trim() !== ''))
    .map((line) => ({
      ...blankTrustLine(newId()),
      cartons: countIn(line.count),
      length: sideIn(line.length, unit),
      width: sideIn(line.width, unit),
      height: sideIn(line.height, unit),
      grossWeight: numberIn(line.weight),
    }));
}

function countIn(typed: string): number | null {
  return /^\s*0*[1-9]\d{0,4}\s*$/.test(typed) ? Number(typed) : null;
}

function sideIn(typed: string, unit: LengthUnit): string | null {
  const number = numberIn(typed);
  if (number === null) return null;
  const side = plain(fixed(centimetresIn(number, unit), 1));
  return exceeds('0.1', side) || exceeds(side, '2000') ? null : side;
}

function numberIn(typed: string): string | null {
  const number = /^\s*(\d{1,5}(?:\.\d{1,3})?)\.?\s*$/.exec(typed)?.[1];
  return number !== undefined && exceeds(number, '0') ? plain(number) : null;
}
