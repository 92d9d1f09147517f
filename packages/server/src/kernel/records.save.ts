import { sameValue } from '@loadline/contract/kernel/changes';
import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { audit } from './audit.ts';
import { json } from './columns.ts';
import type { Tx } from './database.ts';
import { Problem } from './problem.ts';
import type { Kept } from './records.ts';
import { shownOf } from './records.ts';
import type { Sql } from './sql.ts';
import { columnOf, sql } from './sql.ts';

/** A record as its owner sees it, and as it stands in the table: what changed is told by the one and said by the other. */
interface Found<F extends Fields> {
  readonly shown: ValuesOf<F>;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** What is saved: id and version, and the fields that are written. */
export type Saved = { readonly id: string; readonly version: number | null } & Readonly<
  Record<string, unknown>
>;

/**
 * Makes a record of the id that the browser made, or changes the one whose version was read. 409 with both values when
 * it has changed since, 404 when it is not the viewer's to see. What is undefined in `given` stays as it is.
 */
export async function saveKept<F extends Fields>(
  tx: Tx,
  kept: Kept<F>,
  { id, version, ...given }: Saved,
): Promise<ValuesOf<F>> {
  const [before] = await tx.rows(
    rowsAs<F>()`select ${foundOf(kept)} from ${sql.table(kept.table)} r where r.org_id = ${tx.me.orgId} and r.id = ${id} for update`,
  );
  if (!before && version !== null) throw new Problem('notFound');
  if (before && before.raw.version !== version) throw staleProblem(before.shown, given);
  const [after] = await tx.rows(before ? changing(kept, id, given) : making(tx, kept, id, given));
  // A colleague has taken the id, and their records are not the viewer's to see.
  if (!after) throw new Problem('notFound');
  await audit(tx, {
    action: before ? 'edited' : 'made',
    subject: kept.subject,
    subjectId: id,
    changes: changedFields(Object.keys(given), before, after),
  });
  return after.shown;
}

/** Deletes all of the records or, when one of them is not the viewer's to see, none. */
export async function dropKept(tx: Tx, kept: Kept, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  const gone = await tx.rows(
    rowsAs()`delete from ${sql.table(kept.table)} r where r.org_id = ${tx.me.orgId} and r.id = any(${wanted}::uuid[]) returning ${foundOf(kept)}`,
  );
  if (gone.length < wanted.length) throw new Problem('notFound');
  for (const one of gone) {
    const changes = changedFields(Object.keys(kept.of.fields), one, undefined);
    await audit(tx, { action: 'deleted', subject: kept.subject, subjectId: String(one.raw.id), changes });
  }
  return gone.length;
}

/** The refusal of a record that somebody else has changed meanwhile: what stands now and what was asked. */
export function staleProblem(current: object, mine: object): Problem {
  return new Problem('stale', {}, { data: { current, mine } });
}

/** Columns and their new values, for an `update … set`; what is undefined stays. */
export function assignments(values: Readonly<Record<string, unknown>>): Sql {
  return sql.join(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => sql`${sql.ref(columnOf(key))} = ${value}`),
  );
}

/** Field → old and new value of what changed, as they are shown. */
export function changedFields(
  keys: readonly string[],
  before: Found<Fields> | undefined,
  after: Found<Fields> | undefined,
): Record<string, { from: unknown; to: unknown }> {
  const values = (found: Found<Fields> | undefined, key: string) => found?.raw[columnOf(key)] ?? null;
  const shown = (found: Found<Fields> | undefined, key: string) => found?.shown[key] ?? null;
  const own = new Set(['id', 'version', 'updatedAt']);
  const changed = keys.filter((key) => !own.has(key) && !sameValue(values(before, key), values(after, key)));
  return Object.fromEntries(changed.map((key) => [key, { from: shown(before, key), to: shown(after, key) }]));
}

function rowsAs<F extends Fields>() {
  return sql.type({ shown: json<ValuesOf<F>>(), raw: json<Found<F>['raw']>() });
}

function foundOf(kept: Kept): Sql {
  return sql`${shownOf(kept)} as shown, to_jsonb(r) as raw`;
}

function changing<F extends Fields>(kept: Kept<F>, id: string, given: object): Sql<Found<F>> {
  return sql.type({ shown: json<ValuesOf<F>>(), raw: json<Readonly<Record<string, unknown>>>() })`
    update ${sql.table(kept.table)} r set ${assignments({ ...given })}, version = r.version + 1, updated_at = now()
    where r.org_id = (select app_org()) and r.id = ${id} returning ${foundOf(kept)}`;
}

function making<F extends Fields>(tx: Tx, kept: Kept<F>, id: string, given: object): Sql<Found<F>> {
  const values = { orgId: tx.me.orgId, id, createdBy: tx.me.userId, ...given };
  return sql.type({ shown: json<ValuesOf<F>>(), raw: json<Readonly<Record<string, unknown>>>() })`
    ${insertion(kept.table, values)} on conflict do nothing returning ${foundOf(kept)}`;
}

/** One row `r` that is written; what is undefined is left to its default. */
export function insertion(table: string, values: Readonly<Record<string, unknown>>): Sql {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return sql`insert into ${sql.table(table)} as r (${sql.join(entries.map(([key]) => sql.ref(columnOf(key))))})
    values (${sql.join(entries.map(([, value]) => sql`${value}`))})`;
}
