import { currencies } from '../codes/currency.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, decimal, group, optional, text } from '../kernel/field.ts';
import { deskWaybill } from './waybill.ts';
import { listOf } from './waybill-detail.ts';

const which = { id: deskWaybill.fields.id, version: versionField };

/** What a waybill costs us: never in an answer to a customer. */
const cost = {
  name: text({ label: { zh: '费用', en: 'Charge' }, max: 60 }),
  supplier: optional(text({ label: { zh: '供应商', en: 'Supplier' }, max: 100 })),
  currency: code(currencies, { label: { zh: '币种', en: 'Currency' } }),
  quantity: decimal({ label: { zh: '数量', en: 'Quantity' }, scale: 3, min: '0' }),
  unitPrice: decimal({ ...figures.unitPrice, min: '0' }),
  amount: decimal({ ...figures.amount, min: '-99999999' }),
  remark: optional(text(texts.remark)),
};

const costSheet = group(
  {
    version: versionField,
    costs: listOf(cost, '成本', 'Costs', 100),
    /** One sum per currency, never mixed. */
    sums: listOf({ currency: cost.currency, amount: cost.amount }, '合计', 'Sums', 40),
  },
  { label: { zh: '成本', en: 'Costs' } },
);

export const waybillCosts = endpoint('GET /opsapi/mawb/costs', {
  access: 'op:mawb:cost',
  title: { zh: '主单成本', en: 'Costs of a master waybill' },
  query: { id: deskWaybill.fields.id },
  answer: costSheet,
});

export const saveCosts = endpoint('POST /opsapi/mawb/costs', {
  access: 'op:mawb:cost',
  title: { zh: '保存主单成本', en: 'Save the costs of a master waybill' },
  body: { ...which, costs: listOf(cost, '成本', 'Costs', 100) },
  answer: costSheet,
});
