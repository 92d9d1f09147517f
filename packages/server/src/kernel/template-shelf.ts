import type { auditSubjects } from '@loadline/contract/audit/audit';
import type { CodeOf } from '@loadline/contract/kernel/code';
import { audit } from './audit.ts';
import { json, text } from './columns.ts';
import type { Database, Tx } from './database.ts';
import { newId } from './database.ts';
import { Problem } from './problem.ts';
import type { Sql } from './sql.ts';
import { ofViewer, sql } from './sql.ts';
import type { Viewer } from './viewer.ts';

/** Where people keep documents under names of their own, to begin others with. */
export interface TemplateShelf {
  readonly table: string;
  /** As the audit log calls a template of this kind. */
  readonly subject: CodeOf<typeof auditSubjects>;
  /** One template `r` in JSON, as the contract lists it. */
  readonly json: Sql;
}

/** The templates of the viewer, by name. */
export async function templatesOn<T>(
  db: Database,
  viewer: Viewer,
  { table, json: shown }: TemplateShelf,
): Promise<T[]> {
  const {
    rows: [templates],
  } = await db.read(
    viewer,
    sql.type({ template: json<T>() })`
      select ${shown} as template from ${sql.table(table)} r where ${ofViewer('r')} order by r.name, r.id limit 200`,
  );
  return templates.map(({ template }) => template);
}

interface Kept {
  readonly name: string;
  /** The number of the document that it is made of. */
  readonly no: string;
  readonly content: unknown;
}

/** Keeps a content under a name; one's own template of that name is laid over. */
export async function keepOn<T>(
  tx: Tx,
  { table, subject, json: shown }: TemplateShelf,
  { name, no, content }: Kept,
): Promise<T> {
  const { template, id } = await tx.one(sql.type({ template: json<T>(), id: text })`
    insert into ${sql.table(table)} as r (org_id, id, name, content, created_by)
    values (${tx.me.orgId}, ${newId()}, ${name}, ${JSON.stringify(content)}::jsonb, ${tx.me.userId})
    on conflict (org_id, created_by, name) do update set content = excluded.content, updated_at = now()
    returning ${shown} as template, r.id::text`);
  await audit(tx, { action: 'saved', subject, subjectId: id, changes: { name, copyOf: no } });
  return template;
}

/** Deletes all of the templates or, when one of them is not the viewer's to see, none. */
export function dropFrom(
  db: Database,
  viewer: Viewer,
  { table, subject }: TemplateShelf,
  ids: readonly string[],
): Promise<number> {
  return db.inTransaction(viewer, async (tx) => {
    const wanted = [...new Set(ids)];
    const gone = await tx.rows(
      sql.type({ id: text, name: text })`
        delete from ${sql.table(table)} r where ${ofViewer('r')} and r.id = any(${wanted}::uuid[]) returning r.id, r.name`,
    );
    if (gone.length < wanted.length) throw new Problem('notFound');
    for (const { id, name } of gone)
      await audit(tx, { action: 'deleted', subject, subjectId: id, changes: { name } });
    return gone.length;
  });
}
