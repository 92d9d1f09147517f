import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import { firstPause, pauseAfter, pausedFor } from './refresh-pace.ts';

export type Answer<T> =
  | { readonly state: 'asking' }
  /** `refreshing` while the same is asked once more: the old answer stands. */
  | { readonly state: 'found'; readonly answer: T; readonly refreshing: boolean }
  | { readonly state: 'refused'; readonly refusal: Refusal };

export interface Question<T> {
  /** Another key is another question. */
  readonly key: string;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  /** Asks for what can still change, and puts it into the old answer; undefined when nothing can. */
  readonly again: (before: T) => ((signal: AbortSignal) => Promise<T>) | undefined;
}

/**
 * Asks once, and then again by itself while the page is looked at, ever more seldom while nothing changes. What fails
 * on the way leaves the old answer standing; only a thing that is gone (404) is refused.
 */
export function useKeptFresh<T>(question: Question<T>): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'asking' });
  const asked = useRef(question);
  asked.current = question;
  const { key } = question;
  useEffect(() => {
    const left = new AbortController();
    // The key is all that makes a question another one.
    void keepAsking(key, asked.current, left.signal, setAnswer);
    return () => left.abort();
  }, [key]);
  return answer;
}

async function keepAsking<T>(
  _key: string,
  { ask, again }: Question<T>,
  left: AbortSignal,
  show: (answer: Answer<T>) => void,
): Promise<void> {
  const first = await heardFrom(ask, left);
  if (!first) return;
  if (first instanceof Refusal) return show({ state: 'refused', refusal: first });
  let { heard } = first;
  show({ state: 'found', answer: heard, refreshing: false });
  let pause = firstPause;
  for (let next = again(heard); next && (await pausedFor(pause, left)); next = again(heard)) {
    show({ state: 'found', answer: heard, refreshing: true });
    const later = await heardFrom(next, left);
    if (!later) return;
    if (later instanceof Refusal && later.status === 404) return show({ state: 'refused', refusal: later });
    const fresh = later instanceof Refusal ? heard : later.heard;
    pause = pauseAfter(pause, JSON.stringify(fresh) === JSON.stringify(heard) ? 'nothing' : 'news');
    heard = fresh;
    show({ state: 'found', answer: heard, refreshing: false });
  }
}

/** What was heard, or why nothing was; undefined when the page was left before. */
async function heardFrom<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  left: AbortSignal,
): Promise<{ heard: T } | Refusal | undefined> {
  try {
    const heard = await ask(left);
    return left.aborted ? undefined : { heard };
  } catch (error) {
    if (left.aborted) return undefined;
    if (error instanceof Refusal) return error;
    throw error;
  }
}
