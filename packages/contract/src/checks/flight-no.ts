/** A flight number as it is compared and stored: capitals, without blanks or hyphens. */
export function flightNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/** Whether it is one, as it is stored: the airline's two signs, one to four digits, perhaps a letter. */
export function isFlightNo(stored: string): boolean {
  return /^(?=.?[A-Z])[A-Z0-9]{2}\d{1,4}[A-Z]?$/.test(stored);
}

/** A flight number as it is read everywhere: the airline, a blank, the number: `CK 257A`. What is no flight number stays. */
export function shownFlightNo(flightNo: string): string {
  return flightNo.replace(/^([A-Z0-9]{2})(?=\d+[A-Z]?$)/, '$1 ');
}

/** The same of several in one text, with commas between them. */
export function shownFlightNos(flightNos: string): string {
  return flightNos.split(', ').map(shownFlightNo).join(', ');
}

/** What is looked for: a flight number in whatever way it was typed, any other words as they are. */
export function searchedFlight(words: string): string {
  return /^\s*[A-Z0-9]{2}[\s-]\d{1,4}[A-Z]?\s*$/i.test(words) ? flightNumber(words) : words;
}
