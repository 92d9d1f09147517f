import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { readStaffBell, staffBell } from '@loadline/contract/notices/staff-notice.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';

type Bell = AnswerOf<typeof staffBell>;
export type StaffNotice = Bell['rows'][number];

/** One's own notices at the desk, as they come, and the way to have read them: some, or all. */
export function useBell() {
  const client = useQueryClient();
  const asked = asking(staffBell, {});
  const bell = useQuery(asked);
  useLive('notice', undefined, () => bell.refetch());
  const read = async (ids?: string[]) => {
    try {
      client.setQueryData(asked.queryKey, await call(readStaffBell, { body: { ids }, refusal: 'in place' }));
    } catch (error) {
      tellRefusal(error);
    }
  };
  return { bell, read };
}
