import { hsDigits } from '@loadline/contract/checks/hs';
import type { readHtsLine } from '@loadline/contract/hts/hts.api';
import { plainText, rateOf } from '@loadline/contract/hts/hts-rate';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { flag, int, text, texts } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isFavourite } from './hts.favourites.queries.ts';
import { editionOn } from './hts.queries.ts';
import { lineColumns, lineIn, lineSelected, ratesJoined } from './hts.rows.queries.ts';

type Detail = AnswerOf<typeof readHtsLine>;

/** A row, what stands above it, and what it said in each edition; an edition that says the same as the one before it is left out. */
export async function lineOf(
  db: Database,
  viewer: Viewer,
  { on, no }: QueryOf<typeof readHtsLine>,
): Promise<Detail> {
  const digits = hsDigits(no);
  const numbered = sql.type({ ...lineColumns, edition: text, effective: text })`
    select ${lineSelected}, e.name as edition, e.effective::text
    from hts_edition e join hts_line l on l.edition_id = e.edition_id and l.hts_no = ${digits} and l.hts_no <> '' ${ratesJoined}
    where e.state = 'PUBLISHED' order by e.effective`;
  const standing = sql.type({
    place: int,
    no: text,
    description: text,
    edition: text,
    footnotes: texts,
    kept: flag,
  })`
      with recursive up as (
        select l.* from hts_line l where l.edition_id = ${editionOn(on)} and l.hts_no = ${digits} and l.hts_no <> ''
        union all select p.* from hts_line p join up u on p.edition_id = u.edition_id and p.place = u.parent)
      select u.place, u.hts_no as no, u.description, e.name as edition, ${isFavourite(digits)} as kept,
        array(select f ->> 'value' from jsonb_array_elements(u.footnotes) f) as footnotes
      from up u join hts_edition e using (edition_id) order by u.place`;
  const {
    rows: [editions, above],
  } = await db.read(viewer, numbered, standing);
  const row = editions.find(({ edition }) => edition === above[0]?.edition);
  if (!row) throw new Problem('notFound');
  const line = lineIn(row);
  return {
    line,
    kind: rateOf(line.general)?.kind ?? 'prose',
    footnotes: [...new Set(above.toReversed().flatMap(({ footnotes }) => footnotes.map(plainText)))],
    isFavourite: above[0]?.kept ?? false,
    above: above.slice(0, -1).map(({ place, no: number, description }) => ({
      place,
      no: number,
      description: plainText(description),
    })),
    history: changesIn(
      editions.map((one) => {
        const { general, special, column2, units } = lineIn(one);
        return { edition: one.edition, effective: one.effective, general, special, column2, units };
      }),
    ),
  };
}

/** The newest first. */
function changesIn(told: Detail['history']): Detail['history'] {
  const said = ({ general, special, column2, units }: Detail['history'][number]) =>
    [general, special, column2, units].join('|');
  return told.filter((one, at) => at === 0 || said(one) !== said(told[at - 1] ?? one)).toReversed();
}
