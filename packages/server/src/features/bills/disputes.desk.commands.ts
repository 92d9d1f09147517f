import type { acceptDispute, rejectDispute } from '@loadline/contract/bills/dispute-desk.api';
import { exceeds } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tell } from '../notices/notices.public.ts';
import { lockCustomer } from '../ops/companies.public.ts';
import { billUnderLock } from './bills.locked.queries.ts';
import type { LockedDispute } from './disputes.commands.ts';
import { auditEnd, lockedDispute, shownOf } from './disputes.commands.ts';
import { creditLine } from './disputes.credit.commands.ts';
import { holdDisputes } from './disputes.locked.queries.ts';
import type { DeskDisputeDetail } from './disputes.queries.ts';
import { disputeIn } from './disputes.queries.ts';

/** Credits the line, at most what is disputed of it: a credit note takes it off the bill. */
export function accept(
  staff: Database,
  viewer: Viewer,
  { id, version, credited, answer }: BodyOf<typeof acceptDispute>,
): Promise<DeskDisputeDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orgId, billId } = await whose(tx, id);
    await holdDisputes(tx, billId);
    await lockCustomer(tx, orgId);
    const bill = await billUnderLock(tx, billId);
    const found = await asRead(tx, { id, version });
    if (exceeds(credited, found.disputed))
      throw new Problem('moreThanDisputed', { disputed: found.disputed });
    await auditEnd(tx, found, 'ACCEPTED', { credited, answer });
    const note = [found.no, answer].filter(Boolean).join(' · ');
    const creditId = await creditLine(tx, bill, { lineId: found.lineId, amount: credited, note });
    await decide(tx, found, { state: 'ACCEPTED', credited, creditId, answer });
    await tellDecided(tx, found, {
      decision: 'credited',
      billNo: bill.billNo,
      amount: `${bill.currency} ${moneyText(credited)}`,
      answer,
    });
    return disputeIn(tx, id);
  });
}

/** Leaves the line as it is, and says why. */
export function reject(
  staff: Database,
  viewer: Viewer,
  { id, version, answer }: BodyOf<typeof rejectDispute>,
): Promise<DeskDisputeDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { billId, billNo, currency } = await whose(tx, id);
    await holdDisputes(tx, billId);
    const found = await asRead(tx, { id, version });
    await auditEnd(tx, found, 'REJECTED', { answer });
    await decide(tx, found, { state: 'REJECTED', credited: null, creditId: null, answer });
    await tellDecided(tx, found, {
      decision: 'rejected',
      billNo,
      amount: `${currency} ${moneyText(found.disputed)}`,
      answer,
    });
    return disputeIn(tx, id);
  });
}

function whose(tx: Tx, id: string) {
  return tx.one(sql.type({ orgId: text, billId: text, billNo: text, currency: text })`
    select d.org_id::text as "orgId", d.bill_id::text as "billId", b.bill_no as "billNo", b.currency
    from bill_dispute d join bill b on b.org_id = d.org_id and b.id = d.bill_id where d.id = ${id}`);
}

async function asRead(
  tx: Tx,
  asked: { readonly id: string; readonly version: number },
): Promise<LockedDispute> {
  const found = await lockedDispute(tx, asked.id);
  if (found.version !== asked.version) throw staleProblem(shownOf(found), asked);
  return found;
}

interface Decision {
  readonly state: 'ACCEPTED' | 'REJECTED';
  readonly credited: string | null;
  readonly creditId: string | null;
  readonly answer: string | null;
}

async function decide(
  tx: Tx,
  { orgId, id }: LockedDispute,
  { state, credited, creditId, answer }: Decision,
): Promise<void> {
  await tx.rows(sql`
    update bill_dispute d set state = ${state}, credited = ${credited}, credit_bill_id = ${creditId}, answer = ${answer}, decided_who = ${tx.me.name},
      decided_at = ${tx.now}, version = d.version + 1 where d.org_id = ${orgId} and d.id = ${id}`);
}

interface Told {
  readonly decision: 'credited' | 'rejected';
  readonly billNo: string;
  readonly amount: string;
  readonly answer: string | null;
}

/** Its customer's people hear of it at the bill. */
function tellDecided(
  tx: Tx,
  { orgId, id, billId }: LockedDispute,
  { decision, billNo, amount, answer }: Told,
): Promise<void> {
  return tell(tx, {
    event: 'disputeDecided',
    orgId,
    subject: 'bill',
    subjectId: billId,
    number: billNo,
    words: { decision, amount, ...(answer !== null && { reasonZh: answer, reasonEn: answer }) },
    key: `dispute ${id}`,
  });
}
