import { htsDifferences, htsEdition } from '@loadline/contract/hts/hts-edition';
import type { listDeskEditions, listEditionDifferences } from '@loadline/contract/hts/hts-edition.api';
import { toldOfHtsDifferences } from '@loadline/contract/hts/hts-edition.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { editionBefore } from './desk.compare.commands.ts';
import { facts } from './difference.ts';

export type DeskEditions = AnswerOf<typeof listDeskEditions>;

const undecided = sql`'article' = any(c.kinds) and c.verdict is null`;

const editionJson = jsonOf(htsEdition.fields, 'e', {
  id: sql`e.edition_id`,
  laid: sql`e.rows_laid`,
  isSample: sql`e.is_sample`,
  file: sql`e.file_name`,
  before: sql`(select b.name from hts_edition b where b.edition_id = e.compared_with)`,
  isOutdated: sql`e.state = 'DRAFT' and e.compared_with is distinct from ${editionBefore(sql`e.effective`)}`,
  undecided: sql`(select count(*)::int from hts_edition_change c where c.edition_id = e.edition_id and ${undecided})`,
  loadedWho: sql`e.created_who`,
  loadedAt: isoOf(sql`e.loaded_at`),
  publishedWho: sql`e.published_who`,
  publishedAt: isoOf(sql`e.published_at`),
});

const allOfThem = sql.type({ all: json<DeskEditions>() })`
  select coalesce(json_agg(${editionJson} order by e.effective desc, e.loaded_at desc), '[]') as all from hts_edition e`;

export async function editionsAtDesk(staff: Database, viewer: Viewer): Promise<DeskEditions> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, allOfThem);
  return found?.all ?? [];
}

export async function editionsIn(tx: Tx): Promise<DeskEditions> {
  return (await tx.one(allOfThem)).all;
}

/** As many numbers of chapters 1 to 98 as the edition has that this one was compared with. */
export function numbersBefore(id: string): Sql {
  return sql`(select count(*)::int from hts_line l join hts_edition e on e.compared_with = l.edition_id
    where e.edition_id = ${id} and l.hts_no <> '' and l.hts_no < '99')`;
}

const kindOrder = codesOf(htsDifferences);

/** What differs, one entry for each number and one for those that were split or merged: what a person has to decide comes first. */
export function differencesOf(
  staff: Database,
  viewer: Viewer,
  { id, kind, chapter99, from }: QueryOf<typeof listEditionDifferences>,
): Promise<RawJson> {
  const told = sql.join(facts.map((key) => sql`${sql.lit(key)}, c.facts -> ${sql.lit(key)}`));
  const side = (
    which: 'was' | 'now',
    other: 'was' | 'now',
  ) => sql`coalesce((select json_agg(json_build_object('no', m.hts_no, 'description',
    m.facts #>> ${sql.lit(`{description,${which}}`)}) order by m.hts_no) from hts_edition_change m
    where m.edition_id = c.edition_id and m.part_of = c.part_of and m.facts #>> ${sql.lit(`{description,${other}}`)} is null), '[]')`;
  // Another article is to be decided in chapter 99 as well.
  const own = sql`(p.no < '99' or 'article' = any(p.kinds))`;
  const ofKind = kind === null ? own : sql`${own} and ${kind} = any(p.kinds)`;
  const wanted = chapter99 === true ? sql`p.no >= '99'` : ofKind;
  return staff.readJson(
    viewer,
    sql`
    with own as materialized (
      select c.*, case when c.verdict = 'wording' then array_replace(c.kinds, 'article', 'text')
        when c.verdict = 'article' then array_prepend('article', array_remove(array_remove(c.kinds, 'text'), 'article')) else c.kinds end as said
      from hts_edition_change c where c.edition_id = ${id}),
    entries as materialized (
      select distinct on (coalesce(c.part_of, c.hts_no)) c.hts_no as no, c.said as kinds,
        case when ${undecided} then 0 else 1 end as rank, array_position(${kindOrder}::text[], c.said[1]) as place
      from own c where c.inherited_from is null
      order by coalesce(c.part_of, c.hts_no), (c.facts #>> '{description,now}') is not null, length(c.hts_no) desc, c.hts_no),
    found as materialized (select * from entries p where ${wanted})
    select json_build_object(
      'found', (select count(*)::int from found),
      'added', (select count(*)::int from own c where c.hts_no < '99' and c.facts #>> '{description,was}' is null),
      'deleted', (select count(*)::int from own c where c.hts_no < '99' and c.facts #>> '{description,now}' is null),
      'changed', (select count(*)::int from own c where c.hts_no < '99' and c.facts #>> '{description,was}' is not null
        and c.facts #>> '{description,now}' is not null),
      'before', ${numbersBefore(id)},
      'chapter99', (select count(*)::int from entries p where p.no >= '99'),
      'kinds', (select coalesce(json_agg(json_build_object('kind', k.kind, 'count', k.count)), '[]')
        from (select k.kind, count(*)::int as count from entries p, unnest(p.kinds) k (kind) where ${own} group by 1) k),
      'differences', (select coalesce(json_agg(json_build_object('no', c.hts_no, 'kinds', f.kinds, 'path', c.facts ->> 'path', ${told},
          'was', ${side('was', 'now')}, 'now', ${side('now', 'was')}, 'below', c.below, 'likeness', round(c.likeness * 100)::int,
          'verdict', c.verdict, 'decidedWho', c.decided_who) order by f.rank, f.place, f.no), '[]')
        from (select * from found order by rank, place, no limit ${sql.lit(toldOfHtsDifferences)} offset ${from ?? 0}) f
        join own c on c.hts_no = f.no))::text
    from hts_edition e where e.edition_id = ${id}`,
  );
}
