import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { carrierKindOf } from '@loadline/contract/orders/order-reference';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { trustPathOf } from '@loadline/contract/trusts/trust.order-findings';
import { formsOfTrust, orderOfTrust } from '@loadline/contract/trusts/trust.orders';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import { findingsOfSplit, oneOrder, strayShipments } from '@loadline/contract/trusts/trust.split';
import { notOffered } from '@loadline/contract/trusts/trust.submit';
import type { acceptTrust } from '@loadline/contract/trusts/trust-desk.api';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { decidedNow } from '../../kernel/documents/document.decisions.ts';
import { lockedFor, moveTo } from '../../kernel/documents/document.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookTrust } from '../bookings/bookings.trust.public.ts';
import { requireCredit } from '../ops/companies.public.ts';
import { isInUse } from '../ops/products.public.ts';
import { createOrder } from '../orders/orders.public.ts';
import { tellDecision, trusts } from './trusts.commands.ts';
import type { DeskTrust } from './trusts.desk.queries.ts';
import { deskTrustIn } from './trusts.desk.queries.ts';
import type { FoundTrust } from './trusts.found.ts';

/** Accepts a trust order and makes its orders; when one of them cannot be made, nothing has happened. */
export function accept(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof acceptTrust>,
): Promise<DeskTrust> {
  return staff.inTransaction(viewer, async (tx) => {
    const found = await lockedFor(tx, trusts, asked, { to: 'ACCEPTED', by: 'decides' });
    requireHandedIn(found);
    requireSound(found);
    await requireCredit(tx, found.orgId);
    await requireProduct(tx, found);
    const made = await makeOrders(tx, found, asked.orders);
    if (asked.booking) await bookTrust(tx, clock, bookedAs(found));
    const at = clock.now();
    await moveTo(tx, trusts, found, {
      to: 'ACCEPTED',
      action: 'accepted',
      set: { ...decidedNow(tx, clock), acceptedAt: at, reason: null },
      told: { orders: made },
    });
    await tellDecision(tx, found, { decision: 'accepted', orders: made.length });
    return deskTrustIn(tx, asked.id, viewer.language);
  });
}

/** One goes back to accepted from a cancellation, too, but that is its refusal: no order is made twice. */
function requireHandedIn({ trust: { trustNo: no, state } }: FoundTrust): void {
  if (state !== 'SUBMITTED') throw new Problem('cancelFirst', { no, state: wordOf(trustStates, state) });
}

/** What was sound when it was handed in may have lost a paper since. */
function requireSound({ content }: FoundTrust): void {
  const { errors } = findingsOfTrust(content);
  if (errors.length > 0) throw wrongFields(errors);
}

/** What was offered when it was handed in may have been taken out of use since. */
async function requireProduct(tx: Tx, { content }: FoundTrust): Promise<void> {
  if (!(await isInUse(tx, content.service.channelName))) throw wrongFields([notOffered]);
}

/** Whose booking it will be. */
function bookedAs({ orgId, ownerId, trust, content }: FoundTrust) {
  return { orgId, ownerId, trustId: trust.id, trustNo: trust.trustNo, content };
}

/** The master bill that the customer brings along. An air waybill's comes with its booking, and goes where that goes. */
function carrierNoOf({ service: { mode }, route: { masterNo } }: FoundTrust['content']) {
  if (masterNo === null || mode === null || mode === '1') return {};
  const number = plainNumber(masterNo);
  const kind = carrierKindOf(number, mode);
  return { carrierNo: { kind: kind === 'hbl' ? 'mbl' : kind, number } };
}

async function makeOrders(
  tx: Tx,
  { orgId, trust, content, ownerId }: FoundTrust,
  asked: BodyOf<typeof acceptTrust>['orders'],
): Promise<string[]> {
  const { lines } = content.cargo;
  const shares = asked.length === 0 ? oneOrder(lines) : asked;
  const findings = [...findingsOfSplit(lines, shares), ...strayShipments(content.route.fbaIds, shares)];
  if (findings.length > 0) throw wrongFields(findings);
  const accepted = { trustId: trust.id, trustNo: trust.trustNo, createdBy: ownerId };
  const made: string[] = [];
  for (const form of formsOfTrust(content, shares, accepted)) {
    if (!form.ok)
      throw wrongFields(form.findings.map((one) => ({ ...one, path: trustPathOf(content, one.path) })));
    const order = orderOfTrust(form.value, content, accepted);
    const { orderNumber } = await createOrder(tx, orgId, order, {
      trustNo: trust.trustNo,
      ...carrierNoOf(content),
    });
    made.push(orderNumber);
  }
  return made;
}
