import { digitAt, isLuhn, weighted } from './digits.ts';

/** Nine digits for companies; ten for people, foreigners and others, each with weights of their own. */
export function bulgarian(body: string): boolean {
  if (body.length === 9) {
    const first = weighted(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    const check = first === 10 ? (weighted(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first;
    return check === digitAt(body, 8);
  }
  const others = 11 - (weighted(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  const checks = [
    (weighted(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10,
    weighted(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10,
    others === 11 ? 0 : others,
  ];
  return checks.includes(digitAt(body, 9));
}

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Every second digit stands for another value; the sum gives the letter. */
export function cypriot(body: string): boolean {
  let sum = 0;
  for (let at = 0; at < 8; at++)
    sum += at % 2 === 0 ? (cypriotOdd[digitAt(body, at)] ?? 0) : digitAt(body, at);
  return String.fromCharCode(65 + (sum % 26)) === body.charAt(8);
}

/** The old BSN rule of nine digits, or since 2020 modulo 97 over the whole number with letters as two digits. */
export function dutch(body: string): boolean {
  if (weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digitAt(body, 8)) return true;
  const number = Array.from(`NL${body}`, (sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(number) % 97n === 1n;
}

const irishSigns = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Seven digits and a letter, since 2013 with a second one; before, the second sign was a letter, + or *. */
export function irish(body: string): boolean {
  const isOld = !/^\d{7}/.test(body);
  const digits = isOld ? `0${body.slice(2, 7)}${body.charAt(0)}` : body.slice(0, 7);
  const second = body.length > 8 ? body.charCodeAt(8) - 64 : 0;
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second;
  return irishSigns.charAt(sum % 23) === body.charAt(7);
}

/** Two rounds of weights: the second only when the first gives 10. */
export function lithuanian(body: string): boolean {
  const places = Array.from({ length: body.length - 1 }, (_, at) => at);
  const first =
    weighted(
      body,
      places.map((at) => 1 + (at % 9)),
    ) % 11;
  const check =
    first === 10
      ? (weighted(
          body,
          places.map((at) => 1 + ((at + 2) % 9)),
        ) %
          11) %
        10
      : first;
  return check === digitAt(body, body.length - 1);
}

const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** People: number modulo 23 as a letter (X, Y, Z before it stand for 0, 1, 2). Companies: Luhn as digit or letter. */
export function spanish(body: string): boolean {
  const last = body.charAt(8);
  const person = /^[0-9XYZ]/.test(body)
    ? body.replace(/^[XYZ]/, (sign) => String('XYZ'.indexOf(sign)))
    : undefined;
  const number = Number((person ?? body.slice(1)).slice(0, person ? 8 : 7));
  if (person !== undefined || /^[KLM]/.test(body)) return personLetters.charAt(number % 23) === last;
  const digit = '0123456789'.split('').find((one) => isLuhn(body.slice(1, 8) + one)) ?? '';
  return last === digit || last === companyLetters.charAt(Number(digit));
}
