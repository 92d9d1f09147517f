import type { bookingHistory } from '@loadline/contract/bookings/booking.api';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { deskBooking } from '@loadline/contract/bookings/booking-desk.api';
import { fieldsAt } from '@loadline/contract/documents/document.path';
import { codeTable } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { code } from '@loadline/contract/kernel/field';
import type { Text } from '@loadline/contract/kernel/text';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import type { Database } from '../../kernel/database.ts';
import type { Deed } from '../../kernel/deeds.ts';
import { gathered, saidDeed } from '../../kernel/deeds.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { allEntries } from '../ops/dictionaries.public.ts';
import { colleagueName } from '../ops/people.public.ts';
import { asCustomer, asStaff } from './bookings.filter.queries.ts';
import { contentJson } from './bookings.rows.queries.ts';

type History = AnswerOf<typeof bookingHistory>;

/** What is told among staff only. */
const amongStaff = 'confirmReason';

/** The history as its customer reads it: the forwarder's people have no names, and what they said among themselves is not in it. */
export function historyOfBooking(db: Database, viewer: Viewer, no: string): Promise<History> {
  const ownName = colleagueName(sql`a.org_id`, sql`a.user_id`);
  return historyIn(db, viewer, {
    which: sql`${asCustomer.scope} and r.booking_no = ${no}`,
    who: ownName,
    changes: sql`a.changes - ${amongStaff}::text`,
  });
}

export function historyAtDesk(staff: Database, viewer: Viewer, no: string): Promise<History> {
  return historyIn(staff, viewer, {
    which: sql`${asStaff.scope} and r.booking_no = ${no}`,
    who: sql`a.who`,
    changes: sql`a.changes`,
  });
}

interface Asked {
  readonly which: Sql;
  readonly who: Sql;
  readonly changes: Sql;
}

/** The newest first. What one person saved in one go, however often the form did, is one entry. */
async function historyIn(db: Database, viewer: Viewer, { which, who, changes }: Asked): Promise<History> {
  const { results } = await db.read(
    viewer,
    sql`select ${contentJson} as content from booking r where ${which}`,
    sql`select ${isoOf(sql`a.at`)} as at, ${who} as who, a.action, ${changes} as changes from booking r
        join audit a on a.org_id = r.org_id and a.subject = 'booking' and a.subject_id = r.id
        where ${which} order by a.at desc, a.audit_id desc limit 500`,
    allEntries('salesCompany'),
  );
  const content: unknown = results[0]?.rows[0]?.content;
  if (!content) throw new Problem('notFound');
  const deeds: Deed[] = results[1]?.rows ?? [];
  const companies: readonly { code: string; name: Text }[] = results[2]?.rows ?? [];
  return gathered(deeds).map((deed) => {
    // Paths by the labels they have now, everything else by the words of the audit log.
    const fields = fieldsAt(contentFields, content, Object.keys(deed.changes));
    const said = { ...deedFields, ...deskBooking.fields, ...withSeller(fields, companies) };
    return saidDeed(deed, said, viewer.language);
  });
}

/** The company that sells is kept by its code and told by its name. */
function withSeller(
  { 'terms.salesCompany': seller, ...fields }: Fields,
  companies: readonly { readonly code: string; readonly name: Text }[],
): Fields {
  if (!seller) return fields;
  const names = codeTable('sales company', Object.fromEntries(companies.map((one) => [one.code, one.name])));
  return { ...fields, 'terms.salesCompany': code(names, { label: seller.label }) };
}
