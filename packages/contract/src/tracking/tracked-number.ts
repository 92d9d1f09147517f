/**
 * A number as it is stored: full-width folded, upper case, without spaces; the hyphens of an air waybill and the
 * letters that Crockford's alphabet reads as digits (O, I, L in an order number) are put right.
 */
export function trackedNumber(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u200b-\u200d\ufeff]/g, '');
  if (/^\d{3}-\d{4}-?\d{4}$/.test(plain)) return plain.replaceAll('-', '');
  if (/^[A-Z]{4}-?\d{6}-?\d$/.test(plain)) return plain.replaceAll('-', '');
  if (/^SO-?[\dOIL]{6}/.test(plain)) return ownNumber(plain.slice(2).replaceAll('-', ''));
  return plain;
}

// The check character at the end may be any letter and stays as it is.
function ownNumber(typed: string): string {
  const body = typed.slice(0, 14).replaceAll('O', '0').replace(/[IL]/g, '1');
  return `SO${body}${typed.slice(14)}`;
}

/** Several numbers out of one text: separated by line breaks, commas, semicolons or (between whole numbers) spaces. */
export function trackedNumbers(typed: string): string[] {
  const parts = typed
    .split(/[\n\r,;\t，；、]+/)
    .flatMap((part) => (isOneNumber(part) ? [part] : part.split(/\s+/)));
  return [...new Set(parts.map(trackedNumber).filter((number) => number !== ''))];
}

// An air waybill is often written `020 8114 0743` and a container `CSQU 305438 3`.
function isOneNumber(part: string): boolean {
  return /^\s*(\d{3}[- ]?\d{4} ?\d{4}|[A-Za-z]{4} ?\d{6} ?-?\d)\s*$/.test(part);
}
