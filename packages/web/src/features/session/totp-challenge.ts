import type { TotpChallenge } from '@loadline/contract/session/session.api';

/** Whether what stands beside a refusal asks for the second factor. */
export function isTotpChallenge(data: unknown): data is TotpChallenge {
  return typeof data === 'object' && data !== null && 'challenge' in data && data.challenge === 'totp';
}
