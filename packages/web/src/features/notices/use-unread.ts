import { countUnread, noticesPath } from '@loadline/contract/notices/unread.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useSignedInUser } from '../../kernel/session.ts';

/** Whether there are notices to be had: none before the second factor is set up, none with a customer's eyes. */
export function useHasNotices(): boolean {
  const user = useSignedInUser();
  return user !== undefined && !user.mustEnrol && !user.viewingAs;
}

export function useUnread() {
  return useQuery({ ...asking(countUnread, {}), enabled: useHasNotices() });
}

const asked: readonly unknown[] = [noticesPath, countUnread.path];

/** Asks for everything about notices again. */
export function useRenewNotices() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => asked.includes(queryKey[0]) });
}

/** Follows the server: a new notice shows without a reload, and one read on another device is read here. */
export function useNoticeNews(): void {
  useLive('notice', undefined, useRenewNotices());
}
