import { auditEntry } from '../audit/audit.ts';
import { date, id, list, optional, text } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';

/** What narrows the audit log. Days are days in China; `who` finds parts of names, `search` anything in the changes. */
export const auditFilter = {
  search: optional(text({ label: { zh: '内容包含', en: 'Text contains' }, max: 100 })),
  who: optional(text({ label: { zh: '操作人', en: 'Who' }, max: 64 })),
  action: optional(
    list(text({ label: { zh: '操作', en: 'Action' }, max: 64 }), {
      label: { zh: '操作', en: 'Action' },
      max: 50,
    }),
  ),
  subject: optional(
    list(text({ label: { zh: '对象', en: 'Subject' }, max: 64 }), {
      label: { zh: '对象', en: 'Subject' },
      max: 50,
    }),
  ),
  subjectId: optional(id({ label: { zh: '对象编号', en: 'Subject id' } })),
  customerId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
};

/** The audit log of the forwarder and of the customers of one's team, newest first unless told; that it was exported stands in the log itself. */
export const auditApi = recordsApi({
  path: '/opsapi/audit',
  access: 'op:audit:view',
  called: { zh: '审计', one: 'a deed', many: 'the audit log' },
  of: auditEntry,
  filter: auditFilter,
  sorts: sortsBy(auditEntry, 'at', 'who'),
  exported: { access: 'op:audit:view', query: {} },
});
