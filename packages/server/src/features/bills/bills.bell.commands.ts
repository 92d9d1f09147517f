import { moneyText } from '@loadline/contract/kernel/figures';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { tellAll } from '../notices/notices.public.ts';
import { policiesFor } from '../policies/policies.public.ts';
import { ownBills } from './bills.rows.queries.ts';
import { todayInChina } from './ledger.queries.ts';

const toldColumns = { orgId: text, id: text, no: text, currency: text, amount: text, due: text };

/** Tells of bills `r`: what is owed, and until when it is or was to be paid. Of each once. */
async function tellOf(tx: Tx, event: NoticeEventName, which: Sql, until = sql`r.pay_date`): Promise<void> {
  const bills = await tx.rows(sql.type(toldColumns)`
    select r.org_id::text as "orgId", r.id::text as id, r.bill_no as no, r.currency, r.due_amount::text as amount, (${until})::text as due
    from ${ownBills} where r.kept = 'ISSUED' and r.due_amount > 0 and ${which} order by r.org_id, r.bill_no`);
  await tellAll(
    tx,
    bills.map(({ orgId, id, no, currency, amount, due }) => ({
      event,
      orgId,
      subject: 'bill',
      subjectId: id,
      number: no,
      words: { amount: `${currency} ${moneyText(amount)}`, due },
      key: `${event} ${id} ${due}`,
    })),
  );
}

/** Its customer's people hear that a bill was issued. */
export function tellIssued(tx: Tx, id: string): Promise<void> {
  return tellOf(tx, 'billIssued', sql`r.id = ${id}`);
}

/** So many days before a customer is held for it, a bill is asked for a last time. */
const lastWarning = 3;

/** Every morning in China: what is due within three days, what was due since at most as many, and what is about to hold its customer. */
export function tellDueJob({ staff }: House): Job {
  return {
    name: 'bills-due',
    permission: 'nobody',
    recurs: '5 0 * * *',
    async work() {
      const grace = Number((await policiesFor(staff, viewerOfProgram('signed-in')))('creditGraceDays'));
      const lastDays: readonly [NoticeEventName, Sql, Sql?][] = [
        ['billDue', sql`r.pay_date between ${todayInChina} and ${todayInChina} + 3`],
        ['billOverdue', sql`r.pay_date between ${todayInChina} - 3 and ${todayInChina} - 1`],
        [
          'billFinal',
          sql`r.overdue_days > 3 and r.overdue_days between ${grace - lastWarning + 1}::int and ${grace}::int`,
          sql`r.pay_date + ${grace}::int`,
        ],
      ];
      for (const [event, which, until] of lastDays)
        await staff.slow.inTransaction(viewerOfProgram('signed-in'), (tx) => tellOf(tx, event, which, until));
    },
  };
}
