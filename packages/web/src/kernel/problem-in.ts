import { type ProblemName, problems } from '@loadline/contract/kernel/problem';
import type { Refusal } from './refusal.ts';

/** Whether a refusal is that problem of the contract: its words are the problem's, whatever fills their places. */
export function isProblem({ says }: Refusal, name: ProblemName): boolean {
  const { zh, en } = problems[name].text;
  return [zh, en].some((text) => patternOf(text).test(says));
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}
