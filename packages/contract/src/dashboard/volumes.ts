import { transports } from '../codes/transport.ts';
import { code, date, decimal, group, list, optional, whole } from '../kernel/field.ts';

/** What the dashboards of customers and of the forwarder count alike. */
export const orders = whole({ label: { zh: '票数', en: 'Orders' } });
export const weight = decimal({
  label: { zh: '计费重合计', en: 'Chargeable weight, total' },
  scale: 1,
  unit: 'kg',
});
/** Null: it is not known yet how the cargo travels. */
export const transport = optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } }));

export const arrivals = {
  arrived: whole({ label: { zh: '已到港', en: 'Arrived' } }),
  kept: whole({ label: { zh: '准时', en: 'On time' } }),
};

export const volumes = {
  orders,
  // Orders of the span of the same length before it.
  ordersBefore: whole({ label: { zh: '上一周期票数', en: 'Orders, previous period' } }),
  transports: list(
    group({ transport, orders, weight }, { label: { zh: '运输方式', en: 'Transport mode' } }),
    {
      label: { zh: '运输方式', en: 'Transport modes' },
    },
  ),
  // Weeks begin on Monday in China; a week without orders is not there.
  weeks: list(
    group(
      { week: date({ label: { zh: '周（周一）', en: 'Week from Monday' } }), transport, orders, weight },
      { label: { zh: '周', en: 'Week' } },
    ),
    { label: { zh: '每周', en: 'By week' } },
  ),
  // Of the orders that have arrived and had a day of arrival promised before.
  onTime: group(arrivals, { label: { zh: '准时率', en: 'On time' } }),
};
