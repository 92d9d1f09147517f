import { changesOf } from '@loadline/contract/documents/document.changes';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import { trustTotals } from '@loadline/contract/trusts/trust.totals';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import type { Clerk, Team } from './accounts.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';
import { firstEditions } from './site-content.ts';
import { contentOf, isPlain } from './trust.content.ts';
import type { TrustCase } from './trusts.seed.ts';
import { trustCases } from './trusts.seed.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
  readonly team: Team;
}

/** A trust order with all that becomes its rows. */
interface Laid {
  readonly of: TrustCase;
  readonly order: Order;
  readonly id: string;
  readonly trustNo: string;
  readonly content: TrustContent;
  readonly chance: Chance;
  readonly made: Date;
  readonly submitted: Date;
  readonly decided: Date;
  readonly touched: Date;
  readonly signer: string;
}

/** Far from where a day's numbers begin: a new one never meets one of the demo. */
const firstNumber = 7_001;

/** Trust orders in every state with their amendments, a template, their history, and which order each has made. */
export function trustRows(orders: readonly Order[], clerk: Clerk, now: Date) {
  const used = new Set<string>();
  const laid = trustCases.map((of, at) => laidOver(of, at, orders, used, now));
  const linked = new Map(laid.filter(({ of }) => of.made).map(({ id, order }) => [order.shipment.id, id]));
  return {
    trust: laid.map((one) => trustRow(one, clerk)),
    trust_amendment: laid.flatMap((one) => amendmentRows(one, clerk, now)),
    trust_template: templateRows(laid, now),
    audit: laid.flatMap((one) => deedRows(one, clerk)),
    trustOf: (orderId: string) => linked.get(orderId) ?? null,
  };
}

function laidOver(of: TrustCase, at: number, orders: readonly Order[], used: Set<string>, now: Date): Laid {
  const fits = ({ shipment, team }: Order) =>
    team.customer.code === of.customer &&
    !used.has(shipment.id) &&
    isPlain(shipment) &&
    (!of.isBookable || (shipment.lane.transport === '1' && !shipment.isBooked));
  // What was only asked for is like something that was sent long ago.
  const order = of.made
    ? orders.findLast((one) => fits(one) && one.shipment.journey.status === of.made)
    : orders.find(fits);
  if (!order) throw new Error(`${of.customer} has sent nothing that fits ${of.state}`);
  used.add(order.shipment.id);
  const { journey, reference } = order.shipment;
  const chance = chanceOf(`trust ${at}`);
  const touched = of.made ? (journey.at[0] ?? now) : hoursAfter(now, -(of.hoursAgo ?? 1));
  const submitted = of.state === 'SUBMITTED' ? touched : hoursAfter(touched, -5);
  const made = hoursAfter(submitted, -3);
  const ready = hoursAfter(touched, 72);
  const customerRef = of.made ? reference : `${reference}-${String.fromCharCode(65 + (at % 26))}`;
  const { createdBy } = order.owner;
  return {
    of,
    order,
    id: chance.id(made),
    trustNo: `WT${localDay(made, 'Asia/Shanghai').replaceAll('-', '').slice(2)}${firstNumber + at}`,
    content: draftOf(of, contentOf(order.shipment, ready, customerRef)),
    chance,
    made,
    submitted,
    decided: touched,
    touched,
    signer: order.team.accounts.find(({ username }) => order.team.idOf(username) === createdBy)?.name ?? '',
  };
}

/** A draft is not finished: no terms yet, and the last line says that it holds a battery without its papers. */
function draftOf({ state }: TrustCase, content: TrustContent): TrustContent {
  if (state !== 'DRAFT') return content;
  const lines = content.cargo.lines.map((line, at, { length }) =>
    at === length - 1 ? { ...line, special: ['battery' as const] } : line,
  );
  return {
    ...content,
    terms: { ...content.terms, payment: null },
    cargo: { ...content.cargo, lines },
  };
}

const waitingStates = ['SUBMITTED', 'CANCEL_REQUESTED'];
const undecided = ['DRAFT', 'SUBMITTED', 'WITHDRAWN'];

function trustRow(one: Laid, clerk: Clerk) {
  const { of, order, content, made, submitted, decided, touched } = one;
  const { cartons, gross, volume } = trustTotals(content.cargo.lines, productWeightRule(null, null));
  const { journey } = order.shipment;
  const wasSubmitted = of.state !== 'DRAFT';
  const isDecided = !undecided.includes(of.state);
  const openSince = waitingStates.includes(of.state) || of.amendment?.state === 'OPEN';
  return {
    org_id: order.owner.orgId,
    id: one.id,
    trust_no: one.trustNo,
    state: of.state,
    content,
    channel_name: content.service.channelName,
    pieces: cartons,
    gross_weight: gross,
    volume,
    corrections: correctionsOf(one),
    reason: of.reason ?? null,
    signature: wasSubmitted
      ? {
          name: one.signer,
          at: submitted.toISOString(),
          address: '203.0.113.24',
          edition: firstEditions.declaration.edition,
        }
      : null,
    submitted_at: wasSubmitted ? submitted : null,
    accepted_at: of.made ? decided : null,
    completed_at: of.state === 'COMPLETED' ? journey.statusAt : null,
    decided_at: isDecided ? decided : null,
    decided_by: isDecided ? clerk.userId : null,
    waiting_since: openSince ? touched : null,
    resume_state: of.state === 'CANCEL_REQUESTED' ? 'ACCEPTED' : null,
    created_by: order.owner.createdBy,
    handler_id: order.owner.handlerId,
    version: wasSubmitted ? 3 : 2,
    created_at: made,
    updated_at: of.state === 'COMPLETED' ? journey.statusAt : touched,
  };
}

