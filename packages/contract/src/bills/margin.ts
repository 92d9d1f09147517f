import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { date, id, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { margin } from './charge-cost.api.ts';

/** By what the margin is looked at. */
export const marginGroups = codeTable('margin group', {
  order: { zh: '按订单', en: 'By order' },
  customer: { zh: '按客户', en: 'By customer' },
  product: { zh: '按产品', en: 'By product' },
  month: { zh: '按月份', en: 'By month' },
});

const shown: Place[] = ['list', 'export'];
const sorted: Place[] = [...shown, 'sort'];

/**
 * What was charged in a group, what it cost and what is left, in the base currency; what is left is not known where no cost is. A voided bill and its credit note come to
 * nothing; what a credit note takes off a line is no income.
 */
export const marginGroup = resource(
  'marginGroup',
  { zh: '毛利', en: 'Margin' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    /** None for charges of no order, or of an order without a product. */
    name: optional(text({ label: { zh: '分组', en: 'Group' }, max: 200, places: shown })),
    nameEn: optional(text({ label: { zh: '分组英文名', en: 'Group, English' }, max: 200, places: ['list'] })),
    /** Of a single order. */
    customer: optional(text({ ...texts.customer, places: shown })),
    customerEn: optional(text({ ...texts.customerEn, places: ['list'] })),
    from: date({ label: { zh: '最早费用日期', en: 'First fee date' }, places: shown }),
    to: date({ label: { zh: '最晚费用日期', en: 'Last fee date' }, places: shown }),
    lines: whole({ label: { zh: '费用行数', en: 'Charges' }, places: shown }),
    charged: { ...margin.charged, places: sorted },
    cost: { ...margin.cost, places: sorted },
    margin: { ...margin.margin, places: sorted },
    percent: { ...margin.percent, places: sorted },
    /** Of which no cost is known: what is left is too high by what they cost. */
    without: whole({ label: { zh: '未录成本的费用', en: 'Charges without a cost' }, places: shown }),
    /** In a currency without a rate on its day: they count for nothing. */
    unrated: whole({ label: { zh: '缺汇率的费用', en: 'Charges without a rate' }, places: shown }),
  },
);
