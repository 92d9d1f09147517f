import type { ProblemName } from '@loadline/contract/kernel/problem';
import type { Said } from '@loadline/contract/kernel/text';
import { Problem } from './problem.ts';

/** What each unique index means to the person who ran into it. */
type Meanings = Readonly<Record<string, ProblemName>>;

/** Work whose unique violations are refusals in words: the constraint's name says which. */
export async function withoutConflict<T>(meanings: Meanings, said: Said, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    const problem = meanings[constraintOf(error)];
    throw problem ? new Problem(problem, said) : error;
  });
}

function constraintOf(error: unknown): string {
  const isViolation =
    error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error;
  return isViolation ? String(error.constraint) : '';
}
