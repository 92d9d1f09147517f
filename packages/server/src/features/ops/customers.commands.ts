import { creditCauses } from '@loadline/contract/bills/credit.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import type {
  holdCustomer,
  saveCustomer,
  setCustomerStatus,
  setGranted,
  setProducts,
} from '@loadline/contract/ops/customer.api';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { endSessionsOf } from '../session/session.rows.public.ts';
import { keepLegalId } from './customers.legal-id.commands.ts';
import type { CustomerDetail } from './customers.queries.ts';
import { customerIn, lockedCustomer } from './customers.queries.ts';
import { requirePeople } from './ops.people.queries.ts';

interface Change {
  readonly action: string;
  readonly reason?: string;
  /** Columns of `customer` with their new values. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Refuses where it may not be done to the customer as it stands. */
  readonly requires?: (before: CustomerDetail) => void;
  readonly alsoIn?: (tx: Tx) => Promise<void>;
}

/** Locks the customer, checks that it was read as it stands, changes it, and tells the customer's own log. */
function changeCustomer(
  staff: Database,
  viewer: Viewer,
  asked: { readonly id: string; readonly version: number },
  { action, reason, values = {}, requires, alsoIn }: Change,
): Promise<CustomerDetail> {
  const { id, version } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    const before = await lockedCustomer(tx, id);
    requireVersion(before.customer, version, asked);
    requires?.(before);
    await tx.rows(
      sql`update customer set ${assignments({ ...values, version: version + 1, updatedAt: sql`now()` })} where org_id = ${id}`,
    );
    await alsoIn?.(tx);
    const after = await customerIn(tx, id);
    await tellBoth(tx, id, { action, reason, changes: differences(told(before), told(after)) });
    return after;
  });
}

function told({ customer, products }: CustomerDetail): Record<string, unknown> {
  const { saleId: _sale, customerServiceId: _service, ...shown } = customer;
  return { ...shown, products: products.map(({ nameZh }) => nameZh) };
}

interface Told {
  readonly action: string;
  readonly reason: string | undefined;
  readonly changes: Record<string, unknown>;
}

/** What we note about a customer for ourselves, stands in our own log, not in the customer's. */
async function tellBoth(
  tx: Tx,
  id: string,
  { action, reason, changes: { remark, ...changes } }: Told,
): Promise<void> {
  const subject = { subject: 'customer', subjectId: id };
  await audit(tx, { ...subject, action, orgId: id, changes });
  if (remark !== undefined || reason !== undefined)
    await audit(tx, { ...subject, action, changes: { remark, reason } });
}

export function keepCustomer(
  house: House,
  viewer: Viewer,
  asked: BodyOf<typeof saveCustomer>,
): Promise<CustomerDetail> {
  const { id, version: _version, nameZh, nameEn, legalIdKind: _kind, legalId: _number, ...values } = asked;
  return changeCustomer(house.staff, viewer, asked, {
    action: 'edited',
    values,
    async alsoIn(tx) {
      await requirePeople(tx, { saleId: asked.saleId, customerServiceId: asked.customerServiceId });
      await keepLegalId(house, tx, asked);
      await tx.rows(
        sql`update organisation set name_zh = ${nameZh}, name_en = ${nameEn} where org_id = ${id}`,
      );
    },
  });
}

/** The sessions of an inactive customer end at once. */
export function activateCustomer(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof setCustomerStatus>,
): Promise<CustomerDetail> {
  const { id, status, reason } = asked;
  return changeCustomer(staff, viewer, asked, {
    action: status === 'active' ? 'activated' : 'deactivated',
    reason,
    values: { status },
    alsoIn: async (tx) => void (status === 'inactive' && (await endSessionsOf(tx, id))),
  });
}

/** The customer sees why it is on hold; why it was released is for us. */
export function holdOrRelease(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof holdCustomer>,
): Promise<CustomerDetail> {
  const { onHold, reason } = asked;
  return changeCustomer(staff, viewer, asked, {
    action: onHold ? 'held' : 'released',
    reason,
    values: { onHold, holdReason: onHold ? reason : null, creditCause: null },
    requires({ customer: { creditCause } }) {
      if (!onHold && creditCause !== null)
        throw new Problem('heldByItself', { cause: wordOf(creditCauses, creditCause) });
    },
  });
}

export function changeProducts(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof setProducts>,
): Promise<CustomerDetail> {
  const { id, products } = asked;
  return changeCustomer(staff, viewer, asked, {
    action: 'edited',
    alsoIn: (tx) => replaceProducts(tx, id, products),
  });
}

/** The products of a customer, all of them anew; an unknown one is not found. */
export async function replaceProducts(tx: Tx, orgId: string, products: readonly string[]): Promise<void> {
  const wanted = [...new Set(products)];
  await tx.rows(sql`delete from customer_channel where org_id = ${orgId}`);
  const laid = await tx.rows(sql`
    insert into customer_channel (org_id, channel_id) select ${orgId}, channel_id from channel where channel_id = any(${wanted}::uuid[])
    returning channel_id`);
  if (laid.length < wanted.length) throw new Problem('notFound');
}

export function changeGranted(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof setGranted>,
): Promise<CustomerDetail> {
  const { permissions, requireTotp } = asked;
  if (permissions?.some(isStaffPermission)) throw new Problem('staffRightForCustomer');
  return changeCustomer(staff, viewer, asked, {
    action: 'permissions-changed',
    values: { permissions, requireTotp },
  });
}
