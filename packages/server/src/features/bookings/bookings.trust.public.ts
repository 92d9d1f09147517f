import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { ofAccepted } from './bookings.inherit.queries.ts';
import { contentColumns } from './bookings.write.commands.ts';

/** A trust order whose orders have just been made. */
export interface AcceptedTrust {
  readonly orgId: string;
  readonly ownerId: string;
  readonly trustId: string;
  readonly trustNo: string;
  readonly content: TrustContent;
}

/**
 * Makes a booking of all orders of a trust order that staff accept, as its customer's draft; nothing of it is typed twice.
 * Throws `nothingBookable` unless by air.
 */
export async function bookTrust(tx: Tx, clock: Clock, trust: AcceptedTrust): Promise<void> {
  const { orgId, ownerId, trustId, trustNo } = trust;
  const id = newId();
  const columns = await contentColumns(tx, await ofAccepted(tx, trust));
  const { bookingNo } = await tx.one(sql.type({ bookingNo: text })`
    select draft_booking(${orgId}, ${id}, ${chinaTime(clock.now()).slice(0, 10)}::date, ${trustId}, ${ownerId}, ${columns.content}::jsonb, ${columns.product},
      ${columns.quantity}::int, ${columns.grossWeight}::numeric, ${columns.volume}::numeric, ${columns.billingWeight}::numeric, ${columns.deadline}::timestamptz) as "bookingNo"`);
  await tx.rows(sql`select from draft_charged_in(${orgId}, ${id}, ${columns['billingUnit']})`);
  await audit(tx, {
    action: 'made',
    orgId,
    subject: 'booking',
    subjectId: id,
    changes: { bookingNo, trustNo },
  });
}
