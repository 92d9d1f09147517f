import type { ProblemName } from '@loadline/contract/kernel/problem';
import type { Text } from '@loadline/contract/kernel/text';
import { Refusal } from './refusal.ts';

/** A refusal, and which problem of the contract it is; undefined for one that is none of them. */
export interface Told {
  readonly refusal: Refusal;
  readonly problem: ProblemName | undefined;
}

type Problems = Readonly<Record<string, { readonly text: Text }>>;

/** What a failed call told. What is no refusal is a mistake of ours and is thrown on. */
export async function toldBy(failure: unknown): Promise<Told> {
  if (!(failure instanceof Refusal)) throw failure;
  // The table of all problems comes with the first refusal; without a connection its words must do.
  const known = await import('@loadline/contract/kernel/problem').catch(() => undefined);
  return { refusal: failure, problem: known && problemIn(known.problems, failure.says) };
}

/** The problem whose words these are, in either language, whatever fills their places. */
export function problemIn<P extends Problems>(problems: P, says: string): (keyof P & string) | undefined {
  const names = Object.keys(problems).filter((name): name is keyof P & string => name in problems);
  return names.find((name) => {
    const text = problems[name]?.text;
    return text && [text.zh, text.en].some((words) => patternOf(words).test(says));
  });
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}
