import { currencies } from '../codes/currency.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, decimal, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { charge } from './charge.ts';
import { chargedOrder } from './charge-desk.ts';
import { baseCurrency } from './exchange-rate.ts';

/** Costs and margins stand behind a right of their own and are in no other answer, workbook, paper or notice. */
const access = 'op:cost';

const money = { scale: 2, min: '-9999999999', max: '9999999999' } as const;

export const writtenCost = {
  supplier: text({ label: { zh: '供应商', en: 'Supplier' }, max: 100 }),
  currency: code(currencies, { label: { zh: '成本币种', en: 'Currency of the cost' } }),
  amount: decimal({ label: { zh: '成本金额', en: 'Cost' }, ...money }),
};

export const margin = {
  /** At the rate of the fee date; null where the day has none. */
  charged: optional(
    decimal({ label: { zh: '应收本位币', en: 'Charged, base' }, ...money, unit: baseCurrency }),
  ),
  cost: optional(decimal({ label: { zh: '成本本位币', en: 'Cost, base' }, ...money, unit: baseCurrency })),
  margin: optional(decimal({ label: { zh: '毛利', en: 'Margin' }, ...money, unit: baseCurrency })),
  percent: optional(
    decimal({ label: { zh: '毛利率 %', en: 'Margin, %' }, scale: 1, min: '-99999999', max: '99999999' }),
  ),
};

const costOfCharge = group(
  {
    chargeId: id({ label: charge.label }),
    /** Null where nobody has said what it costs. */
    version: optional(whole({ label: { zh: '版本', en: 'Version' } })),
    supplier: optional(writtenCost.supplier),
    currency: optional(writtenCost.currency),
    amount: optional(writtenCost.amount),
    rate: optional(decimal({ label: { zh: '成本汇率', en: 'Rate of the cost' }, scale: 6, min: '0' })),
    ...margin,
  },
  { label: { zh: '成本', en: 'Cost' } },
);

const orderCosts = group(
  {
    costs: list(costOfCharge, { label: { zh: '成本', en: 'Costs' }, max: 1_000 }),
    /** Charges of which no cost is known. */
    without: whole({ label: { zh: '未录成本的费用', en: 'Charges without a cost' } }),
    ...margin,
  },
  { label: { zh: '成本与毛利', en: 'Costs and margin' } },
);

const one = { no: chargedOrder.fields.orderNumber };

export const listChargeCosts = endpoint('GET /opsapi/charge-costs', {
  access,
  title: { zh: '订单成本与毛利', en: 'Costs and margin of an order' },
  query: one,
  answer: orderCosts,
});

/** Without a version a cost that nobody has said yet. */
export const saveChargeCost = endpoint('POST /opsapi/charge-costs/save', {
  access,
  title: { zh: '保存成本', en: 'Save the cost of a charge' },
  body: {
    ...one,
    chargeId: id({ label: charge.label }),
    version: optional(whole({ label: { zh: '版本', en: 'Version' } })),
    ...writtenCost,
  },
  answer: orderCosts,
});

export const deleteChargeCost = endpoint('POST /opsapi/charge-costs/delete', {
  access,
  title: { zh: '删除成本', en: 'Delete the cost of a charge' },
  body: {
    ...one,
    chargeId: id({ label: charge.label }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
  },
  answer: orderCosts,
});
