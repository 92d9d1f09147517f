import { exact, fixed, minus, over, plus, times, zero } from '../kernel/decimal.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, flag, instant, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { TaxWay } from './invoice.codes.ts';
import { invoiceTypes, taxWays } from './invoice.codes.ts';

const written: Place[] = ['list', 'update'];

/** The tax point of each type of invoice, as staff keep it; a request takes what holds when it is made. */
export const invoiceTax = resource(
  'invoiceTax',
  { zh: '开票税点', en: 'Tax of invoices' },
  {
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    invoiceType: code(invoiceTypes, { label: { zh: '发票类型', en: 'Invoice type' }, places: written }),
    taxPoint: decimal({
      label: { zh: '税点', en: 'Tax point' },
      scale: 2,
      min: '0',
      max: '99',
      unit: '%',
      places: written,
    }),
    taxWay: code(taxWays, { label: { zh: '计税方式', en: 'How it is taxed' }, places: written }),
    active: flag({ label: { zh: '启用', en: 'Active' }, places: written }),
    changedWho: text({ label: { zh: '录入人', en: 'Entered by' }, max: 64, places: ['list'] }),
    changedAt: instant({ label: { zh: '录入时间', en: 'Entered' }, places: ['list'] }),
  },
);

interface Taxed {
  readonly taxPoint: string;
  readonly taxWay: TaxWay;
}

/** What stands on an invoice over these amounts of bills, to the cent, a half away from zero. */
export function invoiceSums(amounts: readonly string[], { taxPoint, taxWay }: Taxed) {
  const sum = amounts.reduce((all, amount) => plus(all, exact(amount)), zero);
  const point = over(exact(taxPoint), exact('100'));
  const net = taxWay === 'added' ? sum : exact(fixed(over(sum, plus(exact('1'), point)), 2));
  const tax = taxWay === 'added' ? exact(fixed(times(sum, point), 2)) : minus(sum, net);
  return { net: fixed(net, 2), tax: fixed(tax, 2), actual: fixed(plus(net, tax), 2) };
}
