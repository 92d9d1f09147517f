import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { countUnread, listNotices, readAllNotices, readNotices } from '@loadline/contract/notices/notice.api';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { useLive } from '../../kernel/live.ts';
import type { Asked } from '../../kernel/request.ts';
import { useSignedInUser } from '../../kernel/session.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';

export type Notice = AnswerOf<typeof listNotices>['rows'][number];
export type NoticeFilter = Omit<Asked<QueryOf<typeof listNotices>>, 'after' | 'size'>;

/** Whether there are notices to be had: none before the second factor is set up, none with a customer's eyes. */
export function useHasNotices(): boolean {
  const user = useSignedInUser();
  return user !== undefined && !user.mustEnrol && !user.viewingAs;
}

export function useUnread() {
  return useQuery({ ...asking(countUnread, {}), enabled: useHasNotices() });
}

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

const asked: readonly unknown[] = [listNotices.path, countUnread.path];

/** Asks for everything about notices again. */
function useRenewNotices() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => asked.includes(queryKey[0]) });
}

/** Follows the server: a new notice shows without a reload, and one read on another device is read here. */
export function useNoticeNews(): void {
  useLive('notice', undefined, useRenewNotices());
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
