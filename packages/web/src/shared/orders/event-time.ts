import { localDay, localTime } from '../../kernel/time.ts';
import type { OrderEvent } from './order-record.ts';

type Timed = Pick<OrderEvent, 'occurredAt' | 'zone' | 'dayOnly'>;

/** When something happened, in the local time of its place; the day alone where no more is known. */
export function eventTime({ occurredAt, zone, dayOnly }: Timed): {
  time: string;
  zone: string | undefined;
} {
  if (dayOnly) return { time: localDay(occurredAt, zone), zone: undefined };
  const { short, offset } = localTime(occurredAt, zone);
  return { time: short, zone: offset };
}
