import type { UnsentReason } from '@loadline/contract/messages/unsent';

/** A reason of ours: it is for good unless told. */
export function ours(code: UnsentReason, retry = false): { readonly code: string; readonly retry: boolean } {
  return { code, retry };
}

/**
 * Why a message was not sent. It may be logged, stored and shown: it never holds a number, an address, the text, a code
 * or a credential, because nothing of what a vendor answered gets in but a code of a known shape.
 */
export class NotSent extends Error {
  /** Whether the same message may go through later. */
  readonly retry: boolean;
  /**
   * The vendor's code, an SMTP reply code, `HTTP` with a status, or one of ours, which `unsentSaid` of the contract says in words.
   */
  readonly code: string;

  constructor(sender: string, { code, retry }: { code: string; retry: boolean }) {
    super(`${sender} did not take the message: ${code}`);
    this.name = 'NotSent';
    this.code = code;
    this.retry = retry;
  }
}
