import { creditRequest, liftTooFar, longestLift, noSuchOrder } from '@loadline/contract/bills/credit';
import type { askLift, askQuota, decideCredit, withdrawCredit } from '@loadline/contract/bills/credit.api';
import type { CreditState } from '@loadline/contract/bills/credit.codes';
import { creditLifecycle } from '@loadline/contract/bills/credit.codes';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, int, orNull, text, textOf } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerView, lockCustomer, writeCustomer } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { CreditRequest } from './credit.queries.ts';
import { creditIn } from './credit.queries.ts';
import { chinaDay, requireServed, todayInChina } from './ledger.queries.ts';

const { fields } = creditRequest;

/** Asks that the hold of a customer be lifted until a day, which another person decides. */
export function ask(
  staff: Database,
  viewer: Viewer,
  { id, orgId, until, orderNumber, reason }: BodyOf<typeof askLift>,
): Promise<CreditRequest> {
  return asking(staff, viewer, { id, orgId }, async (tx) => {
    const { soon } = await tx.one(sql.type({ soon: flag })`
      select ${until}::date between ${todayInChina} and ${todayInChina} + ${longestLift}::int as soon`);
    if (!soon) throw wrongFields([{ path: 'until', label: fields.until.label, says: liftTooFar }]);
    const orderId = orderNumber === null ? null : await orderOf(tx, orgId, orderNumber);
    const changes = { kind: 'lift', until, orderNumber, reason };
    return { action: 'lift-asked', values: { kind: 'lift', until, orderId }, reason, changes };
  });
}

/** Asks for another quota; it holds once another person approves it. */
export function askForQuota(
  staff: Database,
  viewer: Viewer,
  { id, orgId, quota, quotaCurrency, reason }: BodyOf<typeof askQuota>,
): Promise<CreditRequest> {
  const asked = { kind: 'quota', quota, quotaCurrency };
  return asking(staff, viewer, { id, orgId }, async () => ({
    action: 'quota-asked',
    values: asked,
    reason,
    changes: { ...asked, reason },
  }));
}

interface Asked {
  readonly action: string;
  readonly reason: string;
  readonly values: {
    readonly kind: string;
    readonly until?: string;
    readonly orderId?: string | null;
    readonly quota?: string;
    readonly quotaCurrency?: string;
  };
  readonly changes: Readonly<Record<string, unknown>>;
}

/** A request that is sent twice is one. */
function asking(
  staff: Database,
  viewer: Viewer,
  { id, orgId }: { readonly id: string; readonly orgId: string },
  what: (tx: Tx) => Promise<Asked>,
): Promise<CreditRequest> {
  return staff.inTransaction(viewer, async (tx) => {
    await requireServed(tx, orgId);
    await lockCustomer(tx, orgId);
    const known = await tx.rows(sql`select from credit_request c where c.id = ${id}`);
    if (known.length > 0) return creditIn(tx, id);
    const { action, values, reason, changes } = await what(tx);
    const { kind, until = null, orderId = null, quota = null, quotaCurrency = null } = values;
    await withoutConflict(
      { credit_request_open_once: 'creditAskedAlready' },
      {},
      tx.rows(sql`
        insert into credit_request (org_id, id, no, kind, until, order_id, quota, quota_currency, reason, asked_who, created_by, created_at)
        values (${orgId}, ${id}, next_number('SX', ${await chinaDay(tx)}::date), ${kind}, ${until}::date, ${orderId}, ${quota}, ${quotaCurrency}, ${reason},
          ${tx.me.name}, ${tx.me.userId}, ${tx.now})`),
    );
    await audit(tx, { action, subject: 'creditRequest', subjectId: id, changes });
    return creditIn(tx, id);
  });
}

