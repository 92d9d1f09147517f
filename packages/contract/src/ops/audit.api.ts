import { auditEntry } from '../audit/audit.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { date, id, list, optional, text } from '../kernel/field.ts';
import { counted, pageOf, paging } from '../kernel/listing.ts';

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

/** The audit log of the forwarder and of the customers of one's team, newest first. */
export const listAudit = endpoint('GET /opsapi/audit', {
  access: 'op:audit:view',
  title: { zh: '审计查询', en: 'Search the audit log' },
  query: { ...auditFilter, ...paging },
  answer: pageOf(auditEntry),
});

export const countAudit = endpoint('GET /opsapi/audit/count', {
  access: 'op:audit:view',
  title: { zh: '审计计数', en: 'Count the audit log' },
  query: auditFilter,
  answer: counted,
});

/** Every deed that the filter finds, newest first; that it was exported stands in the log itself. */
export const exportAudit = endpoint('GET /opsapi/audit/export', {
  access: 'op:audit:view',
  title: { zh: '导出审计', en: 'Export the audit log' },
  query: auditFilter,
  answer: xlsxFile,
  deadline: 120_000,
});
