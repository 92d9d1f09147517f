import type { listHtsChanges } from '@loadline/contract/hts/hts.api';
import { toldOfHtsChanges } from '@loadline/contract/hts/hts.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { json, text, texts } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { facts } from './difference.ts';
import { editionJson, editionOn } from './hts.queries.ts';
import { ratesJoined } from './hts.rows.queries.ts';

type Asked = QueryOf<typeof listHtsChanges>;

/** What differs between two editions, number by number. */
function told({ on, since, heading }: Asked): Sql {
  const differs = sql.join(
    facts.map((key) => sql`a.${sql.id(key)} is distinct from b.${sql.id(key)}`),
    sql` or `,
  );
  const sides = sql.join(
    facts.map(
      (key) => sql`${sql.lit(key)}, json_build_object('was', a.${sql.id(key)}, 'now', b.${sql.id(key)})`,
    ),
  );
  return sql`
    with days as materialized (select ${editionOn(since)} as before, ${editionOn(on)} as after),
    a as materialized (${numbersOf(sql`d.before`, heading)}),
    b as materialized (${numbersOf(sql`d.after`, heading)}),
    told as materialized (
      select coalesce(a.hts_no, b.hts_no) as no,
        case when a.hts_no is null then 'added' when b.hts_no is null then 'deleted'
          when exists (select from hts_edition_change x join days d on d.after = x.edition_id join hts_edition e on e.edition_id = x.edition_id
            and e.compared_with = d.before where x.hts_no = a.hts_no and x.verdict = 'article') then 'article' else 'changed' end as kind,
        json_build_object(${sides}) as facts
      from a full join b using (hts_no) where a.hts_no is null or b.hts_no is null or ${differs})`;
}

export function changesBetween(db: Database, viewer: Viewer, asked: Asked): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`
    ${told(asked)}
    select json_build_object(
      'before', (select ${editionJson} from hts_edition e where e.edition_id = d.before),
      'after', (select ${editionJson} from hts_edition e where e.edition_id = d.after),
      'added', (select count(*)::int from told where kind = 'added'),
      'deleted', (select count(*)::int from told where kind = 'deleted'),
      'changed', (select count(*)::int from told where kind = 'changed'),
      'article', (select count(*)::int from told where kind = 'article'),
      'changes', (select coalesce(json_agg((jsonb_build_object('no', t.no, 'kind', t.kind) || t.facts::jsonb) order by t.kind <> 'article', t.no), '[]')
        from (select * from told order by kind <> 'article', no limit ${sql.lit(toldOfHtsChanges)}) t))::text
    from days d where d.before is not null and d.after is not null`,
  );
}

/** All of them in one row, with what the two editions are called; no row where one of the days has none. */
export function allChangesBetween(asked: Asked): Sql {
  return sql`${told(asked)}
    select p.name as before, n.name as after, (select coalesce(json_agg(json_build_object('no', t.no, 'kinds', json_build_array(t.kind), 'facts', t.facts)
      order by t.kind <> 'article', t.no), '[]') from told t) as rows
    from days d join hts_edition p on p.edition_id = d.before join hts_edition n on n.edition_id = d.after`;
}

/** The numbered rows of an edition in chapters 1 to 98 with their rates, inherited ones among them. */
function numbersOf(edition: Sql, heading: string | null): Sql {
  return sql`select l.hts_no, l.description, array_to_string(l.units, ', ') as units, g.general, s.special, c.column2
    from days d join hts_line l on l.edition_id = ${edition} ${ratesJoined}
    where l.hts_no <> '' and l.hts_no < '99' and l.hts_no like ${`${heading ?? ''}%`}`;
}

/** What of a number was, and what it is now. */
export type DifferentFacts = Readonly<
  Record<(typeof facts)[number], { readonly was: string | null; readonly now: string | null }>
>;

/** What an edition is called, and the one that it was compared with. */
export function namesOfEditions(id: string) {
  return sql.type({ before: text, after: text })`
    select p.name as before, e.name as after from hts_edition e join hts_edition p on p.edition_id = e.compared_with where e.edition_id = ${id}`;
}

/** Every number that an edition at the desk changes of the one before. */
export function changesOfEdition(id: string) {
  return sql.type({ no: text, kinds: texts, facts: json<DifferentFacts>() })`
    select c.hts_no as no, c.kinds, c.facts from hts_edition_change c where c.edition_id = ${id} order by c.hts_no`;
}
