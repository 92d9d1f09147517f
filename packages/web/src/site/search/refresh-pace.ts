/** Milliseconds: cargo moves slowly, and the first look is often the last. */
export const firstPause = 60_000;
const longestPause = 15 * 60_000;

/** Ever longer while nothing new is heard; after something new as at first. */
export function pauseAfter(pause: number, heard: 'news' | 'nothing'): number {
  return heard === 'news' ? firstPause : Math.min(pause * 1.5, longestPause);
}

/** Waits so many milliseconds and then until the page is looked at; false when it was left meanwhile. */
export async function pausedFor(milliseconds: number, left: AbortSignal): Promise<boolean> {
  await happens(left, (done) => {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  });
  while (document.hidden && !left.aborted) {
    await happens(left, (done) => {
      document.addEventListener('visibilitychange', done);
      return () => document.removeEventListener('visibilitychange', done);
    });
  }
  return !left.aborted;
}

/** Resolves when it happens or the page is left, and stops listening for both. */
function happens(left: AbortSignal, listen: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      left.removeEventListener('abort', done);
      resolve();
    };
    const stop = listen(done);
    left.addEventListener('abort', done);
    if (left.aborted) done();
  });
}
