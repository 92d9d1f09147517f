import { chargedOrder, chargeTabs } from '@loadline/contract/bills/charge-desk';
import type { chargeDeskApi, listFees } from '@loadline/contract/bills/charge-desk.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Database, RawJson } from '../../kernel/database.ts';
import { setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { entriesOf } from '../ops/dictionaries.public.ts';
import { chargedOrderRow, ordersToCharge } from './charges.rows.queries.ts';

type Filter = QueryOf<typeof chargeDeskApi.count>;
type Tab = NonNullable<Filter['tab']>;

/** What of an order `r` has to be priced or checked. */
export const toDo = sql`r.state in ('open', 'unchecked')`;

const inTab: Readonly<Record<Tab, Sql>> = {
  open: toDo,
  checked: sql`r.state = 'checked'`,
  billed: sql`r.state = 'billed'`,
  all: sql`true`,
};

function matching({ search, orgId }: Omit<Filter, 'tab'>): Sql {
  return allOf(
    setOf([
      search !== null && sql`(${containing(['order_number', 'customer', 'customer_en'], search)})`,
      orgId !== null && sql`r.org_id = ${orgId}`,
    ]),
  );
}

/** The orders that can be billed, of the customers whom the viewer serves. */
export const chargeList: ListSource<Filter> = {
  of: chargedOrder,
  from: ordersToCharge,
  where: ({ tab, ...filter }) => allOf([matching(filter), inTab[tab ?? 'open']]),
  row: chargedOrderRow,
  by: sortedBy({
    since: { value: sql`r.since`, type: 'timestamptz' },
    orderNumber: { value: sql`r.order_number`, type: 'text' },
  }),
};

export function chargeOverview(
  staff: Database,
  viewer: Viewer,
  { tab: _tab, ...filter }: Filter,
): Promise<RawJson> {
  const counted = codesOf(chargeTabs).map(
    (tab) => sql`json_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${inTab[tab]}))`,
  );
  return staff.readJson(
    viewer,
    sql`select json_build_object('tabs', json_build_array(${sql.join(counted)}))::text from ${ordersToCharge} where ${matching(filter)}`,
  );
}

/** The fees that are in use. */
export async function feesAtDesk(staff: Database, viewer: Viewer): Promise<AnswerOf<typeof listFees>> {
  const {
    rows: [fees],
  } = await staff.read(viewer, entriesOf('feeType'));
  return fees.map(({ value, zh, en }) => ({ feeType: value, feeZh: zh, feeEn: en }));
}
