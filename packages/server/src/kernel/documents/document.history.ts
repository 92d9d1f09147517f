import type { historyAnswer } from '@loadline/contract/documents/document.history';
import type { DocumentPath } from '@loadline/contract/documents/document.path';
import { fieldsAt } from '@loadline/contract/documents/document.path';
import type { Fields, ValueOf } from '@loadline/contract/kernel/field';
import { json } from '../columns.ts';
import type { Database } from '../database.ts';
import type { Named } from '../deeds.ts';
import { deedColumns, gathered, namedAt, saidDeed } from '../deeds.ts';
import { Problem } from '../problem.ts';
import type { Sql } from '../sql.ts';
import { columnOf, isoOf, sql } from '../sql.ts';
import type { Viewer } from '../viewer.ts';
import type { DocumentTable, FoundDocument } from './document.ts';

/** A kind of document whose history is read. */
export interface ToldDocument<F extends FoundDocument, S extends string> extends DocumentTable<F, S> {
  /** The fields by which the audit log tells of it; paths have the labels of the content. */
  readonly audited: Fields;
  /** Codes that are told by names of the database: what gives each `code` its `name`, by the path where they stand. */
  readonly named?: Readonly<Record<DocumentPath, Sql<Named>>>;
}

/** Who looks: at which rows `r`, by which names of people, and what is not told. */
export interface HistoryLook {
  readonly scope: Sql;
  /** Who did the deed of the audit row `a`. */
  readonly who: Sql;
  readonly untold?: readonly string[];
}

/** The newest first. What one person saved in one go, however often the form did, is one entry. */
export async function historyOf<F extends FoundDocument, S extends string>(
  db: Pick<Database, 'read'>,
  kind: ToldDocument<F, S>,
  viewer: Viewer,
  { no, scope, who, untold = [] }: HistoryLook & { readonly no: string },
): Promise<ValueOf<typeof historyAnswer>> {
  const from = sql`${sql.table(kind.table)} r`;
  const which = sql`${scope} and ${sql.ref(`r.${columnOf(kind.keys.no)}`)} = ${no}`;
  const {
    rows: [[written], deeds, ...names],
  } = await db.read(
    viewer,
    sql.type({ content: json<unknown>() })`select ${kind.contentJson} as content from ${from} where ${which}`,
    sql.type(deedColumns)`
      select ${isoOf(sql`a.at`)} as at, ${who} as who, a.action, a.changes - ${untold}::text[] as changes from ${from}
        join audit a on a.org_id = r.org_id and a.subject = ${kind.table} and a.subject_id = r.id
        where ${which} order by a.at desc, a.audit_id desc limit 500`,
    ...Object.values(kind.named ?? {}),
  );
  if (!written) throw new Problem('notFound');
  const { content } = written;
  const named = Object.keys(kind.named ?? {}).map((path, at) => [path, names[at] ?? []] as const);
  return gathered(deeds).map((deed) => {
    // Paths by the labels they have now, everything else by the words of the audit log.
    const at = fieldsAt(kind.of.fields, content, Object.keys(deed.changes));
    const fields = named.reduce<Fields>((all, [path, rows]) => ({ ...all, ...namedAt(at, path, rows) }), {
      ...kind.audited,
      ...at,
    });
    return saidDeed(deed, fields, viewer.language);
  });
}
