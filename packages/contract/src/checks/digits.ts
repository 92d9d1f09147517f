/** The value of one digit of a text; -1 beyond its end. */
export function digitAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) - 48 : -1;
}

/** Σ digit × weight, from the left, for as many digits as there are weights. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * digitAt(digits, at), 0);
}

/** Luhn (ISO/IEC 7812): from the right, every second digit doubled; the sum of all digits ends in 0. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const value = digitAt(digits, digits.length - 1 - at) * (1 + (at % 2));
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** ISO 7064 MOD 11,10, the last digit being the check. */
export function isMod11And10(digits: string): boolean {
  let product = 10;
  for (let at = 0; at < digits.length - 1; at++) {
    const sum = (product + digitAt(digits, at)) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (product + digitAt(digits, digits.length - 1)) % 10 === 1;
}
