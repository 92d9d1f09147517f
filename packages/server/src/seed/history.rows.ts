import { stageOrder } from '@loadline/contract/codes/stage';
import type { Clerk, Team } from './accounts.ts';
import type { MadeBy } from './import.rows.ts';
import { hoursAfter } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';

interface Deed {
  readonly at: Date;
  readonly userId: string;
  readonly who: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Who did what to an order: it was created, its status moved, and now and then somebody corrected it. */
export function historyRows(shipment: Shipment, owner: Owner, team: Team, clerk: Clerk, madeBy?: MadeBy) {
  const { id, chance } = shipment;
  return [
    ...created(shipment, owner, team, madeBy),
    ...corrected(shipment, owner, team),
    ...moved(shipment, owner, team, clerk),
  ].map(({ at, userId, who, action, changes }) => ({
    org_id: owner.orgId,
    audit_id: chance.id(at),
    at,
    user_id: userId,
    who,
    action,
    subject: 'order',
    subject_id: id,
    changes,
  }));
}

function created(
  { journey, reference }: Shipment,
  { createdBy }: Owner,
  team: Team,
  madeBy?: MadeBy,
): Deed[] {
  const [at] = journey.at;
  const changes = { referenceNumber: reference, ...madeBy };
  return at ? [{ at, userId: createdBy, who: nameOf(team, createdBy), action: 'created', changes }] : [];
}

function corrected({ journey, chance, cargo }: Shipment, { createdBy }: Owner, team: Team): Deed[] {
  const [ordered, received] = journey.at;
  if (!ordered || !received || journey.reached < 1 || !chance.happens(0.2)) return [];
  const at = new Date((ordered.getTime() + received.getTime()) / 2);
  const changes = { quantity: { from: cargo.booked.pieces + chance.whole(1, 3), to: cargo.booked.pieces } };
  return [{ at, userId: createdBy, who: nameOf(team, createdBy), action: 'edited', changes }];
}

/** The last thing that happened to its status: the moves before stand in the events. */
function moved({ journey, onHold }: Shipment, { createdBy }: Owner, team: Team, clerk: Clerk): Deed[] {
  const { status, statusAt, reached } = journey;
  const byClerk = { at: hoursAfter(statusAt, 0.05), userId: clerk.userId, who: clerk.name };
  const byCustomer = { at: statusAt, userId: createdBy, who: nameOf(team, createdBy) };
  const changes = (before: number) => ({ status: { from: stageOrder[before], to: status } });
  if (status === 'CANCELLED') return [{ ...byCustomer, action: 'cancelled', changes: changes(reached) }];
  if (status === 'CLOSED') return [{ ...byClerk, action: 'closed', changes: changes(reached) }];
  const held: Deed[] = onHold ? [{ ...byClerk, action: 'held', changes: {} }] : [];
  return reached === 0
    ? []
    : [{ ...byClerk, action: 'status-changed', changes: changes(reached - 1) }, ...held];
}

function nameOf(team: Team, userId: string): string {
  return team.accounts.find(({ username }) => team.idOf(username) === userId)?.name ?? '';
}
