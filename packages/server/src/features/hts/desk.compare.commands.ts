import { json, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Difference, Said } from './difference.ts';
import { differencesIn } from './difference.ts';
import { ratesJoined } from './hts.rows.queries.ts';

/** The official edition that holds on the day before one comes into force; null: there is none. */
export function editionBefore(effective: Sql): Sql {
  return sql`(select p.edition_id from hts_edition p where p.state = 'PUBLISHED' and not p.is_sample and p.effective < ${effective}
    order by p.effective desc limit 1)`;
}

const differencesAtOnce = 2_000;

/** Tells what every number became since the edition before; an edition that none stands before has no differences. */
export async function compareEdition(tx: Tx, id: string): Promise<void> {
  const isLoading = sql`select 1 from hts_edition e where e.edition_id = ${id} and e.state = 'LOADING' for update`;
  if ((await tx.rows(isLoading)).length === 0) return;
  await compareWithBefore(tx, id);
  await tx.rows(sql`
    update hts_edition set state = 'DRAFT', kept_org = null, kept_file = null where edition_id = ${id} and state = 'LOADING'`);
}

/** What became of every number since the edition before, whatever state this one is in. */
export async function compareWithBefore(tx: Pick<Tx, 'rows'>, id: string): Promise<void> {
  const [before] = await tx.rows(sql.type({ id: text })`
    update hts_edition e set compared_with = ${editionBefore(sql`e.effective`)} where e.edition_id = ${id}
    returning coalesce(e.compared_with::text, '') as id`);
  await tx.rows(sql`delete from hts_edition_change where edition_id = ${id}`);
  if (before && before.id !== '') await tellDifferences(tx, before.id, id);
}

async function tellDifferences(tx: Pick<Tx, 'rows'>, before: string, id: string): Promise<void> {
  // Nothing is known yet of rows that were just laid down: taken for one, they would be looked up one in the other, row by row.
  // Nor is it so urgent that it would take every processor.
  await tx.rows(
    sql`select set_config('enable_nestloop', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  );
  const said = sql.type({ no: text, was: orNull(json<Said>()), now: orNull(json<Said>()) });
  const pairs = await tx.rows(said`
    with a as materialized (${numbersOf(before)}), b as materialized (${numbersOf(id)})
    select coalesce(a.hts_no, b.hts_no) as no, a.said as was, b.said as now
    from a full join b using (hts_no)
    where a.hts_no is null or b.hts_no is null or a.compared is distinct from b.compared
    order by 1`);
  await tx.rows(sql`select set_config('enable_nestloop', 'on', true)`);
  const found = differencesIn(pairs);
  for (let from = 0; from < found.length; from += differencesAtOnce)
    await keep(tx, id, found.slice(from, from + differencesAtOnce));
}

function keep(tx: Pick<Tx, 'rows'>, id: string, found: readonly Difference[]): Promise<unknown> {
  return tx.rows(sql`
    insert into hts_edition_change (edition_id, hts_no, kinds, part_of, inherited_from, below, facts, likeness)
    select ${id}::uuid, d.no, d.kinds, d."partOf", d."inheritedFrom", d.below, d.facts, d.likeness
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as d (no text, kinds text[], "partOf" text, "inheritedFrom" text,
      below int, facts jsonb, likeness real)`);
}

/** The numbered rows of an edition: what is compared of each, and what is told. */
function numbersOf(id: string): Sql {
  return sql`select l.hts_no, row(l.description, l.units, g.general, s.special, c.column2) as compared,
      json_build_object('path', l.path, 'description', l.description, 'units', array_to_string(l.units, ', '),
        'general', g.general, 'special', s.special, 'column2', c.column2,
        'from', json_build_object('general', g.hts_no, 'special', s.hts_no, 'column2', c.hts_no)) as said
    from hts_line l ${ratesJoined} where l.edition_id = ${id}::uuid and l.hts_no <> ''`;
}
