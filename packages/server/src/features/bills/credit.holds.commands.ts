import type { CreditCause } from '@loadline/contract/bills/credit.codes';
import { creditCauses } from '@loadline/contract/bills/credit.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { audit } from '../../kernel/audit.ts';
import { orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { tell } from '../notices/notices.public.ts';
import { customerView, writeCustomer } from '../ops/companies.public.ts';
import { policiesIn } from '../policies/policies.public.ts';
import { ownBills } from './bills.rows.queries.ts';
import { balancesOf } from './ledger.queries.ts';

const changed = {
  orgId: text,
  cause: orNull(textOf<CreditCause>()),
  billId: orNull(text),
  billNo: orNull(text),
  amount: orNull(text),
};

/**
 * Places and lifts the holds that come by themselves: of who owes what was due longer ago than the forwarder allows, and of who has
 * used more than the quota. A hold that a person placed stays as it is.
 */
export async function keepHolds(tx: Tx, which: Sql): Promise<void> {
  const grace = Number((await policiesIn(tx))('creditGraceDays'));
  const overdue = sql`exists (select from ${ownBills} where r.org_id = h.org_id and r.kept = 'ISSUED' and r.due_amount > 0 and r.overdue_days > ${grace}::int)`;
  const found = await tx.rows(sql.type(changed)`
    select x.org_id::text as "orgId", x.cause, b.id::text as "billId", b.bill_no as "billNo", b.amount from (
      select h.org_id, h.credit_cause as was, case when ${overdue} then 'overdue'
        when (select b.available < 0 from (${balancesOf(sql`h.org_id`)}) b) then 'overdrawn' end as cause
      from ${customerView} h where (not h.on_hold or h.credit_cause is not null) and ${which}) x
    left join lateral (select r.id, r.bill_no, r.currency || ' ' || r.due_amount as amount from ${ownBills}
      where r.org_id = x.org_id and r.kept = 'ISSUED' order by r.due_amount <= 0, r.pay_date, r.id limit 1) b on true
    where x.cause is distinct from x.was order by x.org_id`);
  for (const one of found) {
    const onHold = one.cause !== null;
    await writeCustomer(tx, one.orgId, { onHold, holdReason: null, creditCause: one.cause });
    await audit(tx, {
      action: onHold ? 'held' : 'released',
      subject: 'customer',
      subjectId: one.orgId,
      orgId: one.orgId,
      changes: { onHold, creditCause: one.cause },
    });
    await tellOf(tx, one);
  }
}

async function tellOf(tx: Tx, { orgId, cause, billId, billNo, amount }: HeldCustomer): Promise<void> {
  if (billId === null || billNo === null || amount === null) return;
  const [currency = '', sum = '0'] = amount.split(' ');
  const why = cause === null ? undefined : wordOf(creditCauses, cause);
  await tell(tx, {
    event: 'creditHold',
    orgId,
    subject: 'bill',
    subjectId: billId,
    number: billNo,
    words: {
      decision: cause === null ? 'released' : 'held',
      ...(why && { amount: `${currency} ${moneyText(sum)}`, reasonZh: why.zh, reasonEn: why.en }),
    },
    key: `credit ${billId} ${cause ?? 'released'} ${tx.now.toISOString()}`,
  });
}

interface HeldCustomer {
  readonly orgId: string;
  readonly cause: CreditCause | null;
  readonly billId: string | null;
  readonly billNo: string | null;
  readonly amount: string | null;
}

/** Every ten minutes. What is paid meanwhile is looked at as it is paid. */
export function creditHoldsJob({ staff }: House): Job {
  return {
    name: 'credit-holds',
    permission: 'nobody',
    recurs: '*/10 * * * *',
    work: () => staff.slow.inTransaction(viewerOfProgram('signed-in'), (tx) => keepHolds(tx, sql`true`)),
  };
}
