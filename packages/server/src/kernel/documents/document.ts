import type { auditSubjects } from '@loadline/contract/audit/audit';
import type { DocumentOf } from '@loadline/contract/documents/document';
import type { DocumentChange } from '@loadline/contract/documents/document.changes';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import { audit } from '../audit.ts';
import { json } from '../columns.ts';
import type { Tx } from '../database.ts';
import { requireMove } from '../move.ts';
import { assignments, staleProblem } from '../records.save.ts';
import type { Sql } from '../sql.ts';
import { sql } from '../sql.ts';

/** A document as the database tells it. */
export interface FoundDocument {
  readonly orgId: string;
  readonly content: object;
}

export interface DocumentHead<S extends string> {
  readonly id: string;
  readonly no: string;
  readonly version: number;
  readonly state: S;
}

/** Where a kind of document is kept, as `F`. */
export interface DocumentTable<F extends FoundDocument, S extends string> {
  readonly of: DocumentOf<Fields, S>;
  /** The audit log calls it by the same name. */
  readonly table: CodeOf<typeof auditSubjects>;
  /** The keys of its number and its state; their columns have the same names. */
  readonly keys: { readonly no: string; readonly state: string };
  /** The row `r` as `F`, and the content in it. */
  readonly json: Sql;
  readonly contentJson: Sql;
  readonly head: (found: F) => DocumentHead<S>;
}

/** Which document is meant, in the version that was read. */
export interface Which {
  readonly id: string;
  readonly version: number;
}

/** What a deed on a document writes and tells. */
export interface DocumentDeed {
  readonly action: string;
  /** Columns beside version and time of change. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Field names or paths with old and new values, for the history. */
  readonly told: Readonly<Record<string, unknown>>;
}

/** A step of the lifecycle, and whose right it takes: where two lead to one state, each by the right of its own deed. */
interface Step<S extends string> {
  readonly to: S;
  readonly by: 'writes' | 'decides';
}

export async function foundDocument<F extends FoundDocument, S extends string>(
  tx: Pick<Tx, 'one'>,
  { table, json: document }: DocumentTable<F, S>,
  id: string,
): Promise<F> {
  const { found } = await tx.one(
    sql.type({ found: json<F>() })`select ${document} as found from ${sql.table(table)} r where r.id = ${id}`,
  );
  return found;
}

/** The same, its row locked against other changes until the transaction ends. */
export async function lockedDocument<F extends FoundDocument, S extends string>(
  tx: Tx,
  kind: DocumentTable<F, S>,
  id: string,
): Promise<F> {
  await tx.one(sql`select 1 from ${sql.table(kind.table)} r where r.id = ${id} for update`);
  return foundDocument(tx, kind, id);
}

/** A locked document that the caller may take a step with. */
export async function lockedFor<F extends FoundDocument, S extends string>(
  tx: Tx,
  kind: DocumentTable<F, S>,
  asked: Which,
  step: Step<S>,
): Promise<F> {
  const found = await lockedDocument(tx, kind, asked.id);
  requireStep(tx, kind, found, step);
  requireVersion(kind, found, asked);
  return found;
}

/** Refuses, in words, what the lifecycle or the caller's rights do not allow. */
export function requireStep<F extends FoundDocument, S extends string>(
  { me }: Pick<Tx, 'me'>,
  { of, head }: DocumentTable<F, S>,
  found: F,
  { to, by }: Step<S>,
): void {
  const moves = of.lifecycle.moves.filter((move) => move.to !== to || move.by === of[by]);
  requireMove({ ...of.lifecycle, moves }, head(found).state, to, me);
}

/** Refuses what was read in an older version: 409 with what stands now and what was asked. */
export function requireVersion<F extends FoundDocument, S extends string>(
  { head }: DocumentTable<F, S>,
  found: F,
  asked: { readonly version: number },
): void {
  const { version } = head(found);
  if (version !== asked.version) throw staleProblem({ version, ...found.content }, asked);
}

/** Writes one deed: the columns, the version, and one entry in the history of whose document it is. */
export async function record<F extends FoundDocument, S extends string>(
  tx: Tx,
  kind: DocumentTable<F, S>,
  found: F,
  { action, set, told }: DocumentDeed,
): Promise<F> {
  const { orgId } = found;
  const { id, version } = kind.head(found);
  await tx.rows(sql`
    update ${sql.table(kind.table)} r set ${assignments({ ...set, version: version + 1, updatedAt: sql`now()` })}
    where r.org_id = ${orgId} and r.id = ${id}`);
  await audit(tx, { orgId, action, subject: kind.table, subjectId: id, changes: told });
  return foundDocument(tx, kind, id);
}

/** Moves a locked document on, whose step was allowed. */
export function moveTo<F extends FoundDocument, S extends string>(
  tx: Tx,
  kind: DocumentTable<F, S>,
  found: F,
  { to, action, set, told }: DocumentDeed & { readonly to: S },
): Promise<F> {
  const { state } = kind.keys;
  return record(tx, kind, found, {
    action,
    set: { ...set, [state]: to },
    told: { [state]: { from: kind.head(found).state, to }, ...told },
  });
}

/** Changes by path as the history keeps them. */
export function toldChanges(
  changes: readonly Pick<DocumentChange, 'path' | 'from' | 'to'>[],
): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ path, from, to }) => [path, { from, to }]));
}
