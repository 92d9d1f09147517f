import { sayFeedReason } from '@loadline/contract/events/feed-reason';
import { feedMessage } from '@loadline/contract/feeds/feed-message';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { Words } from '../../../kernel/words.ts';
import { columnsOf } from '../../../resource/resource-columns.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';

export type FeedMessage = ValuesOf<typeof feedMessage.fields>;

const keys = [
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
];

/** When a message came, what it is about, and what became of it. */
export function feedColumns({ language }: Words): TableColumn<FeedMessage>[] {
  return columnsOf<FeedMessage>({
    fields: feedMessage.fields,
    keys,
    language,
    looks: {
      receivedAt: { width: 112, muted: true },
      state: { width: 148 },
      kind: { width: 110 },
      way: { width: 76, muted: true },
      numbers: { width: 168 },
      events: { width: 84 },
      orders: { width: 104 },
      reasons: { width: 320, cell: ({ reasons }) => firstReason(reasons, language) },
      name: { width: 150, muted: true },
      receivedBy: { width: 90, muted: true },
    },
  });
}

/** The first reason in words, and how many more there are. */
function firstReason(reasons: FeedMessage['reasons'], language: Words['language']): string {
  const [first] = reasons;
  if (!first) return '\u2014';
  const more = reasons.length > 1 ? ` (+${reasons.length - 1})` : '';
  return `${sayFeedReason(first, language)}${more}`;
}
