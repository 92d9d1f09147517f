/**
 * Why a message was not sent. It may be logged, stored and shown: it never holds a number, an address, the text, a code
 * or a credential, because nothing of what a vendor answered gets in but a code of a known shape.
 */
export class NotSent extends Error {
  /** Whether the same message may go through later. */
  readonly retry: boolean;
  /**
   * The vendor's code, an SMTP reply code, `HTTP` with a status, or one of ours: `not-configured`, `abroad`, `number`, `address`,
   * `template` (none is configured for the message), `values` (the template needs one the message lacks), `deadline`,
   * `unreachable`.
   */
  readonly code: string;

  constructor(sender: string, { code, retry }: { code: string; retry: boolean }) {
    super(`${sender} did not take the message: ${code}`);
    this.name = 'NotSent';
    this.code = code;
    this.retry = retry;
  }
}
