import { Problem } from './problem.ts';

/** Lets each account do so much at once; what is more waits for its turn, and too much of that is refused. */
export interface Turns {
  /** Work of an account; without one it waits for nobody. */
  take<T>(account: string | undefined, work: () => Promise<T>): Promise<T>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export function turnsFor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const lines = new Map<string, Line>();

  async function enter(account: string): Promise<Line> {
    const line = lines.get(account) ?? { running: 0, waiting: [] };
    lines.set(account, line);
    if (line.running < atOnce) {
      line.running += 1;
      return line;
    }
    if (line.waiting.length >= waiting) throw new Problem('tooManyAtOnce', { seconds: 2 });
    await new Promise<void>((resolve) => line.waiting.push(resolve));
    return line;
  }

  function leave(account: string, line: Line): void {
    const next = line.waiting.shift();
    // The turn goes over as it is: nobody who comes in between takes it.
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(account);
  }

  return {
    async take(account, work) {
      if (account === undefined) return work();
      const line = await enter(account);
      try {
        return await work();
      } finally {
        leave(account, line);
      }
    },
  };
}