function correctionsOf({ of, content }: Laid) {
  const [line] = content.cargo.lines;
  return (of.corrections ?? []).map(([field, reason]) => ({
    path: field.includes('.') ? field : `cargo.lines.${line?.id}.${field}`,
    reason,
  }));
}

/** Four cartons more and another warehouse, a day earlier. */
function wishOf(content: TrustContent): TrustContent {
  const [first, ...rest] = content.cargo.lines;
  const lines = first ? [{ ...first, cartons: (first.cartons ?? 0) + 4 }, ...rest] : [];
  const { latestArrival } = content.service;
  const earlier = latestArrival && localDay(hoursAfter(new Date(`${latestArrival}T00:00:00Z`), -72), 'UTC');
  return {
    ...content,
    service: { ...content.service, latestArrival: earlier },
    route: { ...content.route, warehouseCode: 'LGB8' },
    cargo: { ...content.cargo, lines },
  };
}

function amendmentRows({ of, order, id, content, chance }: Laid, clerk: Clerk, now: Date) {
  if (!of.amendment) return [];
  const { state, why, hoursAgo } = of.amendment;
  const [asked, isOpen] = [hoursAfter(now, -hoursAgo), state === 'OPEN'];
  const changes = changesOf(contentFields, content, wishOf(content));
  const answers = changes.map(({ path }) => ({ path, accepted: false, reason: '货已离港，无法更改' }));
  return [
    {
      org_id: order.owner.orgId,
      id: chance.id(asked),
      trust_id: id,
      round: 1,
      state,
      why,
      changes,
      answers: isOpen ? [] : answers,
      asked_by: order.owner.createdBy,
      asked_at: asked,
      answered_by: isOpen ? null : clerk.userId,
      answered_at: isOpen ? null : hoursAfter(asked, 2),
    },
  ];
}

function templateRows(laid: readonly Laid[], now: Date) {
  return laid
    .filter(({ of }) => of.state === 'COMPLETED')
    .map(({ order, content }, at) => ({
      org_id: order.owner.orgId,
      id: chanceOf(`trust template ${at}`).id(now),
      name: `${content.service.channelName} ${content.route.warehouseCode}`,
      content: {
        ...content,
        service: { ...content.service, customerRef: null, cargoReady: null, latestArrival: null },
      },
      created_by: order.owner.createdBy,
      updated_at: hoursAfter(now, -24 * (at + 1)),
    }));
}

const decisions: Readonly<Record<string, string>> = {
  RETURNED: 'returned',
  REJECTED: 'rejected',
  ACCEPTED: 'accepted',
  IN_EXECUTION: 'accepted',
  COMPLETED: 'accepted',
  CANCEL_REQUESTED: 'accepted',
  CANCELLED: 'accepted',
};

/** What was done to it, by its customer and by staff. */
function deedRows(one: Laid, clerk: Clerk) {
  const { of, order, id, chance, made, submitted, decided, signer, trustNo } = one;
  const own = { userId: order.owner.createdBy, who: signer };
  const ours = { userId: clerk.userId, who: clerk.name };
  const decision = decisions[of.state];
  const deeds = [
    { at: made, ...own, action: 'made', changes: { trustNo } },
    ...(of.state === 'DRAFT'
      ? []
      : [{ at: submitted, ...own, action: 'submitted', changes: { signedBy: signer } }]),
    ...(of.state === 'WITHDRAWN'
      ? [{ at: hoursAfter(submitted, 1), ...own, action: 'withdrawn', changes: {} }]
      : []),
    ...(decision
      ? [{ at: decided, ...ours, action: decision, changes: of.reason ? { reason: of.reason } : {} }]
      : []),
    ...(of.state === 'CANCEL_REQUESTED' || of.state === 'CANCELLED'
      ? [{ at: hoursAfter(decided, 2), ...own, action: 'cancel-asked', changes: { reason: of.reason } }]
      : []),
    ...(of.state === 'CANCELLED'
      ? [{ at: hoursAfter(decided, 3), ...ours, action: 'cancelled', changes: {} }]
      : []),
  ];
  return deeds.map(({ at, userId, who, action, changes }) => ({
    org_id: order.owner.orgId,
    audit_id: chance.id(at),
    at,
    user_id: userId,
    who,
    action,
    subject: 'trust',
    subject_id: id,
    changes,
  }));
}
