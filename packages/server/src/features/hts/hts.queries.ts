import type { listHtsHeadings, listHtsLines, readHtsContents } from '@loadline/contract/hts/hts.api';
import { toldOfHts } from '@loadline/contract/hts/hts.api';
import { htsPrefix } from '@loadline/contract/hts/hts-no';
import { plainText } from '@loadline/contract/hts/hts-rate';
import { chaptersCalled } from '@loadline/contract/hts/hts-sections';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { int, text } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import { setOf } from '../../kernel/filters.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { codesOfOwn, codesOfOwnCalled } from '../customers/goods.rows.public.ts';
import { favourites } from './hts.favourites.queries.ts';
import { lineColumns, lineIn, lineSelected, ratesJoined } from './hts.rows.queries.ts';

type On = QueryOf<typeof readHtsContents>['on'];

/** The edition in force on a day of entry; days of entry are days in New York. */
export function editionOn(on: On): Sql {
  const day = on === null ? sql`(now() at time zone 'America/New_York')::date` : sql`${on}::date`;
  return sql`(select e.edition_id from hts_edition e where e.state = 'PUBLISHED' and e.effective <= ${day} order by e.effective desc limit 1)`;
}

/** An edition `e` as it is told. */
export const editionJson = sql`json_build_object('name', e.name, 'effective', e.effective, 'lines', e.lines, 'isSample', e.is_sample)`;

export function contentsOf(
  db: Database,
  viewer: Viewer,
  { on }: QueryOf<typeof readHtsContents>,
): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`with now_in as materialized (select ${editionOn(on)} as id)
    select json_build_object(
      'edition', (select ${editionJson} from hts_edition e join now_in n on n.id = e.edition_id),
      'editions', (select coalesce(json_agg(${editionJson} order by e.effective desc), '[]') from hts_edition e where e.state = 'PUBLISHED'),
      'chapters', (select coalesce(json_agg(json_build_object('no', c.no, 'headings', c.headings) order by c.no), '[]')
        from (select left(l.hts_no, 2) as no, count(distinct left(l.hts_no, 4))::int as headings from hts_line l
          join now_in n on n.id = l.edition_id where l.hts_no <> '' group by 1) c))::text`,
  );
}

/** A heading that has no row of its own is called as its first row is. */
export async function headingsOf(
  db: Database,
  viewer: Viewer,
  { on, chapter }: QueryOf<typeof listHtsHeadings>,
): Promise<AnswerOf<typeof listHtsHeadings>> {
  const {
    rows: [rows],
  } = await db.read(
    viewer,
    sql.type({ no: text, description: text })`
      select left(l.hts_no, 4) as no, (array_agg(l.description order by l.place))[1] as description from hts_line l
      where l.edition_id = ${editionOn(on)} and ${startingWith(chapter)} group by 1 order by 1`,
  );
  return rows.map((row) => ({ ...row, description: plainText(row.description) }));
}

export async function linesFound(
  db: Database,
  viewer: Viewer,
  { on, heading, search, mine, fav, changedSince }: QueryOf<typeof listHtsLines>,
): Promise<AnswerOf<typeof listHtsLines>> {
  const isNarrowed = mine === true || fav === true || changedSince !== null;
  const edition = editionOn(on);
  const asked = allOf(
    setOf([
      // Words say of which edition they are.
      !isWords(search) && sql`l.edition_id = ${edition}`,
      // Nothing was asked for.
      search === null && heading === null && !isNarrowed && sql`false`,
      search !== null && searched(on, search, isNarrowed),
      search === null && heading !== null && inHeading(on, heading),
      mine === true && sql`l.hts_no = any(array${codesOfOwn('hts')})`,
      fav === true && sql`l.hts_no = any(array${favourites})`,
      changedSince !== null && sql`l.hts_no = any(array${ratesChanged(on, changedSince)})`,
    ]),
  );
  const atMost = search === null && heading !== null ? sql`` : sql`limit ${sql.lit(toldOfHts)}`;
  // Counted are rows of which nothing but their place is carried; what is told is fetched of the few that are told. Each is looked up by
  // its place (offset 0): of an edition that was just loaded the planner knows nothing, and would rather read it whole.
  const {
    rows: [rows],
  } = await db.read(
    viewer,
    sql.type({ ...lineColumns, found: int })`
      with f as materialized (select l.place, count(*) over ()::int as found from hts_line l
        where ${asked} order by l.place ${atMost})
      select t.*, f.found from f cross join lateral (select ${lineSelected} from hts_line l ${ratesJoined}
        where l.edition_id = ${edition} and l.place = f.place offset 0) t order by t.place`,
  );
  return { found: rows[0]?.found ?? 0, lines: rows.map(lineIn) };
}

/** The rows of a heading, those without a number among them. */
function inHeading(on: On, heading: string): Sql {
  const place = (which: Sql) => sql`(select ${which} from hts_line h where h.edition_id = ${editionOn(on)}
    and h.hts_no <> '' and h.hts_no like ${`${heading}%`})`;
  return sql`l.place between ${place(sql`min(h.place)`)} and ${place(sql`max(h.place)`)}`;
}

/** Numbers of eight and ten digits that have other rates on the one day than on the other, inherited ones among them. */
function ratesChanged(on: On, since: string): Sql {
  const rates = (
    day: On,
  ) => sql`select l.hts_no, row(g.general, s.special, c.column2) as said from hts_line l ${ratesJoined}
    where l.edition_id = ${editionOn(day)} and length(l.hts_no) >= 8`;
  return sql`(select a.hts_no from (${rates(on)}) a join (${rates(since)}) b using (hts_no) where a.said is distinct from b.said)`;
}

/**
 * Chinese names are those of chapters, told by their headings or, where only some numbers are asked for, by whatever these have there;
 * and those of the viewer's own goods, told by the numbers that they are bound to.
 */
function searched(on: On, words: string, isNarrowed: boolean): Sql {
  const prefix = htsPrefix(words);
  if (prefix) return startingWith(prefix);
  if (isChinese(words)) {
    const called = words.trim();
    const own = codesOfOwnCalled('hts', called);
    const chapters = chaptersCalled(called);
    if (isNarrowed)
      return sql`((length(l.hts_no) >= 8 and left(l.hts_no, 2) = any(${chapters}::text[])) or l.hts_no = any(array${own}))`;
    return sql`l.hts_no <> '' and l.hts_no = any(array(select h.hts_no from hts_line h
      where h.edition_id = ${editionOn(on)} and length(h.hts_no) = 4 and left(h.hts_no, 2) = any(${chapters}::text[])) || array${own})`;
  }
  return sql`l.words @@ replace(${editionOn(on)}::text, '-', '')::tsquery and l.words @@ websearch_to_tsquery('english', ${words})
    and length(l.hts_no) >= 8`;
}

function isChinese(search: string): boolean {
  return /\p{Script=Han}/u.test(search);
}

function isWords(search: string | null): boolean {
  return search !== null && !htsPrefix(search) && !isChinese(search);
}

function startingWith(digits: string): Sql {
  return sql`l.hts_no <> '' and l.hts_no like ${`${digits}%`}`;
}
