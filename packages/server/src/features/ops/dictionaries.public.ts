import { firstHouseNo, followingNumber } from '@loadline/contract/bookings/house-number';
import type { Text } from '@loadline/contract/kernel/text';
import { chinaZone } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

type Kind = 'warehouse' | 'salesCompany' | 'country' | 'bank' | 'timeZone' | 'feeType';

const namedCode = { value: text, zh: text, en: text };
type NamedCode = RowOf<typeof namedCode>;
const namedEntry = { code: text, name: json<Text>() };
export type NamedEntry = RowOf<typeof namedEntry>;

/** What may be chosen of a kind, in its order. */
export function entriesOf(kind: Kind): Sql<NamedCode> {
  return sql.type(namedCode)`select d.code as value, d.name_zh as zh, d.name_en as en from dictionary_entry d
    where d.kind = ${kind} and d.active order by d.position, d.code`;
}

/** By which clock a warehouse tells its times; by ours, where it has none or is not known any more. */
export async function zoneOfWarehouse(tx: Pick<Tx, 'rows'>, warehouse: string): Promise<string> {
  const [entry] = await tx.rows(sql.type({ zone: orNull(text) })`
    select d.zone from dictionary_entry d where d.kind = 'warehouse' and d.code = ${warehouse}`);
  return entry?.zone ?? chinaZone;
}

/** Where cargo is told to have been: airports, ports and terminals, and warehouses that are not called as one of those. */
export const placeEntries = sql`(select d.code, d.kind, d.country, d.zone, d.name_zh, d.name_en, d.active, d.bundled, d.version, d.position
    from dictionary_entry d where d.kind in ('airport', 'port', 'terminal') and d.country is not null and d.zone is not null
  union all select w.code, w.kind, null, w.zone, w.name_zh, w.name_en, false, false, w.version, w.position from dictionary_entry w
    where w.kind = 'warehouse' and not exists (select from dictionary_entry d where d.kind in ('airport', 'port', 'terminal') and d.code = w.code))`;

/** The places that are offered; and those of the installation's own that are not, to be known by their names. */
export const placesToChoose = sql`select d.code, d.kind, d.country, d.zone, d.name_zh as "nameZh", d.name_en as "nameEn", d.active as offered
  from ${placeEntries} d where d.active or not d.bundled order by d.kind, d.position, d.code`;

/** The warehouses that cargo is brought to, in their order, as a JSON list. */
export const warehousesToChoose = sql`(select coalesce(json_agg(json_build_object('code', d.code, 'nameZh', d.name_zh, 'nameEn', d.name_en,
    'address', d.address, 'hours', d.hours) order by d.position, d.code), '[]')
  from dictionary_entry d where d.kind = 'warehouse' and d.active)`;

/** The warehouse of a code as one of those in `warehousesToChoose`, in use or not any more. */
export function warehouseNamed(code: string): Sql {
  return sql`(select json_build_object('code', d.code, 'nameZh', d.name_zh, 'nameEn', d.name_en, 'address', d.address, 'hours', d.hours)
    from dictionary_entry d where d.kind = 'warehouse' and d.code = ${code})`;
}

/** The words of an entry in JSON, in use or not any more. */
export function wordsOfEntry(kind: Kind, code: Sql): Sql {
  return sql`(select json_build_object('zh', d.name_zh, 'en', d.name_en) from dictionary_entry d
    where d.kind = ${sql.lit(kind)} and d.code = ${code})`;
}

/**
 * Takes the next house waybill number of a sales company's series, or of the first company's. What counts on does not
 * change the entry's version: whoever edits it meanwhile loses nothing, and who finds a number taken asks again.
 */
export async function takeHouseNo(tx: Pick<Tx, 'one' | 'rows'>, company: string | null): Promise<string> {
  const { code, next } = await tx.one(sql.type({ code: text, next: orNull(text) })`
    select d.code, d.next_house_no as next from dictionary_entry d where d.kind = 'salesCompany'
    order by d.code = ${company} desc nulls last, d.active desc, d.position, d.code limit 1 for update`);
  const number = next ?? firstHouseNo(code);
  await tx.rows(sql`
    update dictionary_entry set next_house_no = ${followingNumber(number)} where kind = 'salesCompany' and code = ${code}`);
  return number;
}

/** Every entry of a kind with its words. */
export function allEntries(kind: Kind): Sql<NamedEntry> {
  return sql.type(namedEntry)`
    select d.code, json_build_object('zh', d.name_zh, 'en', d.name_en) as name from dictionary_entry d where d.kind = ${kind}`;
}

export async function isEntry(tx: Pick<Tx, 'rows'>, kind: Kind, code: string | null): Promise<boolean> {
  if (code === null) return true;
  const found = await tx.rows(
    sql`select from dictionary_entry d where d.kind = ${kind} and d.code = ${code} and d.active`,
  );
  return found.length > 0;
}

/** Whether cargo can be brought to a warehouse: one of those in use, or any, where none is kept. */
export async function receives(tx: Pick<Tx, 'rows'>, code: string | null): Promise<boolean> {
  if (code === null) return true;
  const refusing = await tx.rows(sql`
    select from dictionary_entry d where d.kind = 'warehouse' and d.active having count(*) > 0 and count(*) filter (where d.code = ${code}) = 0`);
  return refusing.length === 0;
}
