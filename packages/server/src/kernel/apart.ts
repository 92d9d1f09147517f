/** A thread or a process of its own that does one task at a time. */
export interface Hand<Task> {
  give(task: Task): void;
  end(): void;
  /** Whether the program stays open for it. */
  hold(isHeld: boolean): void;
}

interface Heard<Reply> {
  readonly said: (reply: Reply) => void;
  readonly broke: (reason: Error) => void;
}

interface Terms {
  /** Of whom it is told that they took too long. */
  readonly name: string;
  /** For each task, from its turn on. */
  readonly seconds: number;
}

/** How long a hand keeps what it has loaded while nobody asks. */
const idleMs = 60_000;

/**
 * Has tasks done apart from the program, one after the other. A hand that takes longer than the terms allow, or is lost,
 * is ended and its task fails; the next task has a new one. None that rests keeps the program open.
 */
export function doneApart<Task, Reply>(
  begin: (heard: Heard<Reply>) => Hand<Task>,
  { name, seconds }: Terms,
): (task: Task) => Promise<Reply> {
  let hand: Hand<Task> | undefined;
  let asker: Heard<Reply> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(reason: Error): void {
    hand?.end();
    hand = undefined;
    asker?.broke(reason);
  }

  function atHand(): Hand<Task> {
    clearTimeout(idle);
    if (hand) return hand;
    // What one says that has been ended is for nobody.
    const mine: Hand<Task> = begin({
      said: (reply) => void (hand === mine && asker?.said(reply)),
      broke: (reason) => void (hand === mine && end(reason)),
    });
    hand = mine;
    return mine;
  }

  async function made(task: Task): Promise<Reply> {
    const late = setTimeout(() => end(new Error(`${name} took over ${seconds} s`)), seconds * 1_000);
    try {
      return await new Promise<Reply>((said, broke) => {
        asker = { said, broke };
        const ready = atHand();
        ready.hold(true);
        ready.give(task);
      });
    } finally {
      clearTimeout(late);
      asker = undefined;
      hand?.hold(false);
      idle = setTimeout(() => end(new Error(`${name} rests`)), idleMs).unref();
    }
  }

  return (task) => {
    const mine = last.then(() => made(task));
    last = mine.catch(() => undefined);
    return mine;
  };
}
