import type { Place } from './navigation.ts';

/** Somebody is about to go from one place to another. */
export interface Departure {
  readonly from: Place;
  readonly to: Place;
  leave(): void;
  stay(): void;
}

/** Whether it asks first; then it calls `leave` or `stay` when it is answered. */
type Question = (departure: Departure) => boolean;

const questions = new Set<Question>();

/** Has a question asked before anybody leaves; gives the end of it. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

export function isAskedFirst(departure: Departure): boolean {
  return [...questions].some((question) => question(departure));
}
