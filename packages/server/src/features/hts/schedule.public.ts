import { flag, orNull, text, texts } from '../../kernel/columns.ts';
import { sql } from '../../kernel/sql.ts';
import { editionOn } from './hts.queries.ts';
import { ratesJoined } from './hts.rows.queries.ts';

/** The edition in force on a day of entry; no row: there is none. */
export function editionInForce(day: string) {
  return sql.type({ name: text, effective: text, is_sample: flag })`
    select e.name, e.effective::text, e.is_sample from hts_edition e where e.edition_id = ${editionOn(day)}`;
}

/** What it says of some numbers of eight or ten digits, inherited rates among it; a number that it has not is left out. */
export function numbersInForce(day: string, numbers: readonly string[]) {
  return sql.type({
    hts_no: text,
    description: text,
    units: texts,
    general: orNull(text),
    special: orNull(text),
    column2: orNull(text),
  })`
    select l.hts_no, concat_ws(' › ', nullif(l.path, ''), l.description) as description, l.units, g.general, s.special, c.column2
    from hts_line l ${ratesJoined} where l.edition_id = ${editionOn(day)} and l.hts_no = any(${numbers}::text[])`;
}
