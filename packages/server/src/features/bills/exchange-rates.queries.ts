import { baseCurrency, exchangeRate, rateHoldsDays } from '@loadline/contract/bills/exchange-rate';
import type { listExchangeRates } from '@loadline/contract/bills/exchange-rate.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type ExchangeRates = AnswerOf<typeof listExchangeRates>;

const rates = sql.type({ all: json<ExchangeRates>() })`
  select coalesce(json_agg(${jsonOf(exchangeRate.fields, 'r')} order by r.day desc, r.currency), '[]') as all
  from exchange_rate r where r.day > now() - interval '2 years'`;

export async function exchangeRatesAtDesk(staff: Database, viewer: Viewer): Promise<ExchangeRates> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, rates);
  return found?.all ?? [];
}

export async function exchangeRatesIn(tx: Pick<Tx, 'one'>): Promise<ExchangeRates> {
  return (await tx.one(rates)).all;
}

/** What a currency is worth on a day, as `rateOn` of the contract finds it; null where nobody has said. */
export function rateOfDay(currency: Sql, day: Sql): Sql {
  return sql`case when ${currency} = ${sql.lit(baseCurrency)} then 1 else (select known.rate from exchange_rate known
    where known.currency = ${currency} and known.day between ${day} - ${sql.lit(rateHoldsDays)} and ${day} order by known.day desc limit 1) end`;
}

/** The same of a day (`YYYY-MM-DD`); refuses where nobody has said. */
export async function requiredRate(tx: Pick<Tx, 'one'>, currency: string, day: string): Promise<string> {
  const { rate } = await tx.one(sql.type({ rate: orNull(text) })`
    select (${rateOfDay(sql`${currency}::text`, sql`${day}::date`)})::text as rate`);
  if (rate === null) throw new Problem('noRateOfDay', { currency, day });
  return rate;
}
