import type { saveExchangeRate } from '@loadline/contract/bills/exchange-rate.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { ExchangeRates } from './exchange-rates.queries.ts';
import { exchangeRatesIn } from './exchange-rates.queries.ts';

type Saved = BodyOf<typeof saveExchangeRate>;

/** A new rate, or a change of one; what was issued by it keeps the figure that it was issued by. */
export function keepExchangeRate(staff: Database, viewer: Viewer, saved: Saved): Promise<ExchangeRates> {
  return staff.inTransaction(viewer, async (tx) => {
    const id = saved.id ?? newId();
    const before = saved.id === null ? undefined : await current(tx, saved);
    const { id: _id, version: _version, ...values } = saved;
    await withoutConflict(
      { exchange_rate_of_a_day: 'rateOfDayTaken' },
      { currency: saved.currency, day: saved.day },
      before ? change(tx, id, values) : add(tx, id, values),
    );
    const changes = differences(before ?? {}, values);
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'exchangeRate', subjectId: id, changes });
    return exchangeRatesIn(tx);
  });
}

async function current(tx: Tx, saved: Saved): Promise<ExchangeRates[number]> {
  await tx.one(sql`select 1 from exchange_rate where id = ${saved.id} for update`);
  const found = (await exchangeRatesIn(tx)).find(({ id }) => id === saved.id);
  if (!found) throw new Problem('notFound');
  requireVersion(found, saved.version, saved);
  return found;
}

type Values = Omit<Saved, 'id' | 'version'>;

async function add(tx: Tx, id: string, { currency, day, rate, source }: Values): Promise<void> {
  await tx.rows(sql`insert into exchange_rate (id, currency, day, rate, source, changed_who, changed_at)
    values (${id}, ${currency}, ${day}, ${rate}, ${source}, ${tx.me.name}, ${tx.now})`);
}

async function change(tx: Tx, id: string, { currency, day, rate, source }: Values): Promise<void> {
  await tx.rows(sql`update exchange_rate set currency = ${currency}, day = ${day}, rate = ${rate}, source = ${source},
    changed_who = ${tx.me.name}, changed_at = ${tx.now}, version = version + 1 where id = ${id}`);
}
