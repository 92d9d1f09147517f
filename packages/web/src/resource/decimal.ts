/** `units × 10^-scale`: weights and money never pass through a floating point number. */
interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

/** A decimal as it is written: thousands separated, exactly `scale` places (half away from zero), U+2212 for minus. */
export function decimalText(value: string, scale: number): string {
  const { units } = rounded(exactOf(value), scale);
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale).replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = units < 0n ? '\u2212' : '';
  return scale > 0 ? `${sign}${whole}.${digits.slice(-scale)}` : `${sign}${whole}`;
}

export function wholeText(value: number): string {
  return decimalText(String(Math.trunc(value)), 0);
}

/** The exact sum; what is missing counts as nothing. */
export function sumOf(values: readonly (string | number | null | undefined)[]): string {
  const known = values.filter((value) => value !== null && value !== undefined);
  const exact = known.map((value) => exactOf(String(value)));
  const scale = Math.max(0, ...exact.map((one) => one.scale));
  const units = exact.reduce((total, one) => total + atScale(one, scale), 0n);
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
}

/** By how many percent `value` differs from `base`, to a tenth: `-3.3`; undefined beside a base of nothing. */
export function differenceOf(value: string, base: string): string | undefined {
  const [one, other] = [exactOf(value), exactOf(base)];
  const scale = Math.max(one.scale, other.scale);
  const [from, to] = [atScale(other, scale), atScale(one, scale)];
  if (from === 0n) return undefined;
  const tenths = rounded({ units: ((to - from) * 1_000_000n) / from, scale: 4 }, 1).units;
  return `${tenths < 0n ? '-' : ''}${absolute(tenths) / 10n}.${absolute(tenths) % 10n}`;
}

function exactOf(value: string): Exact {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(value.trim()) ?? [];
  const units = BigInt(whole + fraction);
  return { units: sign ? -units : units, scale: fraction.length };
}

function atScale({ units, scale }: Exact, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}

function rounded(value: Exact, scale: number): Exact {
  if (value.scale <= scale) return { units: atScale(value, scale), scale };
  const cut = 10n ** BigInt(value.scale - scale);
  const half = value.units < 0n ? -(cut / 2n) : cut / 2n;
  return { units: (value.units + half) / cut, scale };
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
