import { htsMostGone } from '@loadline/contract/hts/hts-edition';
import type { decideDifferences, publishEdition } from '@loadline/contract/hts/hts-edition.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { flag, int, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import { enqueue } from '../../kernel/jobs.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { editionBefore } from './desk.compare.commands.ts';
import type { DeskEditions } from './desk.queries.ts';
import { editionsIn, numbersBefore } from './desk.queries.ts';
import { loadJobName } from './desk.upload.commands.ts';

/** Takes up a load that failed or was broken off; a draft is compared anew with what holds before its day. */
export function resume(staff: Database, viewer: Viewer, id: string): Promise<DeskEditions> {
  return staff.inTransaction(viewer, async (tx) => {
    await opened(tx, id, ['LOADING', 'FAILED', 'DRAFT']);
    await tx.rows(sql`update hts_edition set state = 'LOADING' where edition_id = ${id}`);
    await enqueue(tx, loadJobName, { id }, `edition ${id}`);
    return editionsIn(tx);
  });
}

/** Rows and differences go with it, and the file, where it is still kept. */
export async function discard(
  staff: Database,
  files: FileStore,
  viewer: Viewer,
  id: string,
): Promise<DeskEditions> {
  const { left, kept } = await staff.slow.inTransaction(viewer, async (tx) => {
    const { name, effective, kept_org, kept_file } = await opened(tx, id, ['LOADING', 'FAILED', 'DRAFT']);
    await tx.rows(sql`delete from hts_edition where edition_id = ${id}`);
    await audit(tx, {
      action: 'discarded',
      subject: 'htsEdition',
      subjectId: id,
      changes: { name, effective },
    });
    return { left: await editionsIn(tx), kept: { org: kept_org, file: kept_file } };
  });
  if (kept.org !== null && kept.file !== null) await files.remove(kept.org, kept.file);
  return left;
}

export function decide(
  staff: Database,
  viewer: Viewer,
  { id, numbers, verdict }: BodyOf<typeof decideDifferences>,
): Promise<DeskEditions> {
  return staff.inTransaction(viewer, async (tx) => {
    await opened(tx, id, ['DRAFT']);
    const decided = await tx.rows(sql.type({ no: text })`
      update hts_edition_change set verdict = ${verdict}, decided_who = ${tx.me.name}, decided_at = ${tx.now}
      where edition_id = ${id} and hts_no = any(${numbers}::text[]) and likeness is not null returning hts_no as no`);
    if (decided.length === 0) throw new Problem('notFound');
    const changes = {
      no: decided
        .map(({ no }) => no)
        .toSorted()
        .join(' '),
      verdict,
    };
    await audit(tx, { action: 'edition-decided', subject: 'htsEdition', subjectId: id, changes });
    return editionsIn(tx);
  });
}

/** Holds from its day on, and never changes again. The sample goes with the first official edition that holds today. */
export function publish(
  staff: Database,
  viewer: Viewer,
  { id, effective, seen }: BodyOf<typeof publishEdition>,
): Promise<DeskEditions> {
  return staff.inTransaction(viewer, async (tx) => {
    const draft = await opened(tx, id, ['DRAFT']);
    await requireFree(tx, draft.name, effective);
    await requireCompared(tx, id, effective);
    await requireDecided(tx, id);
    if (!seen) await requireWhole(tx, id);
    await tx.rows(sql`
      delete from hts_edition where is_sample and ${effective}::date <= (${tx.now} at time zone 'America/New_York')::date`);
    await tx.rows(sql`
      update hts_edition set state = 'PUBLISHED', effective = ${effective}::date, published_who = ${tx.me.name}, published_at = ${tx.now}
      where edition_id = ${id}`);
    const changes = { name: draft.name, effective, before: draft.before };
    await audit(tx, { action: 'edition-published', subject: 'htsEdition', subjectId: id, changes });
    return editionsIn(tx);
  });
}

const openedColumns = {
  name: text,
  effective: text,
  state: text,
  kept_org: orNull(text),
  kept_file: orNull(text),
  before: orNull(text),
};

async function opened(tx: Tx, id: string, states: readonly string[]) {
  // One publication at a time: of two for one day the second finds the first.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('hts_edition'))`);
  const found = await tx.one(sql.type(openedColumns)`
    select e.name, e.effective::text as effective, e.state, e.kept_org, e.kept_file,
      (select b.name from hts_edition b where b.edition_id = e.compared_with) as before
    from hts_edition e where e.edition_id = ${id}`);
  if (!states.includes(found.state)) throw new Problem('htsEditionNotReady');
  return found;
}

async function requireFree(tx: Tx, name: string, effective: string): Promise<void> {
  const [taken] = await tx.rows(sql.type({ name: text })`
    select e.name from hts_edition e where e.state = 'PUBLISHED' and (e.name = ${name} or e.effective = ${effective}::date) limit 1`);
  if (taken) throw new Problem('htsEditionTaken', { name: taken.name });
}

async function requireCompared(tx: Tx, id: string, effective: string): Promise<void> {
  const { same } = await tx.one(sql.type({ same: flag })`
    select e.compared_with is not distinct from ${editionBefore(sql`${effective}::date`)} as same from hts_edition e
    where e.edition_id = ${id}`);
  if (!same) throw new Problem('htsEditionOutdated');
}

async function requireDecided(tx: Tx, id: string): Promise<void> {
  const { count } = await tx.one(sql.type({ count: int })`
    select count(*)::int as count from hts_edition_change c where c.edition_id = ${id} and 'article' = any(c.kinds) and c.verdict is null`);
  if (count > 0) throw new Problem('htsUndecided', { count });
}

async function requireWhole(tx: Tx, id: string): Promise<void> {
  const { gone, before } = await tx.one(sql.type({ gone: int, before: int })`
    select (select count(*)::int from hts_edition_change c where c.edition_id = ${id} and c.hts_no < '99' and c.facts #>> '{description,now}' is null) as gone,
      ${numbersBefore(id)} as before`);
  if (before > 0 && gone > before * htsMostGone)
    throw new Problem('htsManyGone', { percent: Math.ceil((gone / before) * 100) });
}
