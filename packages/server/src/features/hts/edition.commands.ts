import { newId } from '../../kernel/database.ts';
import type { OwnerTx } from '../../kernel/owner.ts';
import { sql } from '../../kernel/sql.ts';
import { compareWithBefore } from './desk.compare.commands.ts';
import type { EditionRow } from './edition-file.ts';
import type { EditionLine } from './edition-lines.ts';
import { linesOf } from './edition-lines.ts';

/** What an edition is called, and the day of entry from which it holds. */
export interface EditionFacts {
  readonly name: string;
  readonly effective: string;
  readonly fileName: string;
  readonly isSample: boolean;
}

/** Rows that travel to the database in one statement. */
export const linesAtOnce = 2_000;

/**
 * Lays an edition beside those that are there, whole or not at all. Of the same name or the same day it takes the place of the one
 * that holds; the first official one takes the place of the sample. Drafts of the desk stay. It is compared with the edition before
 * it, as one that the desk brings.
 */
export async function layEdition(
  tx: OwnerTx,
  facts: EditionFacts,
  rows: AsyncIterable<EditionRow>,
): Promise<number> {
  const { name, effective, fileName, isSample } = facts;
  const id = newId();
  await tx.rows(sql`
    delete from hts_edition where state = 'PUBLISHED'
      and (name = ${name} or effective = ${effective}::date or (is_sample and not ${isSample}::boolean))`);
  await tx.rows(sql`
    insert into hts_edition (edition_id, name, effective, lines, is_sample, file_name, published_at)
    values (${id}, ${name}, ${effective}::date, 0, ${isSample}, ${fileName}, now())`);
  let laid = 0;
  for await (const lines of linesOf(rows, linesAtOnce)) {
    await layLines(tx, id, lines);
    laid += lines.length;
  }
  await tx.rows(sql`update hts_edition set lines = ${laid}, rows_laid = ${laid} where edition_id = ${id}`);
  if (!isSample) await compareWithBefore(tx, id);
  return laid;
}

export async function layLines(tx: OwnerTx, edition: string, lines: readonly EditionLine[]): Promise<void> {
  await tx.rows(sql`
    insert into hts_line (edition_id, place, parent, hts_no, indent, description, units, general, special, column2, quota, additional,
      footnotes, general_from, special_from, column2_from, chapter99, path)
    select ${edition}::uuid, place, parent, "htsNo", indent, description, units, general, special, column2, quota, additional, footnotes,
      ("from" ->> 'general')::int, ("from" ->> 'special')::int, ("from" ->> 'column2')::int, chapter99, path
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (place int, parent int, "htsNo" text, indent int, description text,
      units text[], general text, special text, column2 text, quota text, additional text, footnotes jsonb, "from" jsonb,
      chapter99 text[], path text)`);
}
