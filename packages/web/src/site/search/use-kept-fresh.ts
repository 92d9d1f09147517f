import { use, useEffect, useRef, useState } from 'react';
import { type Asked, type Heard, OpeningContext } from '../../kernel/opening.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { firstPause, pauseAfter, pausedFor } from './refresh-pace.ts';

export type Answer<T> =
  | { readonly state: 'asking' }
  /** `refreshing` while the same is asked once more: the old answer stands. */
  | { readonly state: 'found'; readonly answer: T; readonly refreshing: boolean }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** Another key is another question. */
export interface Question<T> extends Asked<T> {
  /** Asks for what can still change, and puts it into the old answer; undefined when nothing can. */
  readonly again: (before: T) => ((signal: AbortSignal) => Promise<T>) | undefined;
  /** Whether this visitor would be answered the same as the server, which asked as nobody. */
  readonly isEnough: (opened: T) => boolean;
}

/**
 * Asks once, and then again by itself while the page is looked at, ever more seldom while nothing changes. What fails
 * on the way leaves the old answer standing; only a thing that is gone (404) is refused.
 */
export function useKeptFresh<T>(question: Question<T>): Answer<T> {
  const opening = use(OpeningContext);
  const { key } = question;
  const [answer, setAnswer] = useState<Answer<T>>(() => openedWith(opening.to(question)));
  const asked = useRef(question);
  asked.current = question;
  useEffect(() => {
    const left = new AbortController();
    const opened = opening.to(asked.current);
    opening.take(key);
    void keepAsking(asked.current, opened, left.signal, setAnswer);
    return () => left.abort();
  }, [key, opening]);
  return answer;
}

function openedWith<T>(opened: Heard<T> | undefined): Answer<T> {
  if (!opened) return { state: 'asking' };
  if (opened instanceof Refusal) return { state: 'refused', refusal: opened };
  return { state: 'found', answer: opened.found, refreshing: false };
}

async function keepAsking<T>(
  { ask, again, isEnough }: Question<T>,
  opened: Heard<T> | undefined,
  left: AbortSignal,
  show: (answer: Answer<T>) => void,
): Promise<void> {
  const stands = opened instanceof Refusal || (opened && isEnough(opened.found));
  const first = stands ? opened : await heardFrom(ask, left);
  if (!first) return;
  if (first instanceof Refusal) return show({ state: 'refused', refusal: first });
  let heard = first.found;
  show({ state: 'found', answer: heard, refreshing: false });
  let pause = firstPause;
  for (let next = again(heard); next && (await pausedFor(pause, left)); next = again(heard)) {
    show({ state: 'found', answer: heard, refreshing: true });
    const later = await heardFrom(next, left);
    if (!later) return;
    if (later instanceof Refusal && later.status === 404) return show({ state: 'refused', refusal: later });
    const fresh = later instanceof Refusal ? heard : later.found;
    pause = pauseAfter(pause, JSON.stringify(fresh) === JSON.stringify(heard) ? 'nothing' : 'news');
    heard = fresh;
    show({ state: 'found', answer: heard, refreshing: false });
  }
}

/** What was heard, or why nothing was; undefined when the page was left before. */
async function heardFrom<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  left: AbortSignal,
): Promise<Heard<T> | undefined> {
  try {
    const found = await ask(left);
    return left.aborted ? undefined : { found };
  } catch (error) {
    if (left.aborted) return undefined;
    if (error instanceof Refusal) return error;
    throw error;
  }
}
