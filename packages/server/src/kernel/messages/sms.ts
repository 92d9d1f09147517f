/** One message to one phone. */
export interface Sms {
  /** Our id of the message; vendors that take one keep it beside theirs. */
  readonly id: string;
  /** E.164: `+8613800138000`. */
  readonly to: string;
  /** Our name of the message, e.g. `code`; providers with approved templates look it up in SMS_TEMPLATES. */
  readonly template: string;
  /** What fills the template, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The finished sentence, for providers that send any text. */
  readonly text: string;
}

/** The one way out for SMS. */
export interface SmsSender {
  /** Resolves when the provider has taken the message (which is not yet its arrival); rejects with `NotSent`. */
  send(message: Sms): Promise<void>;
}
