import { baseCurrency, exchangeRate, rateHoldsDays } from '@loadline/contract/bills/exchange-rate';
import type { listExchangeRates } from '@loadline/contract/bills/exchange-rate.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
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

/** What a currency is worth on a day (`YYYY-MM-DD`), as `rateOn` says; refuses where nobody has said. */
export async function rateOfDay(tx: Pick<Tx, 'rows'>, currency: string, day: string): Promise<string> {
  if (currency === baseCurrency) return '1';
  const [found] = await tx.rows(sql.type({ rate: text })`
    select r.rate::text as rate from exchange_rate r
    where r.currency = ${currency} and r.day between ${day}::date - ${rateHoldsDays}::int and ${day}::date order by r.day desc limit 1`);
  if (!found) throw new Problem('rateMissing', { currency, day });
  return found.rate;
}
