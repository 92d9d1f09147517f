import { use, useEffect, useState } from 'react';
import type { Question } from '../kernel/asking.ts';
import { type Heard, OpeningContext, questionOf } from '../kernel/opening.ts';
import { Refusal } from '../kernel/refusal.ts';

export type Answer<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly found: T }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/**
 * Asks a public read, unless the page was opened with its answer; another question, or `again`, asks anew and keeps
 * what stands until it is answered. The question must be the same object as long as it is the same.
 */
export function useAnswer<T>(question: Question<T>): { answer: Answer<T>; again: () => void } {
  const opening = use(OpeningContext);
  const [answer, setAnswer] = useState<Answer<T>>(() => openedWith(opening.to(questionOf(question))));
  useEffect(() => {
    if (opening.take(questionOf(question).key)) return undefined;
    const left = new AbortController();
    const show = async () => {
      const next = await answerTo(question, left.signal);
      if (next) setAnswer(next);
    };
    void show();
    return () => left.abort();
  }, [question, opening]);
  const again = async () => {
    const next = await answerTo(question, new AbortController().signal);
    if (next) setAnswer(next);
  };
  return { answer, again: () => void again() };
}

function openedWith<T>(opened: Heard<T> | undefined): Answer<T> {
  if (!opened) return { state: 'asking' };
  return opened instanceof Refusal
    ? { state: 'refused', refusal: opened }
    : { state: 'found', found: opened.found };
}

/** The answer, or why there is none; undefined when the page was left before. */
async function answerTo<T>(question: Question<T>, signal: AbortSignal): Promise<Answer<T> | undefined> {
  try {
    return { state: 'found', found: await question.queryFn({ signal }) };
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', refusal: error };
    if (signal.aborted) return undefined;
    throw error;
  }
}
