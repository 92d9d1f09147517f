import { fieldsAt } from '@loadline/contract/documents/document.path';
import { trustAudited } from '@loadline/contract/trusts/trust.audit';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import type { Feature } from '../../feature.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { trustRoutes } from './trusts.routes.ts';

export const trustFeature: Feature = {
  routes: trustRoutes,
  queues: {
    trusts: sql`select t.waiting_since as since, t.id, t.org_id, t.trust_no as no from trust t where t.waiting_since is not null and t.state <> 'DRAFT'`,
  },
  dues: {
    trustReturned: sql`select t.id, t.trust_no as no, null::timestamptz as at from trust t where ${ofViewer('t')} and t.state = 'RETURNED'`,
  },
  audited: {
    trust: {
      fields: trustAudited,
      fieldsAt: (paths) => fieldsAt(contentFields, null, paths),
      called: sql`(select t.trust_no from trust t where t.id = r.subject_id and t.org_id = r.org_id)`,
      numbered: (no) => sql`select t.id from trust t where t.trust_no = ${no}`,
    },
  },
};
