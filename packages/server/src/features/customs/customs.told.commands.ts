import { customsZones, taxCurrencies } from '@loadline/contract/customs/customs.codes';
import { eventOfStep } from '@loadline/contract/customs/customs.events';
import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { customsSteps, totalTaxOf } from '@loadline/contract/customs/customs.lifecycle';
import { codesOf } from '@loadline/contract/kernel/code';
import { fixed } from '@loadline/contract/kernel/decimal';
import { flag, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { recordEvents, voidEventOf } from '../events/events.public.ts';
import { eventView } from '../events/events.rows.public.ts';
import type { Notice } from '../notices/notices.public.ts';
import { tell, tellAll, tellStaff } from '../notices/notices.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { LockedFile } from './customs.rows.commands.ts';

/** A step that a declaration has just taken. */
export interface TakenStep {
  readonly file: LockedFile;
  readonly step: CustomsStep;
  readonly at: string;
}

/** What steps mean for the orders on their declarations, and what their customers hear of them. */
export async function tellSteps(tx: Tx, taken: readonly TakenStep[]): Promise<void> {
  await tellOrders(tx, taken);
  await tellAll(
    tx,
    taken.flatMap((one) => noticeOf(one) ?? []),
  );
}

/** What may be said otherwise since a declaration has changed: a step, of all orders on it unless told. */
interface Changed {
  readonly file: LockedFile;
  readonly step: CustomsStep;
  readonly orders?: readonly string[];
}

/** Every step of a declaration, of some orders: these came onto it or left it, or it was given up. */
export function eachStep(file: LockedFile, orders?: readonly string[]): Changed[] {
  return codesOf(customsSteps).map((step) => ({ file, step, ...(orders && { orders }) }));
}

const saidColumns = {
  index: text,
  orderId: text,
  isLiving: flag,
  saidAt: orNull(text),
  toldId: orNull(text),
  toldAt: orNull(text),
};

/**
 * What declarations say of orders, and the event that told it: of an order on several declarations they say only what each of
 * them has recorded, since the last of them has.
 */
async function saidOf(tx: Tx, changed: readonly Changed[]) {
  const telling = changed.flatMap((one) => {
    const code = eventOfStep(one.file.direction, one.step);
    return code ? [{ ...one, code }] : [];
  });
  if (telling.length === 0) return [];
  const asked = telling.map(({ file: { orgId, id, direction, territory }, step, orders = null }, index) => ({
    index,
    orgId,
    id,
    direction,
    territory,
    step,
    orders,
  }));
  const found = await tx.rows(sql.type(saidColumns)`
    select t.index, o.id::text as "orderId", o.status not in ('CANCELLED', 'CLOSED') as "isLiving",
      case when s.recorded = s.files then ${isoOf(sql`s.at`)} end as "saidAt", e.source_id as "toldId", ${isoOf(sql`e.occurred_at`)} as "toldAt"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as t (index text, "orgId" uuid, id uuid, direction text, territory text, step text, orders uuid[])
    join ${orderView} o on o.org_id = t."orgId" and o.id in (
      select c.order_id from customs_order c where c.org_id = t."orgId" and c.file_id = t.id and t.orders is null union all select unnest(t.orders))
    cross join lateral (select count(*) as files, count(p.step) as recorded, max(p.at) as at from customs_order c
      join customs_file f on f.org_id = c.org_id and f.id = c.file_id
      left join customs_step p on p.org_id = f.org_id and p.file_id = f.id and p.step = t.step
      where c.org_id = o.org_id and c.order_id = o.id and f.direction = t.direction and f.territory = t.territory and f.status <> 'VOID') s
    left join lateral (select e.source_id, e.occurred_at from ${eventView} e where e.org_id = o.org_id and e.subject = 'order' and e.subject_id = o.id
      and e.source = 'system' and e.source_id like 'customs %' and split_part(e.source_id, ' ', 3) = t.step and e.voided_by is null
      and exists (select from customs_file f where f.org_id = e.org_id and f.id::text = split_part(e.source_id, ' ', 2) and f.direction = t.direction and f.territory = t.territory) limit 1) e on true`);
  return found.flatMap(({ index, ...said }) => {
    const one = telling[Number(index)];
    return one ? [{ ...one, ...said }] : [];
  });
}

type Said = Awaited<ReturnType<typeof saidOf>>[number];

/** An event of each order of which declarations say something that none of them has told. */
export async function tellOrders(tx: Tx, changed: readonly Changed[]): Promise<void> {
  const events = (await saidOf(tx, changed)).flatMap((said) => {
    const { file, step, orderId, isLiving, saidAt, toldId } = said;
    if (!isLiving || saidAt === null || toldId !== null) return [];
    return [[`${orderId} ${file.direction} ${file.territory} ${step}`, eventOf(said, saidAt)] as const];
  });
  // Where several declarations of an order come to the same step at once, it is told once.
  await recordEvents(tx, [...new Map(events).values()]);
}

/** What was told of orders and no declaration says any more, or none says of that time, is void. */
export async function takeBackTold(tx: Tx, changed: readonly Changed[], reason: string): Promise<void> {
  for (const { file, saidAt, toldId, toldAt } of await saidOf(tx, changed))
    if (toldId !== null && toldAt !== saidAt)
      await voidEventOf(tx, { orgId: file.orgId, source: 'system', sourceId: toldId, reason });
}

function eventOf({ file, step, code, orderId }: Said, occurredAt: string) {
  return {
    orgId: file.orgId,
    orderId,
    code,
    classifier: 'ACT',
    occurredAt,
    zone: customsZones[file.territory],
    source: 'system',
    // Taken back and taken again it is another event.
    sourceId: `customs ${file.id} ${step} ${file.version} ${orderId}`,
  } as const;
}

/** Goods that were free are not any more: their customer hears of it, and who handles the declaration. */
export async function tellRecalled(tx: Tx, file: LockedFile, reason: string): Promise<void> {
  const key = `customs ${file.id} recalled ${file.version}`;
  const about = { orgId: file.orgId, subject: 'customs', subjectId: file.id, number: file.fileNo } as const;
  const words = { reason, time: tx.now.toISOString(), zone: customsZones[file.territory] };
  await tell(tx, { event: 'releaseRecalled', ...about, words, key });
  await tellStaff(tx, { event: 'releaseRecalled', ...about, who: tx.me.name, said: reason, key });
}

/** The customer hears what he is to pay, and of the release. */
function noticeOf({ file, step, at }: TakenStep): Notice | undefined {
  if (step !== 'TAX_DUE' && step !== 'RELEASED') return undefined;
  return {
    event: step === 'TAX_DUE' ? 'dutyToApprove' : 'customsReleased',
    orgId: file.orgId,
    subject: 'customs',
    subjectId: file.id,
    number: file.fileNo,
    words:
      step === 'TAX_DUE'
        ? { amount: `${taxCurrencies[file.territory]} ${fixed(totalTaxOf(file), 2)}` }
        : { time: at, zone: customsZones[file.territory] },
    key: `customs ${file.id} ${step} ${file.version}`,
    // Of what one import says of many declarations they hear at once.
    cause: step,
  };
}
