import type { Disposition } from '@loadline/contract/clearance/entry.codes';
import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { freeTimeNear } from '@loadline/contract/clearance/entry-exam';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text, textOf } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { tellAll } from '../notices/notices.public.ts';
import { examOfHold, freeEnd, holdsOn } from './clearance.rows.queries.ts';
import { ordersOf } from './clearance.tell.commands.ts';

const endingColumns = {
  orgId: text,
  id: text,
  hold: text,
  code: textOf<Disposition>(),
  ends: text,
  zone: text,
  cost: orNull(text),
  currency: text,
};

const atOnce = 200;

/** Before cargo that customs hold costs storage its customer is told: once for each end that is told of. */
export function urgeFreeDaysJob({ staff }: House): Job {
  return {
    name: 'urge-free-days',
    permission: 'nobody',
    recurs: '23 * * * *',
    work: () =>
      staff.slow.inTransaction(viewerOfProgram('op:event:add'), async (tx) => {
        const ending = await tx.rows(sql.type(endingColumns)`
          select r.org_id::text as "orgId", r.id::text as id, d.id::text as hold, d.code, ${isoOf(freeEnd)} as ends, x.zone, x.exam_cost::text as cost, x.currency
          from us_entry r, lateral ${holdsOn} join ${examOfHold}
          where r.status <> 'VOID' and ${freeEnd} between now() and now() + make_interval(hours => ${freeTimeNear}) and x.urged_for is distinct from ${freeEnd}
          order by ${freeEnd} limit ${sql.lit(atOnce)}`);
        for (const one of ending) {
          await tellAll(tx, noticesOf(one, await ordersOf(tx, one)));
          await tx.rows(sql`
            update us_entry_exam x set urged_for = ${one.ends} where x.org_id = ${one.orgId} and x.entry_id = ${one.id} and x.hold_id = ${one.hold}`);
        }
      }),
  };
}

type Ending = RowOf<typeof endingColumns>;

function noticesOf(
  { orgId, hold, code, ends, zone, cost, currency }: Ending,
  orders: Awaited<ReturnType<typeof ordersOf>>,
) {
  const { zh: reasonZh, en: reasonEn } = wordOf(dispositions, code);
  const amount = cost === null ? '' : `${currency} ${moneyText(cost)}`;
  return orders.map(({ id, orderNumber }) => ({
    event: 'freeDayNear' as const,
    orgId,
    subject: 'order' as const,
    subjectId: id,
    number: orderNumber,
    words: { due: ends, zone, reasonZh, reasonEn, amount },
    key: `free time ${hold} ${ends} ${id}`,
  }));
}
