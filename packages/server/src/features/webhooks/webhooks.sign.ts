import { createHmac, randomBytes } from 'node:crypto';

const secretStart = 'whsec_';

/** A secret as the Standard Webhooks specification writes it. */
export function newSecret(): string {
  return `${secretStart}${randomBytes(24).toString('base64')}`;
}

/** Under what a sealed secret opens. */
export function sealedFor(hookId: string): string {
  return `webhook ${hookId}`;
}

/** The id of a message: the same however often it is sent. */
export function messageId(deliveryId: string): string {
  return `msg_${deliveryId.replaceAll('-', '')}`;
}

/** The signatures of a message by each secret that counts now, as the header has them. */
export function signed(
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: string; readonly body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(secretStart.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
