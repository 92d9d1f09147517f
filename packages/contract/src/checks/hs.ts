/** A Chinese commodity number: 10 digits, 13 with the inspection part (domain.md §1.5). */
export function isHsOfChina(digits: string): boolean {
  return /^\d{10}(\d{3})?$/.test(digits);
}

/** A tariff number of the country of destination: 6 international digits and up to 4 of its own. */
export function isHsOfDestination(digits: string): boolean {
  return /^\d{6,10}$/.test(digits);
}

/** A tariff number of any country, 6 digits or with its national part (domain.md §1.8). */
export function isHs(digits: string): boolean {
  return /^(\d{6}|\d{8}|\d{10}|\d{13})$/.test(digits);
}

/** The digits of a tariff number as it is printed: `6109.10.00.12` → `6109100012`. Other signs stay. */
export function hsDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s.]/g, '');
}
