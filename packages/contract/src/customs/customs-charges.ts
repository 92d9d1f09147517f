import { currencies } from '../codes/currency.ts';
import { isCode } from '../kernel/code.ts';
import { exceeds } from '../kernel/decimal.ts';
import type { Rule } from '../kernel/field.ts';

// 运费, 保费 and 杂费 as customs of China write them: currency/figure/mark, with 1 for a rate in per cent (which has no currency), 2 for a
// price per ton and 3 for a total.

/** What people type instead: `0.3%` is a rate, `USD 3,000` a total. */
export function chargeWritten(typed: string): string {
  const text = typed.normalize('NFKC').toUpperCase().replace(/[\s,]/g, '');
  return text.replace(/^(-?\d+(?:\.\d+)?)%$/, '/$1/1').replace(/^([A-Z]{3})(-?\d+(?:\.\d+)?)$/, '$1/$2/3');
}

const written = /^([A-Z]{3})?\/(-?\d{1,10}(?:\.\d{1,4})?)\/([123])$/;

function isCharge(text: string, marks: string, canDeduct: boolean): boolean {
  const [, currency, figure = '', mark = ''] = written.exec(text) ?? [];
  if (!marks.includes(mark) || mark === '' || (!canDeduct && figure.startsWith('-'))) return false;
  if (mark !== '1') return isCode(currencies, currency);
  return currency === undefined && !exceeds(figure.replace('-', ''), '100');
}

export const freightRule: Rule = {
  test: (text) => isCharge(text, '123', false),
  says: {
    zh: '币制/数值/标记，如 USD/3000/3 总价、USD/500/2 每吨单价、/5/1 费率；也可写 USD 3000 或 5%',
    en: 'currency/figure/mark: USD/3000/3 a total, USD/500/2 per ton, /5/1 a rate; or USD 3000, 5%',
  },
};

export const insuranceRule: Rule = {
  test: (text) => isCharge(text, '13', false),
  says: {
    zh: '币制/数值/标记，如 USD/90/3 总价、/0.3/1 费率；也可写 USD 90 或 0.3%',
    en: 'currency/figure/mark: USD/90/3 a total, /0.3/1 a rate; or USD 90, 0.3%',
  },
};

/** What is to be taken off the price is written with a minus. */
export const otherChargeRule: Rule = {
  test: (text) => isCharge(text, '13', true),
  says: {
    zh: '币制/数值/标记，如 USD/50/3；应扣除的为负，如 USD/-50/3；也可写 USD 50 或 1%',
    en: 'currency/figure/mark: USD/50/3, with a minus what is taken off: USD/-50/3; or USD 50, 1%',
  },
};

/** Documents with their codes: `Y:<01>F26A001; 1:26-AA-100001`. */
export function papersWritten(typed: string): string {
  return typed
    .normalize('NFKC')
    .split(/[;\n]/)
    .map((one) => one.trim().replace(/\s*:\s*/, ':'))
    .filter(Boolean)
    .join('; ');
}

export const papersRule: Rule = {
  test: (text) => text.split('; ').every((one) => /^[0-9A-Za-z]:\S.{0,79}$/.test(one)),
  says: {
    zh: '单证代码:编号，多个用分号分开，如 Y:F26A001; 4:26-AA-100001',
    en: 'code:number of each document, several with semicolons: Y:F26A001; 4:26-AA-100001',
  },
};
