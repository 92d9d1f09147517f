/** An EORI number: the country and 1 to 15 signs. Bodies differ per state, and only the register can prove one. */
export function isEori(text: string): boolean {
  return /^[A-Z]{2}[0-9A-Z]{1,15}$/.test(text);
}

/** An IOSS number, or an intermediary's. How its check digit is made is not published: the shape only. */
export function isIoss(text: string): boolean {
  return /^I[MN]\d{10}$/.test(text);
}
