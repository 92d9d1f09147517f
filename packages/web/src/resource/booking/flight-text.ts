import { type LocalTime, localTime } from '../../kernel/time.ts';

/** A flight number as it is read: carrier, blank, number. */
export function flightNoText(flightNo: string): string {
  return flightNo.replace(/^([A-Z0-9]{2})\s*(\d)/, '$1 $2');
}

/** An instant by the clocks of an airport. */
export function flightTime(instant: string, zone: string): LocalTime {
  return localTime(instant, zone);
}
