import { bankLine } from '@loadline/contract/bills/bank-line';
import type { bankLineApi } from '@loadline/contract/bills/bank-line.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { isDayBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { companyNames } from './bills.rows.queries.ts';

export type BankLine = AnswerOf<typeof bankLineApi.detail>['line'];
type Filter = QueryOf<typeof bankLineApi.count>;

/** Where line `l` stands. */
const state = sql`case when bank_turn_of(l.company_code, l.currency, l.bank_ref) is null then 'ENTERED' when l.aside is not null then 'ASIDE' else 'OPEN' end`;

/** The newest receipt with the reference of line `l`, of a customer whom the viewer serves. */
const entered = sql`lateral (select m.receipt_no, g.name_zh, g.name_en from receipt_of_money m join ${organisationView} g on g.org_id = m.org_id
  where (m.company_code, m.currency, m.bank_ref) = (l.company_code, l.currency, l.bank_ref) order by m.bank_turn desc limit 1)`;

/** What waits for somebody to say whose it is. */
export const bankLinesWaiting = sql`select l.brought_at as since, l.id, null::uuid as org_id, l.bank_ref as no
  from bank_line l where l.aside is null and ${state} = 'OPEN'`;

const lines = sql`(select l.*, s.state, n.receipt_no, n.name_zh as customer, n.name_en as customer_en
  from bank_line l cross join lateral (select ${state} as state) s left join ${entered} n on s.state = 'ENTERED') r`;

const lineJson = jsonOf(bankLine.fields, 'r', companyNames);

const stateOf = { open: 'OPEN', entered: 'ENTERED', aside: 'ASIDE' } as const;

function matching({ search, currency, company, from, to, tab }: Filter): Sql {
  const wanted = tab ?? 'open';
  return allOf(
    setOf([
      search !== null && sql`(${containing(['payer', 'note', 'bankRef', 'fileName', 'receiptNo'], search)})`,
      isOneOf(sql`r.currency`, currency),
      company !== null && sql`r.company_code = ${company}`,
      ...isDayBetween(sql`r.day`, from, to),
      wanted !== 'all' && sql`r.state = ${stateOf[wanted]}`,
    ]),
  );
}

/** What banks have told; what is not entered and not set aside unless told. */
export const bankLines: ListSource<Filter> = {
  of: bankLine,
  from: lines,
  where: matching,
  row: lineJson,
  by: sortedBy({
    day: { value: sql`r.day`, type: 'date' },
    amount: { value: sql`r.amount`, type: 'numeric' },
  }),
};

export async function countsOfBankLines(
  staff: Database,
  viewer: Viewer,
  query: QueryOf<typeof bankLineApi.overview>,
): Promise<AnswerOf<typeof bankLineApi.overview>> {
  const counts = (['open', 'entered', 'aside', 'all'] as const).map(
    (tab) =>
      sql`json_build_object('tab', ${tab}::text, 'count', count(*) filter (where ${tab === 'all' ? sql`true` : sql`r.state = ${stateOf[tab]}`}))`,
  );
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type({ all: json<AnswerOf<typeof bankLineApi.overview>>() })`
      select json_build_object('tabs', json_build_array(${sql.join(counts, sql`, `)})) as all from ${lines} where ${matching({ ...query, tab: 'all' })}`,
  );
  return found?.all ?? { tabs: [] };
}

export async function lineIn(tx: Pick<Tx, 'rows'>, id: string): Promise<BankLine> {
  const [found] = await tx.rows(
    sql.type({ line: json<BankLine>() })`select ${lineJson} as line from ${lines} where r.id = ${id}`,
  );
  if (!found) throw new Problem('notFound');
  return found.line;
}
