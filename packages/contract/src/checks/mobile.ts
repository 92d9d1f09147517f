import { compact } from './verdict.ts';

/** The calling codes of the world as ITU-T E.164 assigns them to countries; nobody carries a mobile of the others. */
const callingCodes =
  /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|21[12368]|22\d|23\d|24\d|25[0-8]|26\d|29[01789]|35\d|37[0-8]|38[0-35-79]|42[013]|50\d|59\d|67[02-9]|68[0-35-9]|69[0-2]|85[02356]|88[06]|96[0-8]|97[0-7]|99[2-68])/;

/** Where numbers have one length and people mistype it most: code and digits in all. */
const lengths = new Map([
  ['+1', 11],
  ['+852', 11],
  ['+853', 11],
  ['+886', 12],
]);

/**
 * A mobile number as it is stored, E.164: `+8613800138000`, `+85291234567`. Of mainland China eleven digits are enough, and
 * `+86` does not change their rule; all others begin with `+` or `00` and a calling code.
 */
export function mobileOf(typed: string): string | undefined {
  const plain = compact(typed.normalize('NFKC').replace('(0)', '')).replace(/[()]/g, '').replace(/^00/, '+');
  const national = plain.replace(/^\+?86(?=1\d{10}$)/, '');
  if (/^1[3-9]\d{9}$/.test(national)) return `+86${national}`;
  return isAbroad(plain) ? plain : undefined;
}

function isAbroad(number: string): boolean {
  if (!/^\+\d{8,15}$/.test(number) || number.startsWith('+86') || !callingCodes.test(number)) return false;
  for (const [code, digits] of lengths) {
    if (number.startsWith(code)) return number.length === digits + 1;
  }
  return true;
}

/** Whether a stored number is one of mainland China. */
export function isOfMainland(mobile: string): boolean {
  return mobile.startsWith('+86');
}

/** A stored number as it is read: mainland ones without `+86`. */
export function shownMobile(mobile: string): string {
  return mobile.replace(/^\+86/, '');
}

/** `138****1234`, `+852****4567`: enough to know one's own number by. */
export function maskedMobile(mobile: string): string {
  return shownMobile(mobile).replace(/^(\+?.{3}).*(.{4})$/, '$1****$2');
}
