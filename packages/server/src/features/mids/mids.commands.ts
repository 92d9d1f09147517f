import { sameValue } from '@loadline/contract/kernel/changes';
import { wordOf } from '@loadline/contract/kernel/code';
import { keysOf } from '@loadline/contract/kernel/compose';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { writtenMid } from '@loadline/contract/mids/mid';
import type { deleteMids, moveMid, saveMid } from '@loadline/contract/mids/mid.api';
import type { MidState } from '@loadline/contract/mids/mid.codes';
import {
  midLifecycle,
  midStates,
  openMids,
  settledMids,
  writableMids,
} from '@loadline/contract/mids/mid.codes';
import { codeOfTyped, flawsOfMid } from '@loadline/contract/mids/mid.rules';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { int, json, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { assignments, insertion, staleProblem } from '../../kernel/records.save.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { MidDetail } from './mids.detail.queries.ts';
import { ownDetailIn } from './mids.detail.queries.ts';

type Written = ValuesOf<typeof writtenMid>;

const seenColumns = {
  orgId: text,
  id: text,
  siteId: text,
  edition: int,
  version: int,
  state: textOf<MidState>(),
  code: text,
  written: json<Written>(),
};
export type SeenMid = RowOf<typeof seenColumns>;

const whole = sql`select r.org_id::text as "orgId", r.id::text as id, r.site_id::text as "siteId", r.edition, r.version, r.state, r.code,
  ${jsonOf(writtenMid, 'r')} as written from mid r`;

/** A record; absent and foreign are the same 404. */
export function seenMid(tx: Tx, id: string): Promise<SeenMid> {
  return tx.one(sql.type(seenColumns)`${whole} where r.id = ${id}`);
}

/** The same under lock. */
export function lockedMid(tx: Tx, id: string): Promise<SeenMid> {
  return tx.one(sql.type(seenColumns)`${whole} where r.id = ${id} for update`);
}

/** What is stored of what is typed: the code that the rules make unless another one is said to be right. */
export function storedMid(typed: Written): Written & { readonly code: string } {
  const flaws = flawsOfMid(typed);
  if (flaws.length > 0) throw wrongFields(flaws);
  const made = codeOfTyped(typed).code;
  const code = typed.code ?? made;
  if (code === null) throw new Error('a manufacturer without flaws has a code');
  return { ...typed, code, codeReason: code === made ? null : typed.codeReason };
}

/** Makes a draft, of a new site or as the next edition of one, or changes one that is still written on. */
export function saveOne(
  db: Database,
  viewer: Viewer,
  { id, version, editionOf, ...typed }: BodyOf<typeof saveMid>,
): Promise<MidDetail> {
  const stored = storedMid(typed);
  return db.inTransaction(viewer, async (tx) => {
    await (version === null ? make(tx, id, editionOf, stored) : change(tx, { id, version }, stored));
    return ownDetailIn(tx, id);
  });
}

async function make(tx: Tx, id: string, editionOf: string | null, stored: Written): Promise<void> {
  const site = editionOf === null ? { siteId: id, edition: 1 } : await nextEdition(tx, editionOf);
  const values = { orgId: tx.me.orgId, id, ...site, ...stored, createdBy: tx.me.userId };
  const made = await tx.rows(
    sql.type({ id: text })`${insertion('mid', values)} on conflict do nothing returning r.id::text as id`,
  );
  // Somebody else has taken the id.
  if (made.length === 0) throw new Problem('notFound');
  await auditMid(tx, { orgId: tx.me.orgId, id }, 'made', changesOf(undefined, stored));
}

/** The next edition of the site of a record that was decided on; there is one at a time. */
async function nextEdition(tx: Tx, id: string): Promise<{ siteId: string; edition: number }> {
  const { orgId, siteId, code } = await lockedMid(tx, id);
  const editions = await tx.rows(sql.type({ edition: int, state: textOf<MidState>() })`
    select m.edition, m.state from mid m where m.org_id = ${orgId} and m.site_id = ${siteId} order by m.edition desc for update`);
  const isSettled = editions.some(({ state }) => settledMids.includes(state));
  if (!isSettled || editions.some(({ state }) => openMids.includes(state)))
    throw new Problem('midVersionOpen', { code });
  return { siteId, edition: (editions[0]?.edition ?? 0) + 1 };
}

async function change(
  tx: Tx,
  asked: { readonly id: string; readonly version: number },
  stored: Written,
): Promise<void> {
  const before = await unchangedMid(tx, asked);
  const { orgId, id, code, state } = before;
  if (!writableMids.includes(state))
    throw new Problem('midNotWritable', { code, state: wordOf(midStates, state) });
  await tx.rows(sql`update mid r set ${assignments({ ...stored })}, state = 'DRAFT', version = r.version + 1, updated_at = now()
    where r.org_id = ${orgId} and r.id = ${id}`);
  await auditMid(tx, before, 'edited', changesOf(before.written, stored));
}

/** A record under lock as it was read: 409 and what stands now when somebody has changed it since. */
async function unchangedMid(
  tx: Tx,
  asked: { readonly id: string; readonly version: number },
): Promise<SeenMid> {
  const found = await lockedMid(tx, asked.id);
  if (found.version !== asked.version) throw staleProblem((await ownDetailIn(tx, asked.id)).mid, asked);
  return found;
}

function changesOf(before: Written | undefined, after: Written) {
  const changed = keysOf(writtenMid).filter((key) => !sameValue(before?.[key] ?? null, after[key]));
  return Object.fromEntries(changed.map((key) => [key, { from: before?.[key] ?? null, to: after[key] }]));
}

/** Hands a draft in, or takes it back. */
export function moveOne(
  db: Database,
  viewer: Viewer,
  { id, version, to }: BodyOf<typeof moveMid>,
): Promise<MidDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await unchangedMid(tx, { id, version });
    requireMove(midLifecycle, found.state, to, tx.me);
    await setState(tx, found, to, null);
    return ownDetailIn(tx, id);
  });
}

/** Brings a record into another state and says so in its history. */
export async function setState(
  tx: Tx,
  { orgId, id, state }: Pick<SeenMid, 'orgId' | 'id' | 'state'>,
  to: MidState,
  reason: string | null,
): Promise<void> {
  await tx.rows(sql`update mid r set state = ${to}, state_at = now(), verdict = ${reason}, version = r.version + 1, updated_at = now()
    where r.org_id = ${orgId} and r.id = ${id}`);
  await auditMid(tx, { orgId, id }, 'status-changed', {
    state: { from: state, to },
    ...(reason !== null && { reason }),
  });
}

/** Takes drafts away, all of them or none. */
export function dropDrafts(
  db: Database,
  viewer: Viewer,
  { ids }: BodyOf<typeof deleteMids>,
): Promise<number> {
  return db.inTransaction(viewer, async (tx) => {
    const wanted = [...new Set(ids)].toSorted();
    for (const id of wanted) {
      const { orgId, code, state, written } = await lockedMid(tx, id);
      if (!writableMids.includes(state))
        throw new Problem('midNotWritable', { code, state: wordOf(midStates, state) });
      await tx.rows(sql`delete from mid r where r.org_id = ${orgId} and r.id = ${id}`);
      await auditMid(tx, { orgId, id }, 'deleted', { code, name: written.name });
    }
    return wanted.length;
  });
}

export function auditMid(
  tx: Tx,
  { orgId, id }: Pick<SeenMid, 'orgId' | 'id'>,
  action: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  return audit(tx, { action, subject: 'mid', subjectId: id, orgId, changes });
}
