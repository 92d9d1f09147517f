import type { Fields } from '../kernel/field.ts';
import { text } from '../kernel/field.ts';
import { trust } from './trust.ts';
import { quoteFields } from './trust-quote.ts';

/** The fields by which the audit log tells of trust orders. */
export const trustAudited: Fields = {
  ...trust.fields,
  signedBy: text({ label: { zh: '签署人', en: 'Signed by' }, max: 64 }),
  amount: quoteFields.amount,
  currency: quoteFields.currency,
  validTo: quoteFields.validTo,
  edition: text({ label: { zh: '声明文本', en: 'Edition' }, max: 20 }),
};
