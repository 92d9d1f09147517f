import type { listHtsLines } from '@loadline/contract/hts/hts.api';
import { plainText } from '@loadline/contract/hts/hts-rate';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text, texts } from '../../kernel/columns.ts';
import { sql } from '../../kernel/sql.ts';

export type HtsLine = AnswerOf<typeof listHtsLines>['lines'][number];

/** The columns of a row `l` of the schedule, with the rows its rates come from joined beside it. */
export const lineColumns = {
  place: int,
  hts_no: text,
  indent: int,
  description: text,
  path: text,
  units: texts,
  general: orNull(text),
  general_from: orNull(text),
  special: orNull(text),
  special_from: orNull(text),
  column2: orNull(text),
  column2_from: orNull(text),
  chapter99: texts,
};

export const lineSelected = sql`l.place, l.hts_no, l.indent, l.description, l.path, l.units, l.chapter99,
  g.general, nullif(g.hts_no, l.hts_no) as general_from, s.special, nullif(s.hts_no, l.hts_no) as special_from,
  c.column2, nullif(c.hts_no, l.hts_no) as column2_from`;

/** A heading inherits nothing: what stands above a rate is a title. */
export const ratesJoined = sql`
  left join hts_line g on g.edition_id = l.edition_id and g.place = l.general_from and (g.place = l.place or length(l.hts_no) >= 8)
  left join hts_line s on s.edition_id = l.edition_id and s.place = l.special_from and (s.place = l.place or length(l.hts_no) >= 8)
  left join hts_line c on c.edition_id = l.edition_id and c.place = l.column2_from and (c.place = l.place or length(l.hts_no) >= 8)`;

export function lineIn(row: RowOf<typeof lineColumns>): HtsLine {
  return {
    place: row.place,
    no: row.hts_no,
    indent: row.indent,
    description: plainText(row.description),
    path: row.path,
    units: row.units.map(plainText).join(', '),
    general: plainText(row.general ?? ''),
    generalFrom: row.general_from || null,
    special: plainText(row.special ?? ''),
    specialFrom: row.special_from || null,
    column2: plainText(row.column2 ?? ''),
    column2From: row.column2_from || null,
    chapter99: row.chapter99,
    declarable: row.hts_no.length === 10,
  };
}
