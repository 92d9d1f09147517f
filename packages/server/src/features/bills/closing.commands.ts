import type { LedgerMonth } from '@loadline/contract/bills/closing';
import { daysOfMonth } from '@loadline/contract/bills/closing';
import type { closeMonth, reopenMonth } from '@loadline/contract/bills/closing.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { monthsIn } from './closing.queries.ts';

/** Closes the month whose turn it is, once nothing is being posted any more; closed twice it is closed. */
export function close(
  staff: Database,
  viewer: Viewer,
  { month }: BodyOf<typeof closeMonth>,
): Promise<LedgerMonth[]> {
  return inTurn(staff, viewer, async (tx, months) => {
    const running = chinaTime(tx.now).slice(0, 7);
    if (months.some((one) => one.month === month && one.state === 'CLOSED')) return;
    if (month >= running) throw new Problem('monthNotOver', { month });
    const next = months.find(({ state }) => state === 'NEXT')?.month ?? running;
    if (month !== next) throw new Problem('monthNotNext', { next });
    const { from } = daysOfMonth(month);
    await tx.rows(sql`
      insert into closed_month (month, closed_by, closed_who, closed_at) values (${from}, ${tx.me.userId}, ${tx.me.name}, ${tx.now})`);
    await audit(tx, { action: 'month-closed', subject: 'ledgerMonth', changes: { month } });
  });
}

/** Opens the month again that was closed last. */
export function reopen(
  staff: Database,
  viewer: Viewer,
  { month, reason }: BodyOf<typeof reopenMonth>,
): Promise<LedgerMonth[]> {
  return inTurn(staff, viewer, async (tx, months) => {
    const last = months.find(({ state }) => state === 'CLOSED')?.month;
    if (last === undefined) throw new Problem('notFound');
    if (month !== last) throw new Problem('monthNotLast', { last });
    await tx.rows(sql`delete from closed_month where month = ${daysOfMonth(month).from}`);
    await audit(tx, { action: 'month-reopened', subject: 'ledgerMonth', changes: { month, reason } });
  });
}

/** The months as they stand while nobody closes or posts; gives them as they are then. */
function inTurn(
  staff: Database,
  viewer: Viewer,
  work: (tx: Tx, months: readonly LedgerMonth[]) => Promise<void>,
): Promise<LedgerMonth[]> {
  return staff.inTransaction(viewer, (tx) =>
    withSightOfAll(tx, async () => {
      await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('ledger months', 0))`);
      await work(tx, await monthsIn(tx));
      return monthsIn(tx);
    }),
  );
}
