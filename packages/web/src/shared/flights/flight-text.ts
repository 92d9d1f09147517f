import { type LocalTime, localTime } from '../../kernel/time.ts';

/** An instant by the clocks of an airport. */
export function flightTime(instant: string, zone: string): LocalTime {
  return localTime(instant, zone);
}
