import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { orderApi } from '@loadline/contract/orders/order.api';

/** Everything about one order, as its detail page knows it. */
export type OrderRecord = AnswerOf<typeof orderApi.detail>;
export type OrderEvent = OrderRecord['events'][number];
