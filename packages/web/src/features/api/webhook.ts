import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { deliveryApi, listWebhooks } from '@loadline/contract/webhooks/webhook.api';

export type Hook = AnswerOf<typeof listWebhooks>[number];
export type Delivery = AnswerOf<typeof deliveryApi.list>['rows'][number];
export type DeliveryDetail = AnswerOf<typeof deliveryApi.detail>;

/** A webhook's panel in the address, beside those of keys and deliveries, whose ids stand there alone. */
export const hookMark = 'hook-';
export const newHook = 'new-hook';
export const deliveryMark = 'delivery-';
