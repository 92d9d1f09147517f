import type { CodeOf } from '@loadline/contract/kernel/code';
import type { shareContents } from '@loadline/contract/tracking/share';
import { hashOfToken, newToken } from '../kernel/token.ts';
import type { Team } from './accounts.ts';
import { hoursAfter } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
  readonly team: Team;
}

interface Plan {
  readonly shows: CodeOf<typeof shareContents>;
  readonly days: number;
  /** How many hours ago it was made, and opened last. */
  readonly madeAgo: number;
  readonly openedAgo: number;
  readonly opened: number;
}

const plans: readonly Plan[] = [
  { shows: 'cargo', days: 7, madeAgo: 9 * 24, openedAgo: 4 * 24, opened: 6 },
  { shows: 'milestones', days: 30, madeAgo: 2 * 24, openedAgo: 3, opened: 4 },
];

/** Links to one shipment on its way that the demo's customer has given away: one that leads nowhere any more, and one that does. */
export function shareRows(orders: readonly Order[], now: Date) {
  const shared = orders.find(
    ({ shipment: { journey }, owner, team }) =>
      journey.status === 'DEPARTED' &&
      owner.createdBy === team.idOf('demo') &&
      (journey.at[0] ?? now) < hoursAfter(now, -10 * 24),
  );
  const links = shared ? plans.map((plan) => linkTo(shared, plan, now)) : [];
  return { tracking_share: links.map(({ link }) => link), audit: links.map(({ deed }) => deed) };
}

function linkTo(
  { shipment: { id, chance }, owner: { orgId, createdBy }, team }: Order,
  { shows, days, madeAgo, openedAgo, opened }: Plan,
  now: Date,
) {
  const at = hoursAfter(now, -madeAgo);
  const until = hoursAfter(at, days * 24);
  const link = {
    org_id: orgId,
    share_id: chance.id(at),
    order_id: id,
    // Nobody knows the token: the demo's passwords are known to everybody, and its links would be.
    token_hash: `\\x${hashOfToken(newToken()).toString('hex')}`,
    shows,
    expires_at: until,
    opened,
    opened_at: hoursAfter(now, -openedAgo),
    created_by: createdBy,
    created_at: at,
  };
  const who = team.accounts.find(({ username }) => team.idOf(username) === createdBy)?.name ?? '';
  const deed = {
    org_id: orgId,
    audit_id: chance.id(at),
    at,
    user_id: createdBy,
    who,
    action: 'shared',
    subject: 'order',
    subject_id: id,
    changes: { shows, until: until.toISOString() },
  };
  return { link, deed };
}
