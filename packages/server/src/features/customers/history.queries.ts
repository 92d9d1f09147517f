import { address } from '@loadline/contract/customers/address';
import { carton } from '@loadline/contract/customers/carton';
import { company } from '@loadline/contract/customers/company';
import { contact } from '@loadline/contract/customers/contact';
import { goods } from '@loadline/contract/customers/goods';
import type { HistorySubject, history } from '@loadline/contract/customers/history.api';
import { passwordLabel } from '@loadline/contract/customers/history.api';
import { paymentAccount } from '@loadline/contract/customers/payment-account';
import { taxInfo } from '@loadline/contract/customers/tax-info';
import { boundAudited } from '@loadline/contract/goods/goods-code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { text } from '@loadline/contract/kernel/field';
import type { Permission } from '@loadline/contract/kernel/permission';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { auditView } from '../../kernel/audit.ts';
import { text as asText } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { deedColumns } from '../../kernel/deeds.ts';
import { cursorOf, readCursor } from '../../kernel/keyset.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerView } from '../ops/companies.public.ts';
import { doerName, rolesNamed } from '../ops/people.public.ts';
import { accountView } from '../ops/people.rows.public.ts';
import { entryIn } from './history.words.ts';

interface Subject {
  readonly permission: Permission;
  readonly rows: Sql;
  readonly id: string;
  readonly fields: Fields;
}

function profile(rows: Sql, fields: Fields, id = 'id'): Subject {
  return { permission: 'mine:view', rows, id, fields };
}

/** Where each record lies, so that its history is read by who may see the record itself, and by nobody else. */
const subjects: Readonly<Record<HistorySubject, Subject>> = {
  customer: profile(customerView, company.fields, 'org_id'),
  tax: profile(customerView, taxInfo.fields, 'org_id'),
  account: profile(sql.table('payment_account'), paymentAccount.fields),
  address: profile(sql.table('address'), address.fields),
  goods: profile(sql.table('goods'), { ...boundAudited, ...goods.fields }),
  carton: profile(sql.table('carton'), carton.fields),
  user: {
    permission: 'user:manage',
    rows: accountView,
    id: 'user_id',
    fields: { ...contact.fields, password: text({ label: passwordLabel, max: 20 }) },
  },
};

type History = AnswerOf<typeof history>;

/** The deeds about one record, newest first. Whose record it is decides: an absent and a foreign one are not found. */
export async function historyOf(
  db: Database,
  viewer: Viewer,
  asked: QueryOf<typeof history>,
): Promise<History> {
  const { subject, id, after } = asked;
  const { permission, rows: records, id: column, fields } = subjects[subject];
  const size = asked.size ?? 50;
  const rest = after ? sql`and (a.at, a.audit_id) < ${readCursor(after, sql`timestamptz`)}` : sql``;
  const {
    me,
    rows: [found, deeds],
  } = await db.read(
    viewer,
    sql`select from ${records} r where r.org_id = (select app_org()) and ${sql.ref(`r.${column}`)} = ${id}`,
    sql.type({ id: asText, ...deedColumns, cursor: asText })`
      select a.audit_id as id, ${isoOf(sql`a.at`)} as at, a.action, ${rolesNamed(sql`a.changes`, viewer.language)} as changes, ${doerName(sql`a`)} as who, ${cursorOf(sql`a.at`, sql`a.audit_id`)} as cursor
        from ${auditView} a
        where a.org_id = (select app_org()) and a.subject = ${subject} and a.subject_id = ${id} ${rest}
        order by a.at desc, a.audit_id desc limit ${sql.lit(size + 1)}`,
  );
  if (found.length !== 1) throw new Problem('notFound');
  if (!me.permissions.includes(permission)) throw new Problem('noPermission');
  const rows = deeds.slice(0, size);
  const next = deeds.length > size ? (rows.at(-1)?.cursor ?? null) : null;
  // The record's own stand first, and say what they are called.
  const known = { ...fields, ...deedFields, ...fields };
  const told = rows.map((deed) => entryIn(viewer.language, known, deed));
  return { rows: told, next };
}
