import { currencies } from '../codes/currency.ts';
import { rateCard } from '../freight/rate-card.ts';
import { weightUnits } from '../freight/weight-basis.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, decimal, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { charge, writtenCharge } from './charge.ts';
import { chargeAtDesk, chargedOrder, chargeTabs, orderToCharge, weightsToCharge } from './charge-desk.ts';

const access = 'op:finance';

const filter = {
  search: optional(text({ label: { zh: '订单号、客户', en: 'Order no. or customer' }, max: 100 })),
  tab: optional(code(chargeTabs, { label: { zh: '范围', en: 'Scope' } })),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
};

const overview = group(
  {
    tabs: list(
      group(
        {
          tab: code(chargeTabs, { label: { zh: '范围', en: 'Scope' } }),
          count: whole({ label: { zh: '数量', en: 'Count' } }),
        },
        { label: { zh: '范围', en: 'Scope' } },
      ),
      { label: { zh: '范围', en: 'Scopes' } },
    ),
  },
  { label: chargedOrder.label },
);

const breakStates = codeTable('weight break seen', {
  chosen: { zh: '取此', en: 'Chosen' },
  own: { zh: '本段', en: 'Own break' },
  other: { zh: '其他', en: 'Other' },
});

const price = decimal({ label: { zh: '单价', en: 'Price' }, scale: 4, min: '0', max: '9999999' });
const amount = decimal({ label: { zh: '费用小计', en: 'Subtotal' }, scale: 2 });

/** The card by which the order is priced, each break with what the weight costs at it. */
const cardUsed = group(
  {
    ...pick(rateCard, 'id', 'version', 'zone', 'zoneZh', 'zoneEn', 'validFrom', 'validTo', 'currency'),
    unit: code(weightUnits, { label: { zh: '计费单位', en: 'Charged in' } }),
    minimumCharge: rateCard.fields.minimumCharge,
    breaks: list(
      group(
        {
          from: decimal({ label: { zh: '起始重量', en: 'From weight' }, scale: 3, min: '0', max: '9999999' }),
          price,
          amount,
          is: code(breakStates, { label: { zh: '取用', en: 'Used' } }),
        },
        { label: { zh: '重量段', en: 'Weight break' } },
      ),
      { label: { zh: '重量段', en: 'Weight breaks' }, max: 20 },
    ),
    /** What is saved by paying the first weight of a higher break. */
    saves: optional(decimal({ label: { zh: '靠级节省', en: 'Saved as next break' }, scale: 2 })),
  },
  { label: rateCard.label },
);

const zoneOffered = group(
  { ...pick(rateCard, 'id', 'zone', 'zoneZh', 'zoneEn', 'currency', 'validFrom', 'validTo') },
  { label: { zh: '可选运价', en: 'Rate cards to choose from' } },
);

const sum = group(
  {
    currency: code(currencies, { label: { zh: '币种', en: 'Currency' } }),
    orderFee: amount,
  },
  { label: { zh: '合计', en: 'Sum' } },
);

const orderCharges = group(
  {
    order: group(orderToCharge, { label: chargedOrder.label }),
    weights: group(weightsToCharge, { label: { zh: '重量', en: 'Weights' } }),
    card: optional(cardUsed),
    cards: list(zoneOffered, { label: { zh: '可选运价', en: 'Rate cards to choose from' }, max: 100 }),
    charges: list(group(chargeAtDesk, { label: charge.label }), { label: charge.label, max: 1_000 }),
    sums: list(sum, { label: { zh: '合计', en: 'Sums' }, max: 20 }),
  },
  { label: chargedOrder.label },
);

const one = { no: chargedOrder.fields.orderNumber };

/** The orders that can be billed, of the customers of one's team; any order by its number. */
export const chargeDeskApi = recordsApi({
  path: '/opsapi/charges',
  access,
  called: { zh: '订单费用', one: 'the charges of an order', many: 'orders to charge' },
  of: chargedOrder,
  filter,
  sorts: sortsBy(chargedOrder, 'since', 'orderNumber'),
  overview: { query: filter, answer: overview },
  exported: { access, query: chosen },
  by: one,
  detail: orderCharges,
});

/** Prices an order by the rate card that is named, else by the one that holds: what was proposed before and is not billed is replaced. */
export const proposeCharges = endpoint('POST /opsapi/charges/propose', {
  access,
  title: { zh: '按运价生成费用', en: 'Propose the charges of an order' },
  body: { ...one, cardId: optional(id({ label: rateCard.label })) },
  answer: orderCharges,
});

export const addCharge = endpoint('POST /opsapi/charges/add', {
  access,
  title: { zh: '增加费用', en: 'Add a charge' },
  body: { ...one, ...writtenCharge },
  answer: orderCharges,
});

/** A proposal that is changed is no proposal any more: it stays when the order is priced anew. */
export const changeCharge = endpoint('POST /opsapi/charges/change', {
  access,
  title: { zh: '修改费用', en: 'Change a charge' },
  body: { ...one, ...pick(charge, 'id', 'version'), ...writtenCharge },
  answer: orderCharges,
});

const several = {
  ...one,
  charges: list(id({ label: charge.label }), { label: charge.label, max: 1_000 }),
};

/** What is checked may be put on a bill. */
export const checkCharges = endpoint('POST /opsapi/charges/check', {
  access,
  title: { zh: '核对费用', en: 'Check charges' },
  body: { ...several, checked: flag({ label: { zh: '已核对', en: 'Checked' } }) },
  answer: orderCharges,
});

export const deleteCharges = endpoint('POST /opsapi/charges/delete', {
  access,
  title: { zh: '删除费用', en: 'Delete charges' },
  body: several,
  answer: orderCharges,
});

/** The fees that can be charged. */
export const listFees = endpoint('GET /opsapi/charges/fees', {
  access,
  title: { zh: '费用类型', en: 'Fees' },
  answer: list(group(pick(charge, 'feeType', 'feeZh', 'feeEn'), { label: { zh: '费用类型', en: 'Fee' } }), {
    label: { zh: '费用类型', en: 'Fees' },
    max: 2_000,
  }),
});
