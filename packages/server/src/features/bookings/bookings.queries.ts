import { booking } from '@loadline/contract/bookings/booking';
import type { bookingChoices } from '@loadline/contract/bookings/booking.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Summed } from '../../kernel/cargo-totals.ts';
import { json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { entriesOf } from '../ops/dictionaries.public.ts';
import { makerName } from '../ops/people.public.ts';
import { offeredTo, productNameEn } from '../ops/products.public.ts';
import { weighingsOf } from '../rates/rates.public.ts';
import type { BookingFilter } from './bookings.filter.queries.ts';
import { asCustomer, isActing, isDue, matching, missingOf, sortingOf } from './bookings.filter.queries.ts';
import { rowJson } from './bookings.rows.queries.ts';

/** The viewer's own. */
export const ownBookings: ListSource<BookingFilter> = {
  of: booking,
  from: sql`booking r`,
  where: (filter) => matching(filter, asCustomer),
  row: rowJson,
  by: sortingOf,
  missing: ({ numbers }) => missingOf(numbers ?? [], asCustomer),
};

/** What a booking counts for in a sum: as it was booked. */
export const summedBookings: Summed = {
  pieces: sql`r.quantity`,
  grossWeight: sql`r.gross_weight`,
  volume: sql`r.volume`,
  chargeable: sql`case when r.billing_unit = 'kg' then r.billing_weight end`,
};

/** How many there are by status, and what the filters can be set to. One question for all of it. */
export function overviewOfBookings(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(viewer, overviewIn(asCustomer.scope));
}

/** The `overviewFields` over the bookings `r` in a scope, which are read once, and more pairs behind them. */
export function overviewIn(scope: Sql, more: Sql = sql``): Sql {
  const choices = (value: Sql, zh: Sql, en: Sql) => sql`coalesce((select json_agg(x order by x.zh) from (
    select distinct ${value} as value, ${zh} as zh, ${en} as en
    from (select distinct r.org_id, ${value} from seen r where ${value} is not null) r limit 200) x), '[]')`;
  return sql`
    with seen as materialized (select r.org_id, r.status, r.product, r.destination, r.created_by, r.deadline from booking r where ${scope})
    select json_build_object('total', (select count(*)::int from seen),
    'acting', (select count(*)::int from seen r where ${isActing}),
    'due', (select count(*)::int from seen r where ${isDue}),
    'byStatus', coalesce((select json_agg(s order by s.status) from (select r.status, count(*)::int as count from seen r group by 1) s), '[]'),
    'products', ${choices(sql`r.product`, sql`r.product`, productNameEn(sql`r.product`))},
    'destinations', coalesce((select json_agg(x.destination order by x.destination) from (
      select distinct r.destination from seen r where r.destination is not null limit 200) x), '[]'),
    'creators', ${choices(sql`r.created_by`, makerName(sql`r`), makerName(sql`r`))} ${more})::text`;
}

type BookableProduct = AnswerOf<typeof bookingChoices>['products'][number];

/** The products by air that were opened for the viewer's organisation, as they weigh what departs on a day, and who sells to it. */
export async function choicesOfBookings(
  db: Database,
  viewer: Viewer,
  { departs }: QueryOf<typeof bookingChoices>,
): Promise<AnswerOf<typeof bookingChoices>> {
  const {
    rows: [products, salesCompanies],
  } = await db.read(
    viewer,
    sql.type({
      product: text,
      productEn: text,
      mode: orNull(textOf<NonNullable<BookableProduct['mode']>>()),
      countries: json<BookableProduct['countries']>(),
      weighings: json<BookableProduct['weighings']>(),
    })`
      select c.name as product, c.name_en as "productEn", c.transport as mode, to_json(coalesce(c.countries, '{}')) as countries, ${weighingsOf(sql`c.name`, sql`${departs}::date`)} as weighings
        from ${offeredTo(sql`(select app_org())`)} where coalesce(c.transport, '1') = '1' order by c.name`,
    entriesOf('salesCompany'),
  );
  return { products, salesCompanies };
}
