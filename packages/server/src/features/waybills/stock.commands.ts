import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { awbOf, longestRange, plainAwb, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { StockState } from '@loadline/contract/waybills/awb-stock';
import { stockLifecycle, stockStates } from '@loadline/contract/waybills/awb-stock';
import type {
  addRange,
  giveBackNumbers,
  listAirlines,
  saveAirline,
  takeNumbers,
  voidNumbers,
} from '@loadline/contract/waybills/awb-stock.api';
import { audit } from '../../kernel/audit.ts';
import { orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { airlinesIn } from './stock.queries.ts';

type Moved = AnswerOf<typeof takeNumbers>;

/** Lays a range down. The serial counts, the check digit follows from it: 1234567-5, then 1234568-6. */
export function layRange(
  staff: Database,
  viewer: Viewer,
  { first, last, count, reason }: BodyOf<typeof addRange>,
): Promise<AnswerOf<typeof addRange>> {
  return staff.inTransaction(viewer, async (tx) => {
    const numbers = rangeOf(sound(first), last === null ? null : sound(last), count);
    const added = await tx.rows(sql.type({ no: text })`
      insert into mawb_stock (mawb_no, reason, who) select n.no, ${reason}, ${tx.me.name} from unnest(${numbers}::text[]) n (no)
      on conflict do nothing returning mawb_no as no`);
    await tx.rows(sql`
      insert into mawb_stock_deed (mawb_no, to_state, reason, user_id, who)
      select n.no, 'free', ${reason}, ${tx.me.userId}, ${tx.me.name} from unnest(${added.map(({ no }) => no)}::text[]) n (no)`);
    await audit(tx, {
      action: 'made',
      subject: 'awbStock',
      changes: {
        no: `${shownAwb(numbers[0] ?? '')} – ${shownAwb(numbers.at(-1) ?? '')}`,
        rows: added.length,
        reason,
      },
    });
    return { added: added.length, known: numbers.length - added.length };
  });
}

/** A number as it is stored. Throws `wrongAwb`. */
function sound(typed: string): string {
  const number = plainAwb(typed);
  if (checkAirWaybill(number) !== 'valid') throw new Problem('wrongAwb', { number: typed });
  return number;
}

function rangeOf(first: string, last: string | null, count: number | null): string[] {
  const [prefix, from] = [first.slice(0, 3), Number(first.slice(3, 10))];
  const to = last === null ? from + (count ?? 1) - 1 : Number(last.slice(3, 10));
  const isOne = last === null || last.startsWith(prefix);
  const length = to - from + 1;
  if (!isOne || length < 1 || length > longestRange || to > 9_999_999)
    throw new Problem('wrongRange', { max: longestRange });
  return Array.from({ length }, (_, at) => awbOf(prefix, from + at));
}

export function takeFromStock(
  staff: Database,
  viewer: Viewer,
  { numbers, prefix, count, takenFor }: BodyOf<typeof takeNumbers>,
): Promise<Moved> {
  return staff.inTransaction(viewer, async (tx) => {
    const wanted = numbers?.length ? numbers.map(plainAwb) : await nextFree(tx, prefix ?? '', count ?? 1);
    return moveNumbers(tx, wanted, { to: 'reserved', takenFor, reason: null });
  });
}

async function nextFree(tx: Tx, prefix: string, count: number): Promise<string[]> {
  const free = await tx.rows(sql.type({ no: text })`
    select s.mawb_no as no from mawb_stock s where s.prefix = ${prefix} and s.state = 'free' order by s.mawb_no limit ${count} for update skip locked`);
  if (free.length < count) throw new Problem('awbStockEmpty', { prefix: prefix || '—' });
  return free.map(({ no }) => no);
}

export function giveBack(
  staff: Database,
  viewer: Viewer,
  { numbers, reason }: BodyOf<typeof giveBackNumbers>,
): Promise<Moved> {
  return staff.inTransaction(viewer, (tx) =>
    moveNumbers(tx, numbers.map(plainAwb), { to: 'free', takenFor: null, reason }),
  );
}

export function spoil(
  staff: Database,
  viewer: Viewer,
  { numbers, reason }: BodyOf<typeof voidNumbers>,
): Promise<Moved> {
  return staff.inTransaction(viewer, (tx) =>
    moveNumbers(tx, numbers.map(plainAwb), { to: 'void', takenFor: null, reason }),
  );
}

interface StockMove {
  readonly to: StockState;
  readonly takenFor: string | null;
  readonly reason: string | null;
}

/** All of them or, when one may not, none: each locked, looked at by the lifecycle, moved and written down. */
async function moveNumbers(
  tx: Tx,
  numbers: readonly string[],
  { to, takenFor, reason }: StockMove,
): Promise<Moved> {
  const wanted = [...new Set(numbers)].toSorted();
  const found = await tx.rows(sql.type({ no: text, state: textOf<StockState>(), mawb_id: orNull(text) })`
    select s.mawb_no as no, s.state, s.mawb_id from mawb_stock s where s.mawb_no = any(${wanted}::text[]) order by s.mawb_no for update`);
  if (found.length < wanted.length) throw new Problem('notFound');
  for (const { no, state, mawb_id } of found) {
    if (mawb_id !== null) throw new Problem('awbOnWaybill', { number: shownAwb(no) });
    if (to === 'reserved' && state !== 'free')
      throw new Problem('awbInUse', { number: shownAwb(no), state: wordOf(stockStates, state) });
    requireMove(stockLifecycle, state, to, tx.me);
  }
  await tx.rows(sql`
    update mawb_stock s set state = ${to}, taken_for = ${takenFor}, reason = ${reason}, who = ${tx.me.name}, at = clock_timestamp(), version = s.version + 1
    where s.mawb_no = any(${wanted}::text[])`);
  await tx.rows(sql`
    insert into mawb_stock_deed (mawb_no, from_state, to_state, reason, user_id, who)
    select n.no, n.state, ${to}, ${reason ?? takenFor}, ${tx.me.userId}, ${tx.me.name}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n (no text, state text)`);
  await audit(tx, {
    action: 'status-changed',
    subject: 'awbStock',
    changes: { no: wanted.map(shownAwb).join(', ').slice(0, 400), state: { to }, reason: reason ?? takenFor },
  });
  return { moved: wanted.map(shownAwb) };
}

export function airlines(staff: Database, viewer: Viewer): Promise<AnswerOf<typeof listAirlines>> {
  return staff.inTransaction(viewer, airlinesIn);
}

export function keepAirline(
  staff: Database,
  viewer: Viewer,
  { version, ...given }: BodyOf<typeof saveAirline>,
): Promise<AnswerOf<typeof listAirlines>> {
  const { prefix, code, nameZh, nameEn, lowAt } = given;
  return staff.inTransaction(viewer, async (tx) => {
    const before = (await airlinesIn(tx)).find((one) => one.prefix === prefix);
    const [kept] = await tx.rows(sql`
      insert into airline as a (prefix, code, name_zh, name_en, low_at) values (${prefix}, ${code}, ${nameZh}, ${nameEn}, ${lowAt})
      on conflict (prefix) do update set code = excluded.code, name_zh = excluded.name_zh, name_en = excluded.name_en, low_at = excluded.low_at,
        version = a.version + 1, updated_at = now() where a.version = ${version} returning 1`);
    if (!kept && version === null) throw new Problem('codeTaken', { code: prefix });
    if (!kept) throw staleProblem(before ?? {}, given);
    await audit(tx, {
      action: before ? 'edited' : 'made',
      subject: 'airline',
      changes: {
        prefix: { from: before?.prefix ?? null, to: prefix },
        nameZh: { from: before?.nameZh ?? null, to: nameZh },
        lowAt: { from: before?.lowAt ?? null, to: lowAt },
      },
    });
    return airlinesIn(tx);
  });
}
