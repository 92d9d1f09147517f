import type { currencies } from '../codes/currency.ts';
import type { CodeOf } from '../kernel/code.ts';
import { exact, fixed } from '../kernel/decimal.ts';

const digits = [...'零壹贰叁肆伍陆柒捌玖'];
/** Places within four digits, and what each group of four is worth. */
const places = ['仟', '佰', '拾', ''];
const groups = ['亿', '万', ''];

/** How an amount of a currency begins where it is written out. */
const begins: Partial<Record<CodeOf<typeof currencies>, string>> = {
  CNY: '人民币',
  USD: '美元',
  EUR: '欧元',
  GBP: '英镑',
  HKD: '港币',
  JPY: '日元',
};

/**
 * An amount with at most two decimals and 12 digits before them in capital numerals, as bills and vouchers in China write it (支付结算办法,
 * annex 1): 人民币壹仟肆佰零玖元伍角整. Zeros between digits are one 零, those at the end of a group none; 整 closes what has no cents.
 */
export function capitalNumerals(amount: string, currency: CodeOf<typeof currencies>): string {
  const [whole = '0', cents = '00'] = fixed(exact(amount), 2).replace('-', '').split('.');
  const sign = fixed(exact(amount), 2).startsWith('-') ? '负' : '';
  return `${begins[currency] ?? ''}${sign}${yuan(whole)}${jiaoAndFen(cents, whole)}`;
}

function yuan(whole: string): string {
  if (/^0+$/.test(whole)) return '';
  const padded = whole.padStart(groups.length * places.length, '0');
  const written = groups.map((worth, at) => {
    const four = padded.slice(at * 4, at * 4 + 4);
    return four === '0000' ? '零' : `${fourDigits(four)}${worth}`;
  });
  return `${tidied(written.join(''))}元`;
}

function fourDigits(four: string): string {
  const written = [...four].map((digit, at) =>
    digit === '0' ? '零' : `${digits[Number(digit)]}${places[at]}`,
  );
  return written.join('').replace(/零+$/, '');
}

/** One 零 for several, none at either end. */
function tidied(written: string): string {
  return written.replaceAll(/零+/g, '零').replaceAll(/^零|零$/g, '');
}

function jiaoAndFen(cents: string, whole: string): string {
  const [jiao = 0, fen = 0] = [...cents].map(Number);
  const isNothing = /^0+$/.test(whole);
  if (jiao === 0 && fen === 0) return isNothing ? '零元整' : '整';
  const first = jiao === 0 ? (isNothing ? '' : '零') : `${digits[jiao]}角`;
  return `${first}${fen === 0 ? '整' : `${digits[fen]}分`}`;
}
