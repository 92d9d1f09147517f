import type { Transport } from '@loadline/contract/codes/transport';
import type { Chance } from './chance.ts';

const digits = '0123456789';
const lettersAndDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** An air waybill of a prefix that no airline has: serial of seven digits and its remainder by 7. */
function airWaybill(chance: Chance): string {
  const serial = chance.whole(1_000_000, 9_999_999);
  return `991${serial}${serial % 7}`;
}

/** A container of an owner code that nobody registered, with its ISO 6346 check digit. */
function containerNumber(chance: Chance): string {
  const body = `HXLU${chance.signs(digits, 6)}`;
  return `${body}${checkDigitOf(body)}`;
}

// Letters count from 10 upwards and skip the multiples of 11.
function checkDigitOf(body: string): number {
  const sum = [...body].reduce((total, sign, place) => total + valueOf(sign) * 2 ** place, 0);
  return (sum % 11) % 10;
}

function valueOf(sign: string): number {
  const plain = lettersAndDigits.indexOf(sign);
  return plain < 10 ? plain : plain + Math.floor((plain - 1) / 10);
}

/** What a truck or train line calls a shipment: no standard, no check digit. */
function lineNumber(chance: Chance, line: 'TK' | 'RL'): string {
  return `${line}-${chance.whole(2_000_000, 9_999_999)}`;
}

export function fbaNumber(chance: Chance): string {
  return `FBA15${chance.signs(lettersAndDigits, 7)}`;
}

export function amazonReference(chance: Chance): string {
  return chance.signs(lettersAndDigits, 8);
}

/** What the carrier calls the shipment; where the mode is undecided, nobody does yet. */
export function trackingNumber(chance: Chance, transport: Transport | null): string | null {
  switch (transport) {
    case '1':
      return airWaybill(chance);
    case '2':
      return containerNumber(chance);
    case '3':
      return lineNumber(chance, 'TK');
    case '4':
      return lineNumber(chance, 'RL');
    default:
      return null;
  }
}
