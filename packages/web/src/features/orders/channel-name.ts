import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import { orderApi } from '@loadline/contract/orders/order.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';

export type ChannelNames = AnswerOf<typeof orderApi.overview>['channels'][number];

export function channelName({ name, nameEn }: ChannelNames, language: Language): string {
  return language === 'en' ? nameEn : name;
}

/** What a channel is called in the reader's language; one that is no longer offered keeps the name it is stored by. */
export function useChannelName(stored: string): string {
  const { language } = useWords();
  const { data } = useQuery(asking(orderApi.overview, {}));
  const known = data?.channels.find(({ name }) => name === stored);
  return known ? channelName(known, language) : stored;
}
