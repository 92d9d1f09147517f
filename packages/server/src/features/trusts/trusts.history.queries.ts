import { fieldsAt } from '@loadline/contract/documents/document.path';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import type { trustHistory } from '@loadline/contract/trusts/trust.api';
import { trustAudited } from '@loadline/contract/trusts/trust.audit';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import type { Database } from '../../kernel/database.ts';
import type { Deed } from '../../kernel/deeds.ts';
import { gathered, saidDeed } from '../../kernel/deeds.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { colleagueName } from '../ops/people.public.ts';
import { asCustomer, asStaff } from './trusts.filter.queries.ts';
import { contentJson } from './trusts.rows.queries.ts';

type History = AnswerOf<typeof trustHistory>;

/** The history as its customer reads it: the forwarder's people have no names. */
export function historyOfTrust(db: Database, viewer: Viewer, no: string): Promise<History> {
  const ownName = colleagueName(sql`a.org_id`, sql`a.user_id`);
  return historyIn(db, viewer, sql`${asCustomer.scope} and r.trust_no = ${no}`, ownName);
}

export function historyAtDesk(staff: Database, viewer: Viewer, no: string): Promise<History> {
  return historyIn(staff, viewer, sql`${asStaff.scope} and r.trust_no = ${no}`, sql`a.who`);
}

/** The newest first. What one person saved in one go, however often the form did, is one entry. */
async function historyIn(db: Database, viewer: Viewer, which: Sql, who: Sql): Promise<History> {
  const { results } = await db.read(
    viewer,
    sql`select ${contentJson} as content from trust r where ${which}`,
    sql`select ${isoOf(sql`a.at`)} as at, ${who} as who, a.action, a.changes from trust r
        join audit a on a.org_id = r.org_id and a.subject = 'trust' and a.subject_id = r.id
        where ${which} order by a.at desc, a.audit_id desc limit 500`,
  );
  const content: unknown = results[0]?.rows[0]?.content;
  if (!content) throw new Problem('notFound');
  const deeds: Deed[] = results[1]?.rows ?? [];
  return gathered(deeds).map((deed) => {
    // Paths by the labels they have now, everything else by the words of the audit log.
    const fields = fieldsAt(contentFields, content, Object.keys(deed.changes));
    return saidDeed(deed, { ...deedFields, ...trustAudited, ...fields }, viewer.language);
  });
}
