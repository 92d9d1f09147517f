import type { bookingHistory } from '@loadline/contract/bookings/booking.api';
import { fieldAtPath, labelOfPath } from '@loadline/contract/bookings/booking.path';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { auditActions } from '@loadline/contract/ops/audit';
import { fieldsOfSubject } from '@loadline/contract/ops/audit-fields';
import { changesSaid } from '../../kernel/changes-said.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { asCustomer, asStaff } from './bookings.filter.queries.ts';
import { contentJson } from './bookings.rows.queries.ts';

type History = AnswerOf<typeof bookingHistory>;

interface Deed {
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** What is told among staff only. */
const amongStaff = 'confirmReason';

/** The history as its customer reads it: the forwarder's people have no names, and what they said among themselves is not in it. */
export function historyOfBooking(db: Database, viewer: Viewer, no: string): Promise<History> {
  const ownName = sql`coalesce((select u.name from app_user u where u.org_id = a.org_id and u.user_id = a.user_id), '')`;
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
  );
  const content: BookingContent | undefined = results[0]?.rows[0]?.content;
  if (!content) throw new Problem('notFound');
  const deeds: Deed[] = results[1]?.rows ?? [];
  return gathered(deeds).map((deed) => saidDeed(deed, content, viewer.language));
}

/** Neighbouring savings of one person, laid together: what stood before the first, and what after the last. */
function gathered(newestFirst: readonly Deed[]): Deed[] {
  return newestFirst.reduce<Deed[]>((deeds, older) => {
    const newer = deeds.at(-1);
    const one = newer?.action === 'saved' && older.action === 'saved' && newer.who === older.who;
    return newer && one
      ? [...deeds.slice(0, -1), { ...newer, changes: laidTogether(older.changes, newer.changes) }]
      : [...deeds, older];
  }, []);
}

function laidTogether(older: Deed['changes'], newer: Deed['changes']): Deed['changes'] {
  const firsts = Object.entries(older).map(([path, first]) => {
    const last = newer[path];
    return [path, last === undefined ? first : { from: part(first, 'from'), to: part(last, 'to') }] as const;
  });
  return { ...newer, ...Object.fromEntries(firsts) };
}

function part(change: unknown, key: 'from' | 'to'): unknown {
  return typeof change === 'object' && change !== null ? Reflect.get(change, key) : change;
}

function saidDeed(
  { at, who, action, changes }: Deed,
  content: BookingContent,
  language: Language,
): History[number] {
  const said = changesSaid(fieldsOf(changes, content), changes, language);
  return {
    at,
    who,
    action: say(wordOf(auditActions, action), language),
    changes: said.map(({ label, from, to }) => ({ field: label, from, to })),
  };
}

/** Paths by the labels they have now, everything else by the words of the audit log. */
function fieldsOf(changes: Deed['changes'], content: BookingContent): Fields {
  const paths = Object.keys(changes).flatMap((path) => {
    const [field, label] = [fieldAtPath(path), labelOfPath(content, path)];
    return field && label ? [[path, { ...field, label }] as const] : [];
  });
  return { ...fieldsOfSubject('booking'), ...Object.fromEntries(paths) };
}
