import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { noteStopTimes } from '../flights/flights.times.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

const toldColumns = {
  code: text,
  classifier: orNull(text),
  place: orNull(text),
  flightNo: orNull(text),
  occurredAt: text,
};
type Told = Omit<RowOf<typeof toldColumns>, 'flightNo'> & { readonly flightNo?: string | null };

/** What happens between the ends of its flight moves no waybill; the flight keeps when it landed there and left again. */
export async function legFollows(tx: Tx, { flightId }: LockedWaybill, said: Told): Promise<void> {
  const { code, classifier, place, flightNo, occurredAt } = said;
  if (flightId === null || classifier !== 'ACT') return;
  if (code === 'DEP' || code === 'ARR' || code === 'RCF')
    await noteStopTimes(tx, flightId, { code, place, flightNo, at: occurredAt });
}

/** A departure counts again, and with it what was told of its stops. */
export async function legsFollowAgain(tx: Tx, waybill: LockedWaybill): Promise<void> {
  const told = await tx.rows(sql.type(toldColumns)`
    select e.code, e.data ->> 'classifier' as classifier, e.place, e.data ->> 'flightNo' as "flightNo", ${isoOf(sql`e.occurred_at`)} as "occurredAt"
    from mawb_event e where e.mawb_id = ${waybill.id} and e.kind = 'told' order by e.seq`);
  for (const said of told) await legFollows(tx, waybill, said);
}
