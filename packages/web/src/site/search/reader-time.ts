import { type LocalTime, localTime } from '../../kernel/time.ts';
import { useReaderZone } from '../use-reader-zone.ts';

/** An instant (ISO 8601 UTC) where the reader is: what happens at no place of its own. */
export function useReaderTime(instant: string): LocalTime {
  return localTime(instant, useReaderZone());
}
