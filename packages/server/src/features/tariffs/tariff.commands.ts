import type { OwnerTx } from '../../kernel/owner.ts';
import { sql } from '../../kernel/sql.ts';
import type { TariffData } from './tariff-data.ts';

/** Lays a release of the data in place of the one before it, whole or not at all; one that lies there already stays. */
export async function layTariff(
  tx: OwnerTx,
  release: string,
  digest: string,
  data: () => TariffData,
): Promise<void> {
  const laid = await tx.rows(
    sql`select from tariff_release where release = ${release} and digest = ${digest}`,
  );
  if (laid.length > 0) return;
  const { measures, scopes, exclusions, fees } = data();
  for (const table of ['release', 'exclusion', 'fee'])
    await tx.rows(sql`delete from ${sql.table(`tariff_${table}`)}`);
  // What staff have made or changed is theirs, with its list.
  await tx.rows(sql`delete from tariff_measure where not by_staff`);
  await tx.rows(sql`delete from tariff_scope where scope not like 'own:%'`);
  await tx.rows(sql`insert into tariff_release (release, digest) values (${release}, ${digest})`);
  await tx.rows(sql`
    insert into tariff_measure (id, place, program, heading, title_zh, title_en, kind, percent, base, origins, not_origins, scope, valid_from,
      valid_until, loaded_before, entered_before, in_transit_heading, in_transit_percent, zero_heading, claim, condition_zh, condition_en,
      displaced_by, under_232, rank, takes_column2, chapter98, lacks_list, disputed_from, seq, status, source, source_date, confidence, note)
    select id, place, programme, heading, title_zh, title_en, kind, nullif(percent, '')::numeric, base, string_to_array(origins, ' '),
      string_to_array(not_origins, ' '), scope, "from"::date, nullif(until, '')::date, ${transit('loaded_before')}, ${transit('entered_before')},
      nullif(in_transit_heading, ''), nullif(in_transit_percent, '')::numeric, nullif(zero_heading, ''), nullif(claim, ''),
      nullif(condition_zh, ''), nullif(condition_en, ''), string_to_array(displaced_by, ' '), nullif(under_232, ''), rank::smallint,
      column2 = 'yes', chapter98, list_missing = 'yes', nullif(disputed_from, '')::date, seq::smallint, status, source,
      nullif(source_date, '')::date, confidence, note
    from json_to_recordset(${JSON.stringify(measures.map((measure, place) => ({ ...measure, place })))}::json) as m (
      id text, place int, programme text, heading text, title_zh text, title_en text, kind text, percent text, base text, origins text,
      not_origins text, scope text, "from" text, until text, loaded_before text, entered_before text, in_transit_heading text,
      in_transit_percent text, zero_heading text, claim text, condition_zh text, condition_en text, displaced_by text, under_232 text,
      rank text, column2 text, chapter98 text, list_missing text, disputed_from text, seq text, status text, source text,
      source_date text, confidence text, note text) on conflict (id) do nothing`);
  await tx.rows(sql`
    insert into tariff_scope (scope, prefix, includes)
    select scope, unnest(string_to_array(prefixes, ' ')), role = 'include'
    from json_to_recordset(${JSON.stringify(scopes)}::json) as s (scope text, role text, prefixes text)`);
  await tx.rows(sql`
    insert into tariff_exclusion (heading, item, lifts, codes, whole_line, valid_from, valid_until, wording)
    select heading, item, string_to_array(lifts, ' '), string_to_array(codes, ' '), whole_line = 'yes', "from"::date, until::date, text
    from json_to_recordset(${JSON.stringify(exclusions)}::json) as e (heading text, item text, lifts text, codes text, whole_line text,
      "from" text, until text, text text)`);
  await tx.rows(sql`
    insert into tariff_fee (fee, class, percent, least, most, flat, valid_from, valid_until, source, confidence)
    select fee, class, nullif(percent, '')::numeric, nullif(min, '')::numeric, nullif(max, '')::numeric, nullif(flat, '')::numeric,
      "from"::date, nullif(until, '')::date, source, confidence
    from json_to_recordset(${JSON.stringify(fees)}::json) as f (fee text, class text, percent text, min text, max text, flat text,
      "from" text, until text, source text, confidence text)`);
}

/** A pair of days that says nothing without a heading for what is in transit. */
function transit(column: string) {
  return sql`case when in_transit_heading <> '' then nullif(${sql.ref(column)}, '')::date end`;
}
