import type { listApiKeys } from '@loadline/contract/api-keys/api-key.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type ApiKey = AnswerOf<typeof listApiKeys>[number];

/** Whether programs still come in by it. */
export function isLiving({ state }: ApiKey): boolean {
  return state === 'ACTIVE' || state === 'ROTATING';
}
