import { type LocalTime, localTime } from '../../kernel/time.ts';

/** The zone of whoever reads the page. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** An instant (ISO 8601 UTC) where the reader is: what happens at no place of its own. */
export function readerTime(instant: string): LocalTime {
  return localTime(instant, readerZone());
}
