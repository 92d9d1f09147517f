import { Refusal } from './refusal.ts';

/** The longest pause in seconds, whatever the server says. */
const longest = 60;

/** What is known of a read that may have been refused. */
interface Asked {
  readonly error: unknown;
  readonly errorUpdateCount: number;
  readonly errorUpdatedAt: number;
}

/**
 * In how many milliseconds a refused read asks again by itself: when the server says that it may, later each time, and
 * not in the same moment as everybody. What is refused for good is not asked again.
 */
export function asksAgainIn({ error, errorUpdateCount, errorUpdatedAt }: Asked): number | false {
  if (!(error instanceof Refusal) || error.retryAfter === undefined) return false;
  const seconds = Math.min(longest, Math.max(error.retryAfter, 2 ** (errorUpdateCount - 1)));
  return seconds * 1_000 + (errorUpdatedAt % 1_000);
}
