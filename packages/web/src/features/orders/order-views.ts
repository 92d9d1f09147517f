import type { OrderStatus } from '@loadline/contract/codes/stage';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import type { orderApi } from '@loadline/contract/orders/order.api';
import type { Words } from '../../kernel/words.ts';
import type { ListView } from '../../resource/views/views-of-list.ts';
import { expected } from './order-late.ts';

type Overview = AnswerOf<typeof orderApi.overview>;

/** The product's own views by what a clerk has to do next: each is a set of statuses. */
const statusesOf = {
  toShip: ['ORDERED', 'WH_IN'],
  transit: ['WH_OUT', 'EXPORT_RELEASED', 'DEPARTED', 'ARRIVED'],
  clearance: ['IN_CLEARANCE'],
  delivery: ['DELIVERED'],
  done: ['SIGNED', 'CLOSED'],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** The views every list of orders has, with how many orders each holds once that is known. */
export function orderViews(
  t: Words['t'],
  overview: Overview | undefined,
  abnormal: number | undefined,
): ListView[] {
  const counted = (statuses: readonly OrderStatus[]) => {
    if (!overview) return undefined;
    const rows = overview.byStatus.filter(({ status }) => statuses.includes(status));
    return wholeText(rows.reduce((total, { count }) => total + count, 0));
  };
  const view = (key: keyof typeof statusesOf): ListView => ({
    key,
    label: t(`orders.view.${key}`),
    search: { status: statusesOf[key] },
    count: counted(statusesOf[key]),
  });
  return [
    { key: 'all', label: t('orders.view.all'), search: {}, count: overview && wholeText(overview.total) },
    view('toShip'),
    view('transit'),
    view('clearance'),
    view('delivery'),
    view('done'),
    { key: 'week', label: t('orders.view.week'), search: { eta: 'week', sort: 'eta' } },
    { key: 'late', label: t('orders.view.late'), search: { eta: 'past', status: expected, sort: 'eta' } },
    {
      key: 'abnormal',
      label: t('orders.view.abnormal'),
      search: { tab: 'abnormal' },
      count: abnormal === undefined ? undefined : wholeText(abnormal),
    },
  ];
}
