import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { deskOrderApi } from '@loadline/contract/orders/order-desk.api';
import type { deskOrderDetail } from '@loadline/contract/orders/order-desk.edit.api';

/** One line of the order desk. */
export type DeskOrderRow = AnswerOf<typeof deskOrderApi.list>['rows'][number];

/** Everything about one order, as the desk sees it. */
export type DeskOrder = AnswerOf<typeof deskOrderDetail>;

/** What is asked before something is done with an order, or with several. */
export type AskedOfOrders = 'hold' | 'release' | 'eta';
export type AskedOfOne = AskedOfOrders | 'facts' | 'note' | 'cancel' | 'close' | 'edit';
