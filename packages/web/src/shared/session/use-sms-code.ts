import { codeRecipientOf } from '@loadline/contract/session/code-way';
import { type SmsPurpose, sendMessage } from '@loadline/contract/session/identity.api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { inTab } from '../../kernel/storage.ts';
import { useCountdown } from '../../ui/use-countdown.ts';

/** The code that was sent last; not known any more after a reload. */
interface Sent {
  readonly to: string;
  readonly validMinutes: number;
}

/** The moment alone is kept: a number would tell the next user of this browser who was here. */
const key = 'sms.due';

/** Codes for one purpose: sending one, and the wait until the next, which a reload of the page does not shorten. */
export function useSmsCode(purpose: SmsPurpose) {
  const { left, start } = useCountdown();
  // Only the browser knows of a wait that began before this page.
  const goOn = useEffectEvent(() => start(secondsLeft()));
  useEffect(() => goOn(), []);
  const [sent, setSent] = useState<Sent>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const wait = (seconds: number) => {
    inTab().setItem(key, String(Date.now() + seconds * 1_000));
    start(seconds);
  };
  const send = async (to: string): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const given = await call(sendMessage, { body: { ...codeAddressOf(to), purpose }, refusal: 'in place' });
      setSent({ to, validMinutes: given.validMinutes });
      wait(given.resendSeconds);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
      if (error.retryAfter) wait(error.retryAfter);
    } finally {
      setBusy(false);
    }
  };
  /** Seconds until another code can go to this address; one corrected meanwhile need not wait. */
  const leftFor = (to: string): number =>
    sent && codeRecipientOf(sent.to) !== codeRecipientOf(to) ? 0 : left;
  return { leftFor, busy, sent, refusal, send };
}

export type SmsCode = ReturnType<typeof useSmsCode>;

/** A typed mobile or mail address as calls take it. */
export function codeAddressOf(typed: string): { readonly mobile?: string; readonly email?: string } {
  return typed.includes('@') ? { email: typed.trim() } : { mobile: typed.trim() };
}

function secondsLeft(): number {
  const due = Number(inTab().getItem(key) ?? 0);
  return Math.max(0, (due - Date.now()) / 1_000);
}
