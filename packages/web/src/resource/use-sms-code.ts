import { type SmsPurpose, sendMessage } from '@loadline/contract/session/identity.api';
import { useState } from 'react';
import { call } from '../kernel/call.ts';
import { Refusal } from '../kernel/refusal.ts';
import { useCountdown } from '../ui/use-countdown.ts';

/** The code that was sent last; not known any more after a reload. */
interface Sent {
  readonly to: string;
  readonly validMinutes: number;
}

/** Codes for one purpose: sending one, and the wait until the next, which a reload of the page does not shorten. */
export function useSmsCode(purpose: SmsPurpose) {
  const key = `code.${purpose}`;
  const { left, start } = useCountdown(() => secondsUntil(key));
  const [sent, setSent] = useState<Sent>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const wait = (seconds: number) => {
    // The moment alone: a number would tell the next user of this browser who was here.
    sessionStorage.setItem(key, String(Date.now() + seconds * 1_000));
    start(seconds);
  };
  const send = async (mobile: string): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const given = await call(sendMessage, { body: { mobile, purpose }, refusal: 'in place' });
      setSent({ to: mobile, validMinutes: given.validMinutes });
      wait(given.resendSeconds);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
      if (error.retryAfter) wait(error.retryAfter);
    } finally {
      setBusy(false);
    }
  };
  return { left, busy, sent, refusal, send };
}

export type SmsCode = ReturnType<typeof useSmsCode>;

function secondsUntil(key: string): number {
  const due = Number(sessionStorage.getItem(key) ?? 0);
  return Math.max(0, (due - Date.now()) / 1_000);
}
