import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import type { orderApi } from '@loadline/contract/orders/order.api';

export type ChannelNames = AnswerOf<typeof orderApi.overview>['channels'][number];

export function channelName({ name, nameEn }: ChannelNames, language: Language): string {
  return language === 'en' ? nameEn : name;
}
