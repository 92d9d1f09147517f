import { digitAt } from './digits.ts';
import type { Verdict } from './verdict.ts';
import { compact, verdict } from './verdict.ts';

/** An air waybill: 3 digits of the airline, 7 of the serial, and the serial modulo 7 (domain.md §1.1). */
export function checkAirWaybill(typed: string): Verdict {
  return verdict(/^\d{11}$/, compact(typed), (text) => Number(text.slice(3, 10)) % 7 === digitAt(text, 10));
}

/** A container number, ISO 6346: 3 letters of the owner, U, J or Z, 6 digits and the check digit. */
export function checkContainer(typed: string): Verdict {
  return verdict(/^[A-Z]{3}[UJZ]\d{7}$/, compact(typed), isIso6346);
}

/** Whether the last digit checks the signs before it by values and weights of ISO 6346. */
export function isIso6346(text: string): boolean {
  const last = text.length - 1;
  const sum = Array.from(text.slice(0, last)).reduce((total, sign, at) => total + valueOf(sign) * 2 ** at, 0);
  return (sum % 11) % 10 === digitAt(text, last);
}

// A = 10 … Z = 38, leaving out the multiples of 11.
function valueOf(sign: string): number {
  if (sign <= '9') return Number(sign);
  const place = sign.charCodeAt(0) - 55;
  return place + Math.floor((place - 1) / 10);
}

/** A ship's IMO number, `IMO` before it or not. Registers hold wrong ones: warn only. */
export function checkShip(typed: string): Verdict {
  return verdict(/^\d{7}$/, compact(typed).replace(/^IMO/, ''), (text) => {
    const sum = [7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * digitAt(text, at), 0);
    return sum % 10 === digitAt(text, 6);
  });
}
