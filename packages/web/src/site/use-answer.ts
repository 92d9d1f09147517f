import { useEffect, useState } from 'react';
import type { Question } from '../kernel/asking.ts';
import { Refusal } from '../kernel/refusal.ts';

export type Answer<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly found: T }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/**
 * Asks a public read; another question, or `again`, asks anew and keeps what stands until it is answered. The question
 * must be the same object as long as it is the same.
 */
export function useAnswer<T>(question: Question<T>): { answer: Answer<T>; again: () => void } {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'asking' });
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const next = await answerTo(question, left.signal);
      if (next) setAnswer(next);
    };
    void show();
    return () => left.abort();
  }, [question]);
  const again = async () => {
    const next = await answerTo(question, new AbortController().signal);
    if (next) setAnswer(next);
  };
  return { answer, again: () => void again() };
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
