import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { testType } from '@loadline/contract/webhooks/hook-type';
import type { webhook } from '@loadline/contract/webhooks/webhook';
import { hooksAtMost } from '@loadline/contract/webhooks/webhook';
import type {
  addWebhook,
  changeWebhook,
  pauseWebhook,
  replayDeliveries,
} from '@loadline/contract/webhooks/webhook.api';
import { audit } from '../../kernel/audit.ts';
import { int, json, text } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { enqueue } from '../../kernel/jobs.ts';
import { outsideOf } from '../../kernel/outgoing.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bodyOf } from './webhooks.public.ts';
import { oneHook } from './webhooks.queries.ts';
import { newSecret, sealedFor } from './webhooks.sign.ts';

type Hook = ValuesOf<typeof webhook.fields>;
type WithSecret = AnswerOf<typeof addWebhook>;

const once = { webhook_org_id_url_key: 'hookKnown' } as const;

export function addHook(house: House, viewer: Viewer, asked: BodyOf<typeof addWebhook>): Promise<WithSecret> {
  const url = rightAddress(house, asked.url);
  const [id, secret] = [newId(), newSecret()];
  const work = house.db.inTransaction(viewer, async (tx) => {
    const { count } = await tx.one(
      sql.type({ count: int })`select count(*)::int as count from webhook h where ${ofViewer('h')}`,
    );
    if (count >= hooksAtMost) throw new Problem('tooManyHooks', { max: hooksAtMost });
    await tx.rows(sql`insert into webhook (org_id, id, url, categories, secret, created_by)
      values (${tx.me.orgId}, ${id}, ${url}, ${asked.categories}, ${house.vault.seal(secret, sealedFor(id))}, ${tx.me.userId})`);
    await note(tx, 'created', id, { url, categories: asked.categories });
    return { secret, hook: await hookNow(tx, id) };
  });
  return withoutConflict(once, {}, work);
}

export function changeHook(
  house: House,
  viewer: Viewer,
  { id, version, ...asked }: BodyOf<typeof changeWebhook>,
): Promise<Hook> {
  const url = rightAddress(house, asked.url);
  const work = house.db.inTransaction(viewer, async (tx) => {
    const before = await lockedHook(tx, id);
    if (before.version !== version) throw new Problem('stale', {}, { data: before });
    await tx.rows(
      sql`update webhook h set url = ${url}, categories = ${asked.categories}, version = h.version + 1 where ${isOwn(id)}`,
    );
    await note(tx, 'updated', id, {
      url: { from: before.url, to: url },
      categories: { from: before.categories, to: asked.categories },
    });
    return hookNow(tx, id);
  });
  return withoutConflict(once, {}, work);
}

export function changeSecretOf({ db, vault }: House, viewer: Viewer, id: string): Promise<WithSecret> {
  const secret = newSecret();
  return db.inTransaction(viewer, async (tx) => {
    const { url } = await lockedHook(tx, id);
    await tx.rows(sql`update webhook h set old_secret = h.secret, old_secret_until = now() + interval '1 day', secret = ${vault.seal(secret, sealedFor(id))},
      version = h.version + 1 where ${isOwn(id)}`);
    await note(tx, 'hook-secret', id, { url });
    return { secret, hook: await hookNow(tx, id) };
  });
}

export function removeHook(db: Database, viewer: Viewer, id: string): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    const { url } = await lockedHook(tx, id);
    await tx.rows(sql`delete from webhook h where ${isOwn(id)}`);
    await note(tx, 'deleted', id, { url });
    return true;
  });
}

/** Begun again, it is told at once what was kept for it. */
export function pauseHook(
  db: Database,
  viewer: Viewer,
  { id, paused }: BodyOf<typeof pauseWebhook>,
): Promise<Hook> {
  return db.inTransaction(viewer, async (tx) => {
    const { url, paused: before } = await lockedHook(tx, id);
    if ((before !== null) === paused) return hookNow(tx, id);
    const set = paused
      ? sql`paused = 'person', paused_at = now()`
      : sql`paused = null, paused_at = null, failing_since = null`;
    await tx.rows(sql`update webhook h set ${set}, version = h.version + 1 where ${isOwn(id)}`);
    if (!paused) await wake(tx);
    await note(tx, paused ? 'hook-paused' : 'hook-resumed', id, { url });
    return hookNow(tx, id);
  });
}

