import type { raiseDispute, withdrawDispute } from '@loadline/contract/bills/dispute.api';
import type { DisputeState } from '@loadline/contract/bills/dispute.codes';
import { disputeLifecycle } from '@loadline/contract/bills/dispute.codes';
import { exact, exceeds, fixed, minus } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import type { StaffNoticeEvent } from '@loadline/contract/notices/staff-notice.api';
import { audit } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, int, text, textOf } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { attachFiles } from '../files/files.public.ts';
import { tellStaff } from '../notices/notices.public.ts';
import { holdDisputes } from './disputes.locked.queries.ts';
import type { DisputedLine } from './disputes.queries.ts';
import { lineIn } from './disputes.queries.ts';
import { standingOfLine } from './disputes.rows.queries.ts';

const lineColumns = { billId: text, billNo: text, currency: text, standing: text, isOpen: flag };

/** Disputes a line of an issued bill, which stands at more than it should; one dispute of a line at a time. */
export function raise(
  db: Database,
  viewer: Viewer,
  { id, lineId, kind, wanted, reason, files }: BodyOf<typeof raiseDispute>,
): Promise<DisputedLine> {
  return db.inTransaction(viewer, async (tx) => {
    const { orgId, userId, name } = tx.me;
    const { billId } = await lineUnderDispute(tx, lineId);
    await holdDisputes(tx, billId);
    const known = await tx.rows(sql`select from bill_dispute d where ${ofViewer('d')} and d.id = ${id}`);
    if (known.length > 0) return lineIn(tx, lineId);
    const line = await lineUnderDispute(tx, lineId);
    if (!line.isOpen) throw new Problem('notDisputable', { no: line.billNo });
    if (!exceeds(line.standing, wanted)) throw new Problem('nothingDisputed', { standing: line.standing });
    const disputed = fixed(minus(exact(line.standing), exact(wanted)), 2);
    const { no } = await withoutConflict(
      { bill_dispute_open_once: 'disputedAlready' },
      {},
      tx.one(sql.type({ no: text })`
        insert into bill_dispute as d (org_id, id, no, bill_id, charge_id, kind, reason, wanted, disputed, raised_who, created_by, created_at)
        values (${orgId}, ${id}, next_number('FY', ${chinaTime(tx.now).slice(0, 10)}::date), ${billId}, ${lineId}, ${kind}, ${reason}, ${wanted},
          ${disputed}, ${name}, ${userId}, ${tx.now}) returning d.no`),
    );
    await attachFiles(tx, orgId, 'dispute', id, files ?? []);
    const changes = { billNo: line.billNo, kind, wanted, disputed, reason };
    await audit(tx, { action: 'made', subject: 'dispute', subjectId: id, orgId, changes });
    await tellDesk(
      tx,
      { orgId, id, no, version: 1 },
      'submitted',
      `${line.billNo} · ${line.currency} ${moneyText(disputed)} · ${reason}`,
    );
    return lineIn(tx, lineId);
  });
}

/** A line of the viewer's; absent and foreign are the same 404. */
function lineUnderDispute(tx: Tx, lineId: string) {
  return tx.one(sql.type(lineColumns)`
    select b.id::text as "billId", b.bill_no as "billNo", b.currency, ${standingOfLine}::text as standing,
      b.status = 'ISSUED' and b.credits_bill_id is null as "isOpen"
    from charge l join bill b on b.org_id = l.org_id and b.id = l.bill_id where ${ofViewer('l')} and l.id = ${lineId}`);
}

/** Takes back what nobody has decided yet. */
export function withdraw(
  db: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof withdrawDispute>,
): Promise<DisputedLine> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedDispute(tx, id);
    if (found.version !== version) throw staleProblem(shownOf(found), { id, version });
    await auditEnd(tx, found, 'WITHDRAWN');
    await tx.rows(sql`
      update bill_dispute d set state = 'WITHDRAWN', decided_at = ${tx.now}, version = d.version + 1 where d.id = ${id}`);
    await tellDesk(tx, found, 'withdrawn', found.no);
    return lineIn(tx, found.lineId);
  });
}

const lockedColumns = {
  orgId: text,
  id: text,
  no: text,
  version: int,
  state: textOf<DisputeState>(),
  billId: text,
  lineId: text,
  disputed: text,
};
export type LockedDispute = RowOf<typeof lockedColumns>;

/** A dispute under lock. */
export function lockedDispute(tx: Tx, id: string): Promise<LockedDispute> {
  return tx.one(sql.type(lockedColumns)`
    select d.org_id::text as "orgId", d.id::text as id, d.no, d.version, d.state, d.bill_id::text as "billId", d.charge_id::text as "lineId", d.disputed::text as disputed
    from bill_dispute d where d.id = ${id} for update`);
}

/** What of a dispute somebody reads who comes too late. */
export function shownOf({ id, version, no, state }: LockedDispute) {
  return { id, version, no, state };
}

/** Says in the history of a dispute how it ended, where it may end so, with what came with it. */
export function auditEnd(
  tx: Tx,
  { orgId, id, state }: LockedDispute,
  to: DisputeState,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  requireMove(disputeLifecycle, state, to, tx.me);
  const changes = { state: { from: state, to }, ...more };
  return audit(tx, { action: 'status-changed', subject: 'dispute', subjectId: id, orgId, changes });
}

function tellDesk(
  tx: Tx,
  { orgId, id, no, version }: Pick<LockedDispute, 'orgId' | 'id' | 'no' | 'version'>,
  event: StaffNoticeEvent,
  said: string,
): Promise<void> {
  const about = { orgId, subject: 'dispute', subjectId: id, number: no } as const;
  return tellStaff(tx, { event, ...about, who: tx.me.name, said, key: String(version) });
}
