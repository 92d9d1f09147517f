import { NotSent, ours } from './not-sent.ts';
import type { Sms, SmsSender } from './sms.ts';

export interface VendorRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for none. */
  readonly body: string;
}

export interface VendorAnswer {
  readonly status: number;
  /** The parsed JSON; undefined when it was none. */
  readonly body: unknown;
}

/** What is particular to one provider. */
export interface SmsVendor {
  readonly name: string;
  requestFor(message: Sms, at: Date): VendorRequest;
  /** `taken`, or what stands where the provider writes its code of refusal. */
  verdictOn(answer: VendorAnswer): 'taken' | { readonly code: unknown };
  /** The shape of its codes: whatever else stands in their place is not repeated. */
  readonly codes: RegExp;
  /** The refusals that may be over when the message is tried again. */
  readonly passing: RegExp;
}

const deadline = 10_000;

/** Sends through a provider, within 10 s unless told. */
export function smsThrough(vendor: SmsVendor, deadlineMs = deadline): SmsSender {
  return {
    async send(message) {
      // Aliyun reads commas as a list of a thousand numbers: one number or nothing.
      if (!/^\+[1-9]\d{6,14}$/.test(message.to)) throw new NotSent(vendor.name, ours('number'));
      const answer = await answerTo(vendor.requestFor(message, new Date()), deadlineMs).catch(
        (error: unknown) => {
          const late = error instanceof Error && error.name === 'TimeoutError';
          throw new NotSent(vendor.name, ours(late ? 'deadline' : 'unreachable', true));
        },
      );
      const verdict = vendor.verdictOn(answer);
      if (verdict === 'taken') return;
      const code = codeOf(verdict.code, vendor.codes) ?? `HTTP ${answer.status}`;
      const busy = answer.status === 429 || answer.status >= 500;
      throw new NotSent(vendor.name, { code, retry: busy || vendor.passing.test(code) });
    },
  };
}

/** Never follows a redirect: the credentials are for this address alone. */
async function answerTo({ url, headers, body }: VendorRequest, deadlineMs: number): Promise<VendorAnswer> {
  const signal = AbortSignal.timeout(deadlineMs);
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: body || null,
    redirect: 'manual',
    signal,
  });
  return { status: answer.status, body: parsed(await answer.text()) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(raw: unknown, shape: RegExp): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const code = String(raw);
  return code.length <= 80 && shape.test(code) ? code : undefined;
}

/** What stands at a place inside an answer; undefined when the answer is built otherwise. */
export function at(answer: unknown, ...place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined;
    return (inside as Record<string | number, unknown>)[key];
  }, answer);
}
