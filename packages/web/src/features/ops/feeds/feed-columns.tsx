import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { sayFeedReason } from '@loadline/contract/events/feed-reason';
import { feedMessage } from '@loadline/contract/feeds/feed-message';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { Words } from '../../../kernel/words.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';

export type FeedMessage = ValuesOf<typeof feedMessage.fields>;

export const feedColumns = [
  'receivedAt',
  'state',
  'kind',
  'way',
  'numbers',
  'events',
  'orders',
  'reasons',
  'name',
  'receivedBy',
] as const;

/** When a message came, what it is about, and what became of it. */
export function feedCells({ language }: Words): ColumnLooks<typeof feedMessage.fields, FeedMessage> {
  return {
    receivedAt: { width: 112, muted: true },
    way: { muted: true },
    numbers: { width: 168, cell: ({ numbers }) => numbers.map(shownNumber).join(', ') || '\u2014' },
    events: { width: 84 },
    orders: { width: 104 },
    reasons: { width: 320, cell: ({ reasons }) => firstReason(reasons, language) },
    name: { width: 150, muted: true },
    receivedBy: { width: 90, muted: true },
  };
}

/** The first reason in words, and how many more there are. */
function firstReason(reasons: FeedMessage['reasons'], language: Words['language']): string {
  const [first] = reasons;
  if (!first) return '\u2014';
  const more = reasons.length > 1 ? ` (+${reasons.length - 1})` : '';
  return `${sayFeedReason(first, language)}${more}`;
}
