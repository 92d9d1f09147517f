import { isBefore } from '@loadline/contract/codes/stage';
import { customsZones, taxCurrencies } from '@loadline/contract/customs/customs.codes';
import { eventOfStep } from '@loadline/contract/customs/customs.events';
import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { totalTaxOf } from '@loadline/contract/customs/customs.lifecycle';
import { stageOf } from '@loadline/contract/events/event-code';
import { fixed } from '@loadline/contract/kernel/decimal';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { recordEvents } from '../events/events.public.ts';
import type { Notice } from '../notices/notices.public.ts';
import { tellAll } from '../notices/notices.public.ts';
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

const toldColumns = { at: text, orderId: text, status: text };

/**
 * An event of each order: of one that is on several declarations only with the last of them, and never of what somebody
 * has told already.
 */
async function tellOrders(tx: Tx, taken: readonly TakenStep[]): Promise<void> {
  const telling = taken.flatMap((one) => {
    const code = eventOfStep(one.file.direction, one.step);
    return code ? [{ ...one, code }] : [];
  });
  if (telling.length === 0) return;
  const asked = telling.map(({ file: { orgId, id, direction, territory }, step }, at) => ({
    at,
    orgId,
    id,
    direction,
    territory,
    step,
  }));
  const orders = await tx.rows(sql.type(toldColumns)`
    select t.at, o.id::text as "orderId", o.status from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as t (at text, "orgId" uuid, id uuid, direction text, territory text, step text)
    join customs_order c on c.org_id = t."orgId" and c.file_id = t.id join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
    where o.status not in ('CANCELLED', 'CLOSED') and not exists (
      select from customs_order other join customs_file f on f.org_id = other.org_id and f.id = other.file_id
      where other.org_id = c.org_id and other.order_id = c.order_id and f.direction = t.direction and f.territory = t.territory and f.status <> 'VOID'
        and not exists (select from customs_step p where p.org_id = f.org_id and p.file_id = f.id and p.step = t.step))`);
  const events = orders.flatMap(({ at, orderId, status }) => {
    const one = telling[Number(at)];
    if (!one) return [];
    const stage = stageOf(one.code);
    if (stage !== null && !isBefore(status, stage)) return [];
    return [[`${orderId} ${one.code}`, eventOf(one, orderId)] as const];
  });
  // Where several declarations of an order come to the same step at once, it is told once.
  await recordEvents(tx, [...new Map(events).values()]);
}

function eventOf({ file, step, at, code }: TakenStep & { readonly code: string }, orderId: string) {
  return {
    orgId: file.orgId,
    orderId,
    code,
    classifier: 'ACT',
    occurredAt: at,
    zone: customsZones[file.territory],
    source: 'system',
    // Taken back and taken again it is another event.
    sourceId: `customs ${file.id} ${step} ${file.version} ${orderId}`,
  } as const;
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
  };
}
