/** A thread or a process of its own that does one task at a time. */
export interface Helper {
  give(task: unknown): void;
  end(): void;
  /** Whether the program stays open for it. */
  hold(isHeld: boolean): void;
}

interface Heard<Reply> {
  said(reply: Reply): void;
  broke(reason: Error): void;
}

interface Terms {
  /** Of whom it is told that they took too long. */
  readonly name: string;
  /** For each task, from its turn on. */
  readonly seconds: number;
}

/** How long a helper keeps what it has loaded while nobody asks. */
const idleMs = 60_000;

/**
 * Has tasks done apart from the program, one after the other. A helper that takes longer than the terms allow, or is lost,
 * is ended and its task fails; the next task has a new one. None that rests keeps the program open.
 */
export function doneApart<Task, Reply>(
  begin: (heard: Heard<Reply>) => Helper,
  { name, seconds }: Terms,
): (task: Task) => Promise<Reply> {
  let helper: Helper | undefined;
  let asker: Heard<Reply> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(reason: Error): void {
    helper?.end();
    helper = undefined;
    asker?.broke(reason);
  }

  function atHand(): Helper {
    clearTimeout(idle);
    if (helper) return helper;
    // What one says that has been ended is for nobody.
    const mine: Helper = begin({
      said: (reply) => void (helper === mine && asker?.said(reply)),
      broke: (reason) => void (helper === mine && end(reason)),
    });
    helper = mine;
    return mine;
  }

  async function done(task: Task): Promise<Reply> {
    const late = setTimeout(() => end(new Error(`${name} took over ${seconds} s`)), seconds * 1_000);
    try {
      return await new Promise<Reply>((said, broke) => {
        asker = { said, broke };
        const hand = atHand();
        hand.hold(true);
        hand.give(task);
      });
    } finally {
      clearTimeout(late);
      asker = undefined;
      helper?.hold(false);
      idle = setTimeout(() => end(new Error(`${name} rests`)), idleMs).unref();
    }
  }

  return (task) => {
    const mine = last.then(() => done(task));
    last = mine.catch(() => undefined);
    return mine;
  };
}
