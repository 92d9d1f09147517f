import type { Clock } from './clock.ts';

interface Kept<T> {
  readonly answer: Promise<T>;
  readonly at: number;
  /** The next one is on its way. */
  renewing: boolean;
}

interface Limits {
  /** An answer that is younger is given again. */
  readonly freshMs: number;
  /** One that is older than this is waited for; between the two the old one is given while the next is made. */
  readonly usableMs: number;
  /** So many keys are kept; who asked first goes first. */
  readonly most: number;
}

/** Answers that take long and may be some minutes old, each made once for all who ask for it at the same time. */
export function keptAnswers<T>(clock: Clock, { freshMs, usableMs, most }: Limits) {
  const now = () => clock.now().getTime();
  const kept = new Map<string, Kept<T>>();
  const begin = (key: string, make: () => Promise<T>): Promise<T> => {
    const one: Kept<T> = { answer: make(), at: now(), renewing: false };
    kept.set(key, one);
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    one.answer.catch(() => kept.get(key) === one && kept.delete(key));
    return one.answer;
  };
  const renew = (key: string, old: Kept<T>, make: () => Promise<T>) => {
    old.renewing = true;
    const at = now();
    const answer = make();
    answer.then(
      () => kept.get(key) === old && kept.set(key, { answer, at, renewing: false }),
      () => {
        old.renewing = false;
      },
    );
  };
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key);
    const age = found ? now() - found.at : Number.POSITIVE_INFINITY;
    if (!found || age >= usableMs) return begin(key, make);
    if (age >= freshMs && !found.renewing) renew(key, found, make);
    return found.answer;
  };
}
