import type { apiKeyStates } from '@loadline/contract/api-keys/api-key';
import type { listApiKeys } from '@loadline/contract/api-keys/api-key.api';
import type { CodeOf, Family } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type ApiKey = AnswerOf<typeof listApiKeys>[number];

export const keyFamilies: Readonly<Record<CodeOf<typeof apiKeyStates>, Family>> = {
  ACTIVE: 'done',
  ROTATING: 'act',
  IDLE: 'stop',
  EXPIRED: 'void',
  REVOKED: 'void',
};

/** Whether programs still come in by it. */
export function isLiving({ state }: ApiKey): boolean {
  return state === 'ACTIVE' || state === 'ROTATING';
}
