/** `12.5` at scale 3 → 12500n. The text has been checked: digits, perhaps a point, at most `scale` places. */
export function scaled(text: string, scale: number): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(scale, '0'));
}

/** 12500n at scale 3 → `12.500`. */
export function unscaled(value: bigint, scale: number): string {
  const digits = String(value).padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Half up, as money is rounded. */
export function dividedHalfUp(value: bigint, by: bigint): bigint {
  return (value * 2n + by) / (by * 2n);
}

/** Upward, as weights and volumes are rounded (domain.md §2). */
export function dividedUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}

/** A plain positive number without noise: `012.50` → `12.5`; undefined when it is not one or has too many places. */
function plainDecimal(text: string, scale: number): string | undefined {
  const match = /^0*(\d{1,15})(?:\.(\d*?)0*)?$/.exec(text);
  if (!match || (match[2] ?? '').length > scale) return undefined;
  return match[2] ? `${match[1]}.${match[2]}` : match[1];
}

/** The same with a sign: `-012.50` → `-12.5`, `-0` → `0`. */
export function signedDecimal(text: string, scale: number): string | undefined {
  const plain = plainDecimal(text.replace(/^-/, ''), scale);
  return plain === undefined || plain === '0' || !text.startsWith('-') ? plain : `-${plain}`;
}
