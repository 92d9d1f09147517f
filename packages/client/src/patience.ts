/** How long to wait when the portal is busy (503) or has been asked too often (429). */
export interface Patience {
  /** Tries in all; 1 never waits. */
  readonly tries: number;
  /** What is waited at most between two tries: who is told to come back later still gets the refusal. */
  readonly waitAtMostSeconds: number;
}

/** Seconds in a Retry-After header, which may also be a date; without one a try comes after one second. */
export function secondsUntil(retryAfter: string | null, now = Date.now()): number {
  if (retryAfter === null) return 1;
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 1;
}

/** Sends until it is answered otherwise than "later", as often and as long as patience allows. */
export async function answered(
  send: () => Promise<Response>,
  { tries, waitAtMostSeconds }: Patience,
  wait: (seconds: number) => Promise<void>,
): Promise<Response> {
  for (let left = tries - 1; ; left -= 1) {
    const response = await send();
    if (left <= 0 || (response.status !== 429 && response.status !== 503)) return response;
    const seconds = secondsUntil(response.headers.get('retry-after'));
    if (seconds > waitAtMostSeconds) return response;
    await response.body?.cancel();
    await wait(seconds);
  }
}

export function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((over, stopped) => {
    const abort = () => {
      clearTimeout(timer);
      stopped(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      over();
    }, seconds * 1_000);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
