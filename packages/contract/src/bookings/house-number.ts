/**
 * The number that follows in a series: the digits at its end are counted up and keep their width while they can.
 * `SZX000099` → `SZX000100`, `HQ-999` → `HQ-1000`.
 */
export function followingNumber(number: string): string {
  const digits = /\d+$/.exec(number)?.[0] ?? '';
  const next = String(BigInt(digits === '' ? '0' : digits) + 1n).padStart(digits.length, '0');
  return number.slice(0, number.length - digits.length) + next;
}

/** Where the series of a sales company begins that nobody has given one: `HQ` → `HQ000001`. */
export function firstHouseNo(company: string): string {
  return `${company.replaceAll('-', '').slice(0, 8)}000001`;
}
