import type { Text } from './text.ts';

export interface ProblemKind {
  /** HTTP status. 200 is a business refusal: the envelope's code is then -1 and the client shows a warning. */
  readonly status: number;
  readonly text: Text;
}

/** One refusal: its HTTP status and its words. */
export function kind(status: number, zh: string, en: string): ProblemKind {
  return { status, text: { zh, en } };
}
