import type { Text } from '../kernel/text.ts';

/** One message of the product, by SMS and by mail. */
export interface MessageTemplate {
  /** What the outbox calls it. */
  readonly label: Text;
  /** The values that fill it, in the order in which providers get them; `oneClick` is where a mail program leaves. */
  readonly values: readonly string[];
  /** Of these, what only the recipient may know: blanked once a provider has taken the message. */
  readonly secret: readonly string[];
  /** The subject of the mail. */
  readonly subject: Text;
  readonly text: Text;
  /** The text by SMS where it differs. */
  readonly sms?: Text;
  /** The ways it goes. */
  readonly via: readonly ('mail' | 'sms')[];
}

/** A message by SMS without a secret, its label its subject, unless told. */
export function template(
  label: Text,
  values: string[],
  text: Text,
  more: Partial<MessageTemplate> = {},
): MessageTemplate {
  return { label, values, secret: [], subject: label, text, via: ['sms'], ...more };
}
