import { similarFields } from '@loadline/contract/mids/mid.api';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';

interface Manufacturer {
  readonly orgId: Sql;
  /** Itself and its own editions are not like it. */
  readonly id: Sql;
  readonly site: Sql;
  readonly name: Sql;
  readonly street: Sql;
  readonly city: Sql;
  readonly code: Sql;
}

const most = 10;

/** How much of two names agrees, without what most companies are called: from here on they are told of. */
const nearName = 0.6;

const plain = (text: Sql) => sql`regexp_replace(lower(${text}), '[^[:alnum:]]+', '', 'g')`;
const telling = (text: Sql) =>
  sql`regexp_replace(lower(${text}), '\\m(co|company|ltd|limited|inc|corp|corporation|llc|gmbh)\\M', '', 'g')`;

/** The records of a company that are like one, the most alike first, in JSON. What is superseded counts no more. */
export function similarTo({ orgId, id, site, name, street, city, code }: Manufacturer): Sql {
  const isSameName = sql`${plain(sql`m.name`)} = ${plain(name)}`;
  const isSamePlace = sql`${plain(sql`m.street || m.city`)} = ${plain(sql`${street} || ${city}`)}`;
  const near = sql`similarity(${telling(sql`m.name`)}, ${telling(name)})`;
  return sql`coalesce((select json_agg(${jsonOf(similarFields, 's')} order by array_position(array['same', 'moved', 'code', 'alike'], s.likeness), s.near desc, s.code)
    from (select m.*, ${near} as near, case when ${isSameName} and ${isSamePlace} then 'same' when ${isSameName} then 'moved' when m.code = ${code} then 'code' else 'alike' end as likeness
      from mid m where m.org_id = ${orgId} and m.id is distinct from ${id} and m.site_id is distinct from ${site} and m.state <> 'SUPERSEDED'
        and (${isSameName} or m.code = ${code} or ${near} >= ${sql.lit(nearName)}) order by near desc, m.code limit ${sql.lit(most)}) s), '[]')`;
}
