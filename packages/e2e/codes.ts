import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { noteSecret } from './noted-secrets.ts';
import { rowsOf } from './product-database.ts';

/** The newest code that waits in the outbox for a mobile of eleven digits or a mail address, for one purpose. */
export async function codeSentTo(address: string, purpose: string): Promise<string> {
  const newest = () =>
    rowsOf<{ code: string | null }>(
      `select params ->> 'code' as code from message
        where recipient = $1 and params ->> 'purpose' = $2 order by created_at desc, message_id desc limit 1`,
      [address.includes('@') ? address : `+86${address}`, purpose],
    );
  await expect.poll(async () => (await newest())[0]?.code ?? '').toMatch(/^\d{6}$/);
  const [sent] = await newest();
  return noteSecret(sent?.code ?? '');
}

/** As if days had passed: the walks come from one address and would soon have used up what it may ask for. */
export async function letTimePass(): Promise<void> {
  await rowsOf(`delete from rate_limit where key ~ '^(sms|application|licence) from'`);
  await rowsOf(`update sms_code set created_at = created_at - interval '2 days'`);
}

/** The six digits that an authenticator app shows for a secret (RFC 6238), `steps` half minutes from now. */
export function totpOf(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 0x0f;
  return noteSecret(String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0'));
}

function bytesOf(base32: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)));
}
