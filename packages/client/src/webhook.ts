/** What the portal tells: something that has happened, with what is known of it now. */
export interface WebhookEvent {
  /** The same at every repeat: what was seen already is answered with 2xx and left alone. */
  readonly id: string;
  /** `order.departed` and the like; types that are unknown are for later versions. */
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A request that is none of the portal's, or too old, or no event. */
export class WebhookRefusal extends Error {
  override readonly name = 'WebhookRefusal';
}

type Headers =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

interface Tolerance {
  /** How far the time of sending may be away from ours, in both directions. */
  readonly toleranceSeconds?: number;
  readonly now?: () => number;
}

/**
 * The event of a webhook, once its signature has been found right (Standard Webhooks, version v1). `body` is what came,
 * byte for byte: read and written again it would be another text. While a secret is changed, both are given.
 */
export async function verifyWebhook(
  headers: Headers,
  body: string | Uint8Array,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now }: Tolerance = {},
): Promise<WebhookEvent> {
  const id = headerIn(headers, 'webhook-id');
  const timestamp = headerIn(headers, 'webhook-timestamp');
  const given = signaturesIn(headerIn(headers, 'webhook-signature'));
  const isNumber = /^\d{1,12}$/.test(timestamp);
  if (!isNumber || Math.abs(now() / 1_000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookRefusal('the time of sending is too far from now');
  const text = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), text);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!(await isSignedByAny(secrets, given, signed))) throw new WebhookRefusal('no signature fits');
  return eventIn(id, new TextDecoder().decode(text));
}

async function isSignedByAny(
  secrets: readonly string[],
  given: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  for (const secret of secrets) {
    const bytes = bytesOf(secret.replace(/^whsec_/, ''));
    if (bytes === undefined || bytes.length === 0)
      throw new WebhookRefusal('the secret is not whsec_ and base64');
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
    // Compares in constant time.
    for (const signature of given)
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true;
  }
  return false;
}

function headerIn(headers: Headers, name: string): string {
  const value = isMap(headers) ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookRefusal(`${name} is missing`);
  return value;
}

function isMap(headers: Headers): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function';
}

/** The v1 signatures of a header; others are for other versions. */
function signaturesIn(header: string): readonly Uint8Array<ArrayBuffer>[] {
  return header.split(' ').flatMap((one) => (one.startsWith('v1,') ? (bytesOf(one.slice(3)) ?? []) : []));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function eventIn(id: string, text: string): WebhookEvent {
  try {
    const said: unknown = JSON.parse(text);
    if (isEvent(said)) return { ...said, id };
  } catch {}
  throw new WebhookRefusal('the body is no event');
}

function isEvent(said: unknown): said is Omit<WebhookEvent, 'id'> {
  if (typeof said !== 'object' || said === null || !('type' in said) || !('timestamp' in said)) return false;
  if (typeof said.type !== 'string' || typeof said.timestamp !== 'string') return false;
  return 'data' in said && typeof said.data === 'object' && said.data !== null;
}
