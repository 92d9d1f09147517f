import { newId } from '../kernel/database.ts';
import { hashOfToken, newApiKey } from '../kernel/token.ts';
import type { TestHouse } from './house.ts';

/** A key by which a program of the customer comes in. */
export async function addApiKey(
  house: TestHouse,
  { orgId, ownerId, text }: { readonly orgId: string; readonly ownerId: string; readonly text: string },
) {
  const [apiKeyId, { token }] = [newId(), newApiKey(false)];
  await house.rows(
    `insert into api_key (org_id, id, name, hint, token_hash, scopes, data_authority, expires_on, created_by)
     values ($1, $2, $3, $3, $4, '{order:view}', 'organisation', now()::date + 30, $5)`,
    [orgId, apiKeyId, text, hashOfToken(token), ownerId],
  );
  await house.rows(
    `insert into api_key_use (org_id, key_id, day, calls, refused, last_at, last_address) values ($1, $2, now()::date, 1, 0, now(), $3)`,
    [orgId, apiKeyId, text],
  );
  return { apiKeyId };
}

/** An address of the customer's that was told something in vain, and is told nothing more. */
export async function addWebhook(
  house: TestHouse,
  { orgId, ownerId, text }: { readonly orgId: string; readonly ownerId: string; readonly text: string },
) {
  const [hookId, deliveryId] = [newId(), newId()];
  const secret = house.house.vault.seal('whsec_dGVzdA==', `webhook ${hookId}`);
  await house.rows(
    `insert into webhook (org_id, id, url, categories, secret, created_by)
     values ($1, $2, $3, '{}', $4, $5)`,
    [orgId, hookId, `https://hooks.example.com/${text}`, secret, ownerId],
  );
  await house.rows(
    `insert into webhook_delivery (org_id, id, hook_id, type, subject, number, body, key, created_at, state, tries)
     values ($1, $2, $3, 'order.departed', 'order', $4, $5, $4, now(), 'DEAD', 1)`,
    [orgId, deliveryId, hookId, text, JSON.stringify({ type: 'order.departed', data: { number: text } })],
  );
  await house.rows(
    `insert into webhook_attempt (org_id, delivery_id, no, hook_id, at, failure, ms) values ($1, $2, 1, $3, now(), 'refused', 3)`,
    [orgId, deliveryId, hookId],
  );
  return { hookId, deliveryId };
}

/** The ids of none. */
export function noApi() {
  return { apiKeyId: newId(), hookId: newId(), deliveryId: newId() };
}