export function pauseForCustomer(staff: Database, viewer: Viewer, id: string): Promise<boolean> {
  return staff.inTransaction(viewer, async (tx) => {
    const { org_id: orgId, url } = await tx.one(
      sql.type({
        org_id: text,
        url: text,
      })`select h.org_id, h.url from webhook h where h.id = ${id} for update`,
    );
    const paused = await tx.rows(
      sql`update webhook set paused = 'person', paused_at = now(), version = version + 1 where id = ${id} and paused is null returning id`,
    );
    if (paused.length > 0)
      await audit(tx, { action: 'hook-paused', subject: 'webhook', subjectId: id, orgId, changes: { url } });
    return true;
  });
}

/** Answers the delivery that tells how it went. */
export function testHook(db: Database, viewer: Viewer, id: string): Promise<string> {
  const deliveryId = newId();
  return db.inTransaction(viewer, async (tx) => {
    const { paused, url } = await lockedHook(tx, id);
    if (paused !== null) throw new Problem('hookIsPaused');
    const body = bodyOf(tx.now, testType, { subject: 'webhook', number: '', orders: [], details: {} });
    await tx.rows(sql`insert into webhook_delivery (org_id, id, hook_id, type, subject, number, body, key, created_at, next_at)
      values (${tx.me.orgId}, ${deliveryId}, ${id}, ${testType}, 'webhook', '', ${body}, ${`test ${deliveryId}`}, now(), now())`);
    await wake(tx);
    await note(tx, 'hook-tested', id, { url });
    return deliveryId;
  });
}

/** One dead letter, or all of a webhook: they go out again under their ids, in the order in which they happened. */
export function replay(
  db: Database,
  viewer: Viewer,
  { id, hookId }: BodyOf<typeof replayDeliveries>,
): Promise<number> {
  return db.inTransaction(viewer, async (tx) => {
    const which: Sql = id === null ? sql`d.hook_id = ${hookId}` : sql`d.id = ${id}`;
    const found = await tx.rows(
      sql.type({
        state: text,
        hook_id: text,
      })`select d.state, d.hook_id from webhook_delivery d where ${ofViewer('d')} and ${which} for update`,
    );
    const [first] = found;
    if (!first) throw new Problem('notFound');
    if (id !== null && first.state !== 'DEAD') throw new Problem('notDead');
    const again =
      await tx.rows(sql`update webhook_delivery d set state = 'WAITING', next_at = now(), tries_before = d.tries_before + d.tries, tries = 0
      where ${ofViewer('d')} and ${which} and d.state = 'DEAD' returning d.id`);
    if (again.length === 0) return 0;
    await wake(tx);
    await note(tx, 'hook-replayed', first.hook_id, { count: again.length });
    return again.length;
  });
}

/** For what was laid down or begun anew by hand. */
function wake(tx: Tx): Promise<void> {
  return enqueue(tx, 'deliver-webhooks', {}, 'deliver-webhooks');
}

const isOwn = (id: string) => sql`${ofViewer('h')} and h.id = ${id}`;

/** As it is called: nothing inside a network, no name and password, no fragment. */
function rightAddress({ config }: House, typed: string): string {
  const url = new URL(typed);
  url.hash = '';
  if (!outsideOf(config.webhookNetworks).mayCall(url)) throw new Problem('hookAddress');
  return url.href;
}

async function lockedHook(tx: Tx, id: string): Promise<Hook> {
  await tx.one(sql`select h.id from webhook h where ${isOwn(id)} for update`);
  return hookNow(tx, id);
}

async function hookNow(tx: Tx, id: string): Promise<Hook> {
  const { hook } = await tx.one(sql.type({ hook: json<Hook>() })`${oneHook(id)}`);
  return hook;
}

function note(tx: Tx, action: string, id: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  return audit(tx, { action, subject: 'webhook', subjectId: id, changes });
}