/** Approves or rejects what another has asked for; a quota that is approved holds from now on. */
export function decide(
  staff: Database,
  viewer: Viewer,
  { id, version, decision, answer }: BodyOf<typeof decideCredit>,
): Promise<CreditRequest> {
  return staff.inTransaction(viewer, async (tx) => {
    const found = await locked(tx, { id, version }, decision);
    if (found.createdBy === tx.me.userId) throw new Problem('ownRequest', { no: found.no });
    await end(tx, found, decision, answer);
    if (decision === 'APPROVED' && found.kind === 'quota') await setQuota(tx, found);
    return creditIn(tx, id);
  });
}

export function withdraw(
  staff: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof withdrawCredit>,
): Promise<CreditRequest> {
  return staff.inTransaction(viewer, async (tx) => {
    const found = await locked(tx, { id, version }, 'WITHDRAWN');
    if (found.createdBy !== tx.me.userId) throw new Problem('othersRequest', { no: found.no });
    await end(tx, found, 'WITHDRAWN', null);
    return creditIn(tx, id);
  });
}

const lockedColumns = {
  orgId: text,
  id: text,
  no: text,
  version: int,
  kind: text,
  state: textOf<CreditState>(),
  createdBy: text,
  quota: orNull(text),
  quotaCurrency: orNull(text),
};
type Locked = RowOf<typeof lockedColumns>;

async function locked(
  tx: Tx,
  asked: { readonly id: string; readonly version: number },
  to: CreditState,
): Promise<Locked> {
  const found = await tx.one(sql.type(lockedColumns)`
    select c.org_id::text as "orgId", c.id::text as id, c.no, c.version, c.kind, c.state, c.created_by::text as "createdBy", c.quota::text as quota,
      c.quota_currency as "quotaCurrency" from credit_request c where c.id = ${asked.id} for update`);
  const { id, version, no, state } = found;
  if (version !== asked.version) throw staleProblem({ id, version, no, state }, asked);
  requireMove(creditLifecycle, state, to, tx.me);
  return found;
}

const deeds = {
  APPROVED: 'credit-approved',
  REJECTED: 'credit-rejected',
  WITHDRAWN: 'credit-withdrawn',
} as const;

async function end(
  tx: Tx,
  { orgId, id, state }: Locked,
  to: keyof typeof deeds,
  answer: string | null,
): Promise<void> {
  await tx.rows(sql`
    update credit_request c set state = ${to}, answer = ${answer}, decided_by = ${tx.me.userId}, decided_who = ${tx.me.name}, decided_at = ${tx.now},
      version = c.version + 1 where c.org_id = ${orgId} and c.id = ${id}`);
  const changes = { state: { from: state, to }, ...(answer !== null && { answer }) };
  await audit(tx, { action: deeds[to], subject: 'creditRequest', subjectId: id, changes });
}

/** The customer's own log says from what to what; why stands in ours. */
async function setQuota(tx: Tx, { orgId, quota, quotaCurrency }: Locked): Promise<void> {
  await lockCustomer(tx, orgId);
  const before = await tx.one(sql.type({ quota: text, currency: text })`
    select c.quota::text as quota, c.quota_currency as currency from ${customerView} c where c.org_id = ${orgId}`);
  await writeCustomer(tx, orgId, { quota, quotaCurrency });
  const changes = {
    quota: { from: before.quota, to: quota },
    ...(before.currency !== quotaCurrency && { quotaCurrency: { from: before.currency, to: quotaCurrency } }),
  };
  await audit(tx, { action: 'quota-changed', subject: 'customer', subjectId: orgId, orgId, changes });
}

/** The order of a customer by its number. */
async function orderOf(tx: Tx, orgId: string, orderNumber: string): Promise<string> {
  const [order] = await tx.rows(sql.type({ id: text })`
    select o.id::text as id from ${orderView} o where o.org_id = ${orgId} and o.order_number = ${orderNumber}`);
  if (order) return order.id;
  throw wrongFields([{ path: 'orderNumber', label: fields.orderNumber.label, says: noSuchOrder }]);
}
