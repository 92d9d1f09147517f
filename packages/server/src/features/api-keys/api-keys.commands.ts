import { apiKey, apiKeyStates } from '@loadline/contract/api-keys/api-key';
import type { makeApiKey, rotateApiKey } from '@loadline/contract/api-keys/api-key.api';
import {
  betweenDays,
  keysAtMost,
  longestKeyDays,
  oneScope,
  scopesFor,
  scopesText,
} from '@loadline/contract/api-keys/api-key.rules';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { permissions } from '@loadline/contract/kernel/permission';
import type { Text } from '@loadline/contract/kernel/text';
import { audit } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import { flag, int, json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { hashOfToken, newApiKey } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { oneKey } from './api-keys.queries.ts';

type Made = AnswerOf<typeof makeApiKey>;
type Asked = BodyOf<typeof makeApiKey>;
type Key = ValuesOf<typeof apiKey.fields>;

export function makeKey(db: Database, viewer: Viewer, asked: Asked): Promise<Made> {
  return db.inTransaction(viewer, async (tx) => {
    refuseForeignScopes(tx, asked.scopes);
    const made = await layDown(tx, asked);
    const { scopes, dataAuthority, addresses, expiresOn } = asked;
    const changes = { name: asked.name, hint: made.key.hint, scopes, dataAuthority, addresses, expiresOn };
    await audit(tx, { action: 'key-made', subject: 'apiKey', subjectId: made.key.id, changes });
    return made;
  });
}

/** The new key may do what the old one might, as far as its maker still may. */
export function rotateKey(
  db: Database,
  viewer: Viewer,
  { id, overlap, expiresOn }: BodyOf<typeof rotateApiKey>,
): Promise<Made> {
  return db.inTransaction(viewer, async (tx) => {
    await tx.one(sql`select k.id from api_key k where ${ofViewer('k')} and k.id = ${id} for update`);
    const old = await keyNow(tx, id);
    if (old.state !== 'ACTIVE') throw overOf(old);
    refuseForeignScopes(tx, old.scopes);
    const made = await layDown(tx, { ...old, expiresOn });
    // With an overlap of none the old key is over at once: its last day was yesterday.
    await tx.rows(sql`update api_key k set replaced_by = ${made.key.id},
      expires_on = least(k.expires_on, (now() at time zone 'Asia/Shanghai')::date + ${Number(overlap) - (overlap === '0' ? 1 : 0)}::int)
      where ${ofViewer('k')} and k.id = ${id}`);
    const changes = { name: old.name, hint: { from: old.hint, to: made.key.hint }, overlap, expiresOn };
    await audit(tx, { action: 'key-rotated', subject: 'apiKey', subjectId: id, changes });
    return made;
  });
}

/** Revoking twice is revoking once; `staff` revoke those of whom they serve. */
export function revokeKey(db: Database, viewer: Viewer, id: string): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await tx.one(sql.type({ org_id: text, name: text, hint: text, over: flag })`
      select k.org_id, k.name, k.hint, k.revoked_at is not null as over from api_key k where k.id = ${id} for update`);
    if (found.over) return true;
    await tx.rows(sql`update api_key set revoked_at = now(), revoked_who = ${tx.me.name} where id = ${id}`);
    const changes = { name: found.name, hint: found.hint };
    await audit(tx, {
      action: 'key-revoked',
      subject: 'apiKey',
      subjectId: id,
      orgId: found.org_id,
      changes,
    });
    return true;
  });
}

/** What somebody may not do, nobody does by a key of theirs; nor what no key is ever given. */
function refuseForeignScopes(tx: Tx, scopes: Asked['scopes']): void {
  if (scopes.length === 0) throw wrongFields([findingAt('scopes', oneScope)]);
  const own = new Set<string>(scopesFor(tx.me.permissions.filter((one) => isCode(permissions, one))));
  const foreign = scopes.filter((scope) => !own.has(scope));
  if (foreign.length === 0) return;
  throw new Problem('keyScopes', {
    scopes: scopesText(foreign),
  });
}

async function layDown(
  tx: Tx,
  { name, scopes, dataAuthority, addresses, expiresOn }: Omit<Asked, 'overlap'>,
): Promise<Made> {
  refuseWrongEnd(tx, expiresOn);
  const { demo, living } = await tx.one(sql.type({ demo: flag, living: int })`
    select o.demo, (select count(*)::int from api_key k where ${ofViewer('k')} and k.revoked_at is null and now() < key_ends(k.expires_on)) as living
    from ${organisationView} o where ${ofViewer('o')}`);
  if (living >= keysAtMost) throw new Problem('tooManyKeys', { max: keysAtMost });
  const [{ token, hint }, id] = [newApiKey(demo), newId()];
  await tx.rows(sql`
    insert into api_key (org_id, id, name, hint, token_hash, scopes, data_authority, addresses, expires_on, created_by)
    values (${tx.me.orgId}, ${id}, ${name}, ${hint}, ${hashOfToken(token)}, ${[...new Set(scopes)]}, ${dataAuthority}, ${addresses ?? []}::text[]::inet[],
      ${expiresOn}, ${tx.me.userId})`);
  return { token, key: await keyNow(tx, id) };
}

function refuseWrongEnd(tx: Tx, expiresOn: string): void {
  const [today, last] = [0, longestKeyDays].map((days) =>
    chinaTime(new Date(tx.now.getTime() + days * 86_400_000)).slice(0, 10),
  );
  if (today === undefined || last === undefined || (expiresOn >= today && expiresOn <= last)) return;
  throw wrongFields([findingAt('expiresOn', betweenDays(today, last))]);
}

function findingAt(path: 'scopes' | 'expiresOn', says: Text) {
  return { path, label: apiKey.fields[path].label, says };
}

async function keyNow(tx: Tx, id: string): Promise<Key> {
  const { key } = await tx.one(sql.type({ key: json<Key>() })`${oneKey(id)}`);
  return key;
}

function overOf({ name, state }: Key): Problem {
  return new Problem('keyOver', { name, state: wordOf(apiKeyStates, state) });
}
