import { setTimeout } from 'node:timers/promises';
import { residentOf, type ServedProduct } from './product.ts';

export interface Weighed {
  /** Megabytes of resident memory of the process that serves, before and at most. */
  readonly before: number;
  readonly peak: number;
  /** Milliseconds of the slowest answer meanwhile. */
  readonly slowest: number;
}

/** Weighs the process that serves, and asks it something simple over and over, until it is called. Linux only (/proc). */
export async function weighing(
  served: ServedProduct,
  ask: () => Promise<unknown> = async () => (await fetch(`${served.address}/healthz`)).text(),
): Promise<() => Promise<Weighed>> {
  const before = await residentOf(served);
  let [peak, slowest] = [before, 0];
  const ended = new AbortController();
  const looking = (async () => {
    while (!ended.signal.aborted) {
      const start = performance.now();
      await ask();
      slowest = Math.max(slowest, performance.now() - start);
      peak = Math.max(peak, await residentOf(served));
      await setTimeout(15);
    }
  })();
  return async () => {
    ended.abort();
    await looking;
    return { before, peak, slowest };
  };
}
