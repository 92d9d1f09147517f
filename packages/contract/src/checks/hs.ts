/** A Chinese commodity number: 10 digits, 13 with the inspection part (domain.md §1.5). */
export function isHsOfChina(digits: string): boolean {
  return /^\d{10}(\d{3})?$/.test(digits);
}

/** A tariff number of the country of destination: 6 international digits and up to 4 of its own. */
export function isHsOfDestination(digits: string): boolean {
  return /^\d{6,10}$/.test(digits);
}

/** The digits of a tariff number as it is printed: `6109.10.00.12` → `6109100012`. Other signs stay. */
export function hsDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s.]/g, '');
}
