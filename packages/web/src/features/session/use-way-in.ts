import type { TotpChallenge } from '@loadline/contract/session/sign-in.api';
import { useState } from 'react';
import { type Credentials, signIn } from '../../kernel/sign-in.ts';
import type { SignedInUser } from '../../kernel/stored.ts';
import { type Told, toldBy } from '../../kernel/told.ts';

/** Where a login stands: one tries, is asked for the second factor, was refused, or is in. */
export type Attempt = 'in' | 'challenged' | 'refused';

/** Sends credentials to the server, and holds what it said. */
export function useWayIn(onSignedIn: (user: SignedInUser) => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Told>();
  const enter = async (credentials: Credentials): Promise<Attempt> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      onSignedIn(await signIn(credentials));
      return 'in';
    } catch (error) {
      const told = await toldBy(error).finally(() => setBusy(false));
      if (isTotpChallenge(told.refusal.data) && !credentials.totp) return 'challenged';
      setRefusal(told);
      return 'refused';
    }
  };
  return { busy, refusal, enter, forget: () => setRefusal(undefined) };
}

export type WayIn = ReturnType<typeof useWayIn>;

/** Whether what stands beside a refusal asks for the second factor. */
function isTotpChallenge(data: unknown): data is TotpChallenge {
  return typeof data === 'object' && data !== null && 'challenge' in data && data.challenge === 'totp';
}
