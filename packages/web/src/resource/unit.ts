/** How a unit of the contract is written on a screen. */
const written: Readonly<Record<string, string>> = { KG: 'kg', CBM: 'm\u00b3', CM: 'cm' };

export function unitText(unit: string | undefined): string | undefined {
  return unit === undefined ? undefined : (written[unit] ?? unit);
}

/** What the rows of a list are, and what they are counted in. */
export interface Counted {
  readonly name: string;
  readonly one: string;
  readonly many: string;
}

export function countedIn(unit: Counted, count: number): string {
  return count === 1 ? unit.one : unit.many;
}
