import { type Calendar, calendarOf } from '@loadline/contract/kernel/working-time';
import { workingCalendar } from '@loadline/contract/ops/calendar.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';

/** When the forwarder does not work as every week; undefined until it is known. */
export function useCalendar(): Calendar | undefined {
  return useQuery({ ...asking(workingCalendar, {}), select: calendarOf }).data;
}
