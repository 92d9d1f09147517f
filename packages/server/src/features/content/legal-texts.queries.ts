import type { Agreement, Declaration } from '@loadline/contract/site/legal-text';
import { agreement, declaration } from '@loadline/contract/site/legal-text';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** A text that is published by edition, and its table. */
export const legalTexts = {
  agreement: { of: agreement, json: jsonOf(agreement.fields, 't') },
  declaration: { of: declaration, json: jsonOf(declaration.fields, 't') },
} as const;

interface Records {
  agreement: Agreement;
  declaration: Declaration;
}

export type LegalText = keyof typeof legalTexts;
export type Edition<K extends LegalText> = Records[K];

/** The terms of an edition by its name, else those in force. */
export async function agreementShown(db: Database, edition: string | null): Promise<Agreement> {
  const asked = edition === null ? sql`true` : sql`t.edition = ${edition}`;
  const [found] = await db.call(sql.type({ one: json<Agreement>() })`
    select ${legalTexts.agreement.json} as one from agreement t where ${asked} order by t.version desc limit 1`);
  if (!found) throw new Problem('notFound');
  return found.one;
}

export function everyEdition(staff: Database, viewer: Viewer, kind: LegalText): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${editionsOf(kind)})::text`);
}

/** The last one first. */
export async function editionsIn<K extends LegalText>(tx: Tx, kind: K): Promise<Edition<K>[]> {
  return (await tx.one(sql.type({ list: json<Edition<K>[]>() })`select (${editionsOf(kind)}) as list`)).list;
}

function editionsOf(kind: LegalText): Sql {
  return sql`select coalesce(json_agg(${legalTexts[kind].json} order by t.version desc), '[]') from ${sql.table(kind)} t`;
}
