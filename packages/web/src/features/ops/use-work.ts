import { listWork } from '@loadline/contract/ops/work.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';

/** Open counts are renewed by themselves as often as this, in milliseconds. */
export const renewed = 60_000;

/** What waits for this person, and the team they see it with. */
export function useWork() {
  return useQuery({ ...asking(listWork, {}), refetchInterval: renewed });
}
