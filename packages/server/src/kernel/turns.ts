import { Problem } from './problem.ts';

/** Lets each account do so much at once; what is more waits for its turn. Too much of that, or for too long, is refused. */
export interface Turns {
  /** Work of an account; without one it waits for nobody. */
  take<T>(account: string | undefined, work: () => Promise<T>): Promise<T>;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Whoever asked has gone by then: their work would only keep the next of theirs waiting. */
  readonly longestMs: number;
}

export function turnsFor({ atOnce, waiting, longestMs }: Limits): Turns {
  const lines = new Map<string, Line>();

  async function enter(account: string): Promise<Line> {
    const line = lines.get(account) ?? { running: 0, waiting: [] };
    lines.set(account, line);
    if (line.running < atOnce) {
      line.running += 1;
      return line;
    }
    if (line.waiting.length >= waiting) throw new Problem('tooManyAtOnce', { seconds: 2 });
    await turnIn(line);
    return line;
  }

  function turnIn(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(tooLate);
        resolve();
      };
      const tooLate = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        reject(new Problem('tooManyAtOnce', { seconds: 2 }));
      }, longestMs);
      line.waiting.push(begin);
    });
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
