import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { plainAwb } from '@loadline/contract/waybills/awb-number';
import { airline, stockNumber } from '@loadline/contract/waybills/awb-stock';
import type { listAirlines, stockApi, stockHistory } from '@loadline/contract/waybills/awb-stock.api';
import { flag, int, json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { patternOf } from './waybills.filter.queries.ts';
import { shownNumber } from './waybills.rows.queries.ts';

type Airline = AnswerOf<typeof listAirlines>[number];

/** A number has no id of its own; its eleven digits make one that sorts. */
const stock = sql`(select s.*, ('00000000-0000-0000-0000-0' || s.mawb_no)::uuid as id, a.name_zh as airline, a.name_en as airline_en,
    s.mawb_id is not null as on_waybill
  from mawb_stock s left join airline a on a.prefix = s.prefix) r`;

function stockMatching({ search, prefix, state }: QueryOf<typeof stockApi.count>): Sql {
  const conditions = [
    search !== null && sql`r.mawb_no like ${patternOf(search)} or r.taken_for ilike ${`%${search}%`}`,
    prefix !== null && sql`r.prefix = any(${prefix}::text[])`,
    state !== null && sql`r.state = any(${state}::text[])`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}

/** What was touched last first unless told. */
export const listedStock: ListSource<QueryOf<typeof stockApi.count>> = {
  from: stock,
  where: stockMatching,
  row: jsonOf(stockNumber.fields, 'r', { mawbNo: shownNumber }),
  by: sortedBy({
    at: { value: sql`r.at`, type: 'timestamptz' },
    mawbNo: { value: sql`r.mawb_no`, type: 'text' },
  }),
  of: stockNumber,
};

const counted = (state: string) => sql`count(s.mawb_no) filter (where s.state = ${sql.lit(state)})::int`;
const nextFree = sql`min(s.mawb_no) filter (where s.state = 'free')`;

/** What each prefix has left: those with stock, and those of which staff want to be told when it is low. */
export async function overviewOfStock(
  staff: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof stockApi.overview>> {
  const {
    rows: [prefixes],
  } = await staff.read(
    viewer,
    sql.type({
      prefix: text,
      code: orNull(text),
      nameZh: orNull(text),
      nameEn: orNull(text),
      free: int,
      reserved: int,
      locked: int,
      used: int,
      void: int,
      lowAt: int,
      low: flag,
      nextNo: orNull(text),
    })`
      select k.prefix, max(a.code) as code, max(a.name_zh) as "nameZh", max(a.name_en) as "nameEn", ${counted('free')} as free,
        ${counted('reserved')} as reserved, ${counted('locked')} as locked, ${counted('used')} as used, ${counted('void')} as void,
        coalesce(max(a.low_at), 0) as "lowAt", coalesce(max(a.low_at), 0) > ${counted('free')} as low,
        left(${nextFree}, 3) || '-' || substr(${nextFree}, 4) as "nextNo"
      from (select prefix from mawb_stock union select prefix from airline where low_at > 0) k
      left join mawb_stock s on s.prefix = k.prefix left join airline a on a.prefix = k.prefix group by k.prefix order by k.prefix`,
  );
  return prefixes;
}

type StockDeed = AnswerOf<typeof stockHistory>[number];

export async function historyOfStock(
  staff: Database,
  viewer: Viewer,
  { mawbNo }: QueryOf<typeof stockHistory>,
): Promise<AnswerOf<typeof stockHistory>> {
  const {
    rows: [deeds],
  } = await staff.read(
    viewer,
    sql.type({
      at: text,
      who: text,
      from: orNull(textOf<StockDeed['to']>()),
      to: textOf<StockDeed['to']>(),
      reason: orNull(text),
    })`
      select ${isoOf(sql`d.at`)} as at, d.who, d.from_state as "from", d.to_state as "to", d.reason from mawb_stock_deed d
      where d.mawb_no = ${plainAwb(mawbNo)} order by d.at desc, d.id limit 500`,
  );
  return deeds;
}

export async function airlinesIn(tx: Pick<Tx, 'rows'>): Promise<Airline[]> {
  const rows = await tx.rows(
    sql.type({ airline: json<Airline>() })`
      select ${jsonOf(airline.fields, 'r')} as airline from airline r order by r.prefix`,
  );
  return rows.map((row) => row.airline);
}
