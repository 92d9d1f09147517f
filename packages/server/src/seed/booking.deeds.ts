import type { Clerk } from './accounts.ts';
import type { BookingCase } from './bookings.seed.ts';
import type { Chance } from './chance.ts';

/** A booking with who made it and when what became of it. */
interface Lived {
  readonly of: BookingCase;
  readonly id: string;
  readonly bookingNo: string;
  readonly orgId: string;
  readonly createdBy: string;
  readonly who: string;
  readonly made: Date;
  readonly submitted: Date;
  readonly decided: Date;
  readonly chance: Chance;
  readonly isBooked: boolean;
}

interface Told {
  readonly at: Date;
  readonly by: { readonly userId: string; readonly name: string };
  readonly action: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Who did what to a booking, until it hung on its waybill. */
export function deedRows(one: Lived, clerk: Clerk) {
  const { of, orgId, id, chance, made, submitted, decided } = one;
  const author = { userId: one.createdBy, name: one.who };
  const status = (from: string, to: string) => ({ status: { from, to } });
  const deeds: Told[] = [{ at: made, by: author, action: 'made', changes: { bookingNo: one.bookingNo } }];
  if (of.status !== 'DRAFT')
    deeds.push({ at: submitted, by: author, action: 'submitted', changes: status('DRAFT', '29') });
  if (one.isBooked) deeds.push({ at: decided, by: clerk, action: 'confirmed', changes: status('29', '31') });
  if (of.status === '30')
    deeds.push({
      at: decided,
      by: clerk,
      action: 'returned',
      changes: { ...status('29', '30'), reason: of.reason },
    });
  if (of.ending)
    deeds.push({
      at: decided,
      by: of.ending === 'withdrawn' ? author : clerk,
      action: of.ending,
      changes: { ...status('29', '0'), reason: of.reason },
    });
  return deeds.map(({ at, by, action, changes }) => ({
    org_id: orgId,
    audit_id: chance.id(at),
    at,
    user_id: by.userId,
    who: by.name,
    action,
    subject: 'booking',
    subject_id: id,
    changes,
  }));
}
