import { notify } from '../kernel/notice.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Tells in passing why a call was refused, where no form is there to show it. What is no refusal is a mistake of ours. */
export function tellRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  notify(error.message === 'Refused' ? 'warning' : 'error', error.says);
}
