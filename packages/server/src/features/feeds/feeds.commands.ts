import { createHash } from 'node:crypto';
import type { bringFeed, replayFeeds } from '@loadline/contract/feeds/feed.api';
import type { FeedWay } from '@loadline/contract/feeds/feed-message';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit, auditAll } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { applyFeed, applyFeeds } from './feeds.apply.commands.ts';
import { feedsIn } from './feeds.queries.ts';

type Feed = AnswerOf<typeof bringFeed>;

/** A message that staff bring, applied at once. Storing it is their deed; applying it, for all customers, the program's. */
export async function bringMessage(
  staff: Database,
  viewer: Viewer,
  { text: raw, name }: BodyOf<typeof bringFeed>,
): Promise<Feed> {
  const way = name === null ? 'paste' : 'upload';
  const id = await staff.inTransaction(viewer, async (tx) => {
    const kept = await keepMessage(tx, { text: raw, way, name });
    await audit(tx, {
      action: 'uploaded',
      subject: 'feed',
      subjectId: kept,
      changes: name ? { file: name } : {},
    });
    return kept;
  });
  await applyFeed(staff, id, 'try');
  return feedOf(staff, viewer, id);
}

/** A message that a carrier's machine sends. */
export async function takeMessage(staff: Database, raw: string): Promise<Feed> {
  const viewer = viewerOfProgram('op:feed:manage');
  const id = await staff.inTransaction(viewer, (tx) =>
    keepMessage(tx, { text: raw, way: 'http', name: null }),
  );
  await applyFeed(staff, id, 'again');
  return feedOf(staff, viewer, id);
}

/** Applies messages once more, each in a transaction of its own: one that fails keeps no other back. */
export async function replayMessages(
  staff: Database,
  viewer: Viewer,
  { ids }: BodyOf<typeof replayFeeds>,
): Promise<Feed[]> {
  const wanted = [...new Set(ids)];
  const known = await staff.inTransaction(viewer, async (tx) => {
    const found = await feedsIn(tx, wanted);
    if (found.length < wanted.length) throw new Problem('notFound');
    const replayed = found.map(({ id }) => ({ action: 'replayed', subject: 'feed', subjectId: id }));
    await auditAll(tx, replayed);
    return found.map(({ id }) => id);
  });
  await applyFeeds(staff, known, 'try');
  return staff.inTransaction(withoutKey(viewer), (tx) => feedsIn(tx, known));
}

interface Given {
  readonly text: string;
  readonly way: FeedWay;
  readonly name: string | null;
}

/** The text as it came; the same text again is the message there is. PostgreSQL holds no NUL. */
async function keepMessage(tx: Tx, { text: given, way, name }: Given): Promise<string> {
  const raw = given.replaceAll('\0', '').toWellFormed();
  const sha256 = createHash('sha256').update(raw).digest();
  await tx.rows(sql`
    insert into feed_message (id, way, name, raw, sha256, received_by)
    values (${newId()}, ${way}, ${name}, ${raw}, ${sha256}, ${way === 'http' ? null : tx.me.userId})
    on conflict (sha256) do nothing`);
  const { id } = await tx.one(
    sql.type({ id: text })`select id::text as id from feed_message where sha256 = ${sha256}`,
  );
  return id;
}

async function feedOf(staff: Database, viewer: Viewer, id: string): Promise<Feed> {
  const [feed] = await staff.inTransaction(withoutKey(viewer), (tx) => feedsIn(tx, [id]));
  if (!feed) throw new Error('a message that was just kept is gone');
  return feed;
}

/** The first transaction of the call answers its repeats; what only reads is not kept under the key. */
function withoutKey(viewer: Viewer): Viewer {
  const { by, access, language, address, device, entered } = viewer;
  return { by, access, language, address, device, entered };
}
