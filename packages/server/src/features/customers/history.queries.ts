import { address } from '@loadline/contract/customers/address';
import { carton } from '@loadline/contract/customers/carton';
import { company } from '@loadline/contract/customers/company';
import { contact } from '@loadline/contract/customers/contact';
import { goods } from '@loadline/contract/customers/goods';
import type { HistorySubject, history } from '@loadline/contract/customers/history.api';
import { paymentAccount } from '@loadline/contract/customers/payment-account';
import { taxInfo } from '@loadline/contract/customers/tax-info';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Permission } from '@loadline/contract/kernel/permission';
import { order } from '@loadline/contract/orders/order';
import type { Database } from '../../kernel/database.ts';
import { cursorOf, readCursor } from '../../kernel/keyset.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { colleagueName } from '../ops/people.public.ts';
import type { Deed } from './history.words.ts';
import { entryIn } from './history.words.ts';

interface Subject {
  readonly permission: Permission;
  readonly table: string;
  readonly id: string;
  readonly fields: Fields;
}

function profile(table: string, fields: Fields, id = 'id'): Subject {
  return { permission: 'mine:view', table, id, fields };
}

/** Where each record lies, so that its history is read by who may see the record itself, and by nobody else. */
const subjects: Readonly<Record<HistorySubject, Subject>> = {
  customer: profile('customer', company.fields, 'org_id'),
  tax: profile('customer', taxInfo.fields, 'org_id'),
  account: profile('payment_account', paymentAccount.fields),
  address: profile('address', address.fields),
  goods: profile('goods', goods.fields),
  carton: profile('carton', carton.fields),
  user: { permission: 'user:manage', table: 'app_user', id: 'user_id', fields: contact.fields },
  order: { permission: 'order:view', table: 'orders', id: 'id', fields: order.fields },
};

type History = AnswerOf<typeof history>;

/** The deeds about one record, newest first. Whose record it is decides: an absent and a foreign one are not found. */
export async function historyOf(
  db: Database,
  viewer: Viewer,
  asked: QueryOf<typeof history>,
): Promise<History> {
  const { subject, id, after } = asked;
  const { permission, table, id: column, fields } = subjects[subject];
  const size = asked.size ?? 50;
  const rest = after ? sql`and (a.at, a.audit_id) < ${readCursor(after, sql`timestamptz`)}` : sql``;
  const { me, results } = await db.read(
    viewer,
    sql`select from ${sql.table(table)} r where r.org_id = (select app_org()) and ${sql.ref(`r.${column}`)} = ${id}`,
    sql`select a.audit_id as id, ${isoOf(sql`a.at`)} as at, a.action, a.changes, ${colleagueName(sql`a.org_id`, sql`a.user_id`)} as who, ${cursorOf(sql`a.at`, sql`a.audit_id`)} as cursor
        from audit a
        where a.org_id = (select app_org()) and a.subject = ${subject} and a.subject_id = ${id} ${rest}
        order by a.at desc, a.audit_id desc limit ${sql.lit(size + 1)}`,
  );
  if (results[0]?.rowCount !== 1) throw new Problem('notFound');
  if (!me.permissions.includes(permission)) throw new Problem('noPermission');
  const deeds: (Deed & { cursor: string })[] = results[1]?.rows ?? [];
  const rows = deeds.slice(0, size);
  const next = deeds.length > size ? (rows.at(-1)?.cursor ?? null) : null;
  return { rows: rows.map((deed) => entryIn(viewer.language, fields, deed)), next };
}
