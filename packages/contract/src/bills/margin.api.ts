import { shipment } from '../facts/shipment.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, id, list, optional, text } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { margin } from './charge-cost.api.ts';
import { marginGroup, marginGroups } from './margin.ts';
import { choice } from './money-receipt.api.ts';

/** As all that tells a cost. */
const access = 'op:cost';

const filter = {
  by: optional(code(marginGroups, { label: { zh: '分组方式', en: 'Grouped by' } })),
  search: optional(text({ label: { zh: '订单号、客户、产品', en: 'Order, customer or product' }, max: 100 })),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  product: optional(shipment.channelName),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
};

const { lines, without, unrated } = marginGroup.fields;

/** What everything found comes to. */
const sums = group({ lines, ...margin, without, unrated }, { label: marginGroup.label });

export const marginApi = recordsApi({
  path: '/opsapi/margins',
  access,
  called: { zh: '毛利', one: 'the margin of a group', many: 'margins' },
  of: marginGroup,
  filter,
  sorts: sortsOf(marginGroup),
  overview: { query: filter, answer: sums },
  exported: { access, query: chosen },
});

/** The customers and products by which the margin is narrowed. */
export const marginChoices = endpoint('GET /opsapi/margins/choices', {
  access,
  title: { zh: '毛利筛选项', en: 'What margins are narrowed by' },
  answer: group(
    {
      customers: list(choice, { label: { zh: '客户', en: 'Customers' }, max: 500 }),
      products: list(choice, { label: { zh: '产品', en: 'Products' }, max: 1_000 }),
    },
    { label: { zh: '毛利筛选项', en: 'Choices' } },
  ),
});
