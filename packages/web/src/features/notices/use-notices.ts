import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { listNotices, readAllNotices, readNotices } from '@loadline/contract/notices/notice.api';
import { countUnread } from '@loadline/contract/notices/unread.api';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import type { Asked } from '../../kernel/request.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { useRenewNotices } from './use-unread.ts';

export type Notice = AnswerOf<typeof listNotices>['rows'][number];
export type NoticeFilter = Omit<Asked<QueryOf<typeof listNotices>>, 'after' | 'size'>;

/** The notices of a filter, newest first, as far as they were asked for. */
export function useNoticeList(filter: NoticeFilter, size: number) {
  const pages = useInfiniteQuery({
    queryKey: [...asking(listNotices, { ...filter, size }).queryKey, 'pages'],
    queryFn: ({ pageParam: after, signal }) =>
      asking(listNotices, { ...filter, size, ...(after && { after }) }).queryFn({ signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
  return { pages, rows: pages.data?.pages.flatMap(({ rows }) => rows) };
}

/** Marks notices read: some, or all of a category or of any. */
export function useReading() {
  const client = useQueryClient();
  const renew = useRenewNotices();
  const after = async (deed: Promise<AnswerOf<typeof countUnread>>) => {
    try {
      client.setQueryData(asking(countUnread, {}).queryKey, await deed);
      await renew();
    } catch (error) {
      tellRefusal(error);
    }
  };
  return {
    read: (ids: string[]) => after(call(readNotices, { body: { ids }, refusal: 'in place' })),
    readAll: (category?: NoticeFilter['category']) =>
      after(call(readAllNotices, { body: { category }, refusal: 'in place' })),
  };
}
