import { newId } from '../../kernel/database.ts';
import type { TestHouse } from '../../testing/house.ts';

/** A company of the forwarder to be paid. */
export async function aCompany(house: Pick<TestHouse, 'rows'>, code = 'SZ'): Promise<string> {
  await house.rows(
    `insert into dictionary_entry (kind, code, name_zh, name_en) values ('salesCompany', $1, '衡线深圳', 'Loadline Shenzhen') on conflict do nothing`,
    [code],
  );
  return code;
}

export async function aRateOfToday(house: Pick<TestHouse, 'rows'>, currency: string, rate: string, ago = 0) {
  await house.rows(
    `insert into exchange_rate (id, currency, day, rate, source, changed_who)
     values (gen_random_uuid(), $1, (now() at time zone 'Asia/Shanghai')::date - $3::int, $2, 'central parity', 'test')`,
    [currency, rate, ago],
  );
}

interface Laid {
  readonly orgId: string;
  readonly amount: string;
  readonly currency?: string;
  readonly rate?: string;
  readonly dueInDays?: number;
  readonly company?: string;
}

/** A bill that was issued, with its posting. */
export async function layBill(
  house: Pick<TestHouse, 'rows'>,
  { orgId, amount, currency = 'CNY', rate = '1', dueInDays = 15, company = 'SZ' }: Laid,
): Promise<{ id: string; no: string }> {
  const id = newId();
  const [numbered] = await house.rows<{ no: string }>(`select number_of_series('FB', now()::date) as no`);
  const no = numbered?.no ?? '';
  await house.rows(
    `insert into bill (org_id, id, bill_no, status, company_code, currency, bill_date, pay_date, issued_at, created_by)
     select $1, $2, $3, 'ISSUED', $4, $5, t.day - 30 + least($6, 0), t.day + $6, now(), gen_random_uuid()
     from (select (now() at time zone 'Asia/Shanghai')::date as day) t`,
    [orgId, id, no, company, currency, dueInDays],
  );
  await house.rows(
    `with e as (insert into ledger_entry (org_id, id, kind, day, bill_id, made_by, made_who, made_at)
       values ($1, gen_random_uuid(), 'charge', (now() at time zone 'Asia/Shanghai')::date, $2, gen_random_uuid(), 'test', now()) returning org_id, id)
     insert into ledger_posting (org_id, entry_id, position, account, bill_id, currency, amount, base)
     select e.org_id, e.id, p.at, p.account, p.bill_id, $3, p.sign * $4::numeric, p.sign * round($4::numeric * $5::numeric, 2)
     from e, (values (1, 'receivable', $2::uuid, 1), (2, 'revenue', null, -1)) p (at, account, bill_id, sign)`,
    [orgId, id, currency, amount, rate],
  );
  return { id, no };
}
