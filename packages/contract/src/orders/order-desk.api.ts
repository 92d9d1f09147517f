import { orderStatuses } from '../codes/stage.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import { code, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { orderFilter, orderRowFields } from './order.api.ts';
import { order } from './order.ts';
import { checklistCounts } from './order-checklist.ts';
import { deskQueues } from './order-desk.queue.ts';
import { holdReasons } from './order-hold.ts';
import { orderSorts } from './order-sort.ts';

/** What narrows the list of all customers' orders. */
export const deskOrderFilter = {
  ...orderFilter,
  customer: optional(list(id({ label: { zh: '客户', en: 'Customer' } }), { ...texts.customer })),
  saleId: optional(id({ label: { zh: '业务员', en: 'Sales' } })),
  customerServiceId: optional(id({ label: { zh: '客服', en: 'Customer service' } })),
  hold: optional(
    list(code(holdReasons, { label: { zh: '扣货原因', en: 'Held for' } }), {
      label: { zh: '扣货原因', en: 'Held for' },
    }),
  ),
  queue: optional(code(deskQueues, { label: { zh: '待办', en: 'Waiting for us' } })),
};

/** Whose an order is. */
export const orderCustomerFields = {
  customerId: id({ label: { zh: '客户编号', en: 'Customer id' } }),
  customerCode: text({ label: { zh: '客户代码', en: 'Customer code' }, max: 12, places: ['list', 'export'] }),
  customerName: text({ ...texts.customer, places: ['list', 'export'] }),
  customerNameEn: text({
    ...texts.customerEn,
    places: ['list'],
  }),
};

export const deskOrderRowFields = {
  ...orderCustomerFields,
  ...orderRowFields,
  holds: list(code(holdReasons, { label: { zh: '扣货原因', en: 'Held for' } }), {
    label: { zh: '扣货', en: 'Holds' },
  }),
  ...checklistCounts,
  cutOff: order.fields.cutOff,
  warehouseCode: order.fields.warehouseCode,
  lastEventAt: optional(instant({ label: { zh: '最近节点', en: 'Last event' } })),
  requests: whole({ label: { zh: '待处理申请', en: 'Open requests' } }),
};

/** The figures of the desk's head: orders by status, and what waits in each queue. */
const overviewAnswer = group(
  {
    total: whole({ label: { zh: '总数', en: 'Total' } }),
    byStatus: list(
      group(
        {
          status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' } }),
          count: whole({ label: { zh: '票数', en: 'Orders' } }),
        },
        { label: { zh: '状态', en: 'Status' } },
      ),
      { label: { zh: '按状态', en: 'By status' } },
    ),
    queues: list(
      group(
        {
          queue: code(deskQueues, { label: { zh: '待办', en: 'Waiting for us' } }),
          count: whole({ label: { zh: '票数', en: 'Orders' } }),
        },
        { label: { zh: '待办', en: 'Queue' } },
      ),
      { label: { zh: '待办', en: 'Queues' } },
    ),
  },
  { label: { zh: '订单台概况', en: 'Order desk overview' } },
);

/** The orders of all customers in the caller's scope. */
export const deskOrderApi = recordsApi({
  path: '/opsapi/orders',
  access: 'op:order:view',
  called: { zh: '全部客户订单', one: "a customer's order", many: "all customers' orders" },
  of: { fields: deskOrderRowFields, label: order.label },
  filter: deskOrderFilter,
  sorts: orderSorts,
  overview: { answer: overviewAnswer },
  exported: { access: 'op:order:view', query: chosen },
  by: { no: text(texts.orderNo) },
  history: historyAnswer,
});
