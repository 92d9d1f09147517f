import { countries } from '../codes/country.ts';
import { texts } from '../facts/texts.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';
import { openingFields } from './customer-opening.ts';
import {
  duplicate,
  registrationChecks,
  registrationRow,
  registrationTabs,
  returnableFields,
} from './registration-desk.ts';

export const registrationFilter = {
  tab: optional(code(registrationTabs, { label: { zh: '状态', en: 'Status' } })),
  search: optional(
    text({ label: { zh: '公司、代码、手机、申请号', en: 'Company, code, mobile, number' }, max: 100 }),
  ),
};

/** How many stand under each tab. */
const overviewAnswer = group(
  {
    waiting: whole({ label: { zh: '待处理', en: 'Waiting' } }),
    late: whole({ label: { zh: '超时', en: 'Late' } }),
    lateAfterHours: whole({ label: { zh: '时限（工作小时）', en: 'Late after working hours' } }),
    tabs: list(
      group(
        {
          tab: code(registrationTabs, { label: { zh: '状态', en: 'Status' } }),
          count: whole({ label: { zh: '数量', en: 'Count' } }),
        },
        { label: { zh: '状态', en: 'Tab' } },
      ),
      { label: { zh: '状态', en: 'Tabs' } },
    ),
  },
  { label: { zh: '注册申请概况', en: 'Overview' } },
);

const correction = group(
  {
    field: code(returnableFields, { label: { zh: '字段', en: 'Field' } }),
    reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500 }),
  },
  { label: { zh: '需修改', en: 'To correct' } },
);

export const registrationDetailAnswer = group(
  {
    ...registrationRow.fields,
    version: versionField,
    companyNameCn: optional(text(texts.companyZh)),
    companyNameEn: optional(text({ label: { zh: '公司英文名', en: 'Company, English' }, max: 200 })),
    email: text({ ...texts.email }),
    country: optional(code(countries, { label: { zh: '国家', en: 'Country' } })),
    address: optional(text({ label: { zh: '地址', en: 'Address' }, max: 300 })),
    volumeBand: optional(text({ label: { zh: '月货量', en: 'Monthly volume' }, max: 40 })),
    lanes: optional(text({ label: { zh: '航线', en: 'Lanes' }, max: 500 })),
    salesCode: optional(text({ label: { zh: '邀请码', en: 'Invite code' }, max: 20 })),
    agreementVersion: text({ label: { zh: '协议版本', en: 'Agreement version' }, max: 40 }),
    firstSubmittedAt: instant({ label: { zh: '首次提交', en: 'First submitted' } }),
    decidedAt: optional(instant({ label: { zh: '审核时间', en: 'Decided' } })),
    decidedBy: optional(text({ label: { zh: '审核人', en: 'Decided by' }, max: 64 })),
    reason: optional(text({ label: { zh: '原因', en: 'Reason' }, max: 500 })),
    corrections: list(correction, { label: { zh: '需修改', en: 'To correct' }, max: 40 }),
    licence: optional(
      group(
        {
          fileId: id({ label: { zh: '文件编号', en: 'File id' } }),
          name: text({ label: { zh: '文件名', en: 'File name' }, max: 255 }),
          type: text({ label: { zh: '类型', en: 'Type' }, max: 20 }),
          size: whole({ label: { zh: '大小', en: 'Size' }, unit: 'B' }),
        },
        { label: { zh: '证照', en: 'Licence' } },
      ),
    ),
    possibleDuplicates: list(duplicate, { label: { zh: '疑似重复', en: 'Possible duplicates' }, max: 50 }),
    checks: list(
      group(
        {
          check: code(registrationChecks, { label: { zh: '检查', en: 'Check' } }),
          passed: flag({ label: { zh: '通过', en: 'Passed' } }),
        },
        { label: { zh: '检查', en: 'Check' } },
      ),
      { label: { zh: '检查', en: 'Checks' } },
    ),
    proposedCode: text({ label: { zh: '建议客户代码', en: 'Proposed customer code' }, max: 12 }),
    proposedSaleId: optional(id({ label: { zh: '邀请码的业务员', en: 'Sales person of the invite code' } })),
    madeCustomer: optional(id({ label: { zh: '开通的客户', en: 'Customer made' } })),
  },
  { label: { zh: '注册申请', en: 'Registration' } },
);

const which = { id: id({ label: { zh: '注册申请', en: 'Registration' } }) };
const lock = { ...which, version: versionField };

/** The queue of registrations, newest first unless told; `tab` narrows it. */
export const registrationApi = recordsApi({
  path: '/opsapi/registrations',
  access: 'op:registration:view',
  called: { zh: '注册申请', one: 'a registration', many: 'registrations' },
  of: registrationRow,
  filter: registrationFilter,
  sorts: sortsBy(registrationRow, 'submittedAt', 'waitingMinutes', 'name', 'contactName'),
  exported: { access: 'op:registration:view', query: {} },
  overview: { answer: overviewAnswer },
  by: which,
  detail: registrationDetailAnswer,
});

/** The licence as it was uploaded (pdf, png or jpg). Every reading stands in the audit log. */
export const registrationLicence = endpoint('GET /opsapi/registrations/licence', {
  access: 'op:registration:view',
  title: { zh: '证照文件', en: 'Licence file of a registration' },
  query: which,
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 60_000,
});

/**
 * Makes the customer with its first user, whose user name is the mobile and whose password the applicant has chosen.
 * Decided already: 409. Open duplicates need `despiteDuplicates`; a mobile that a disabled user still holds needs
 * `releaseMobile`; a quota above the free limit needs `op:customer:quota`.
 */
export const approveRegistration = endpoint('POST /opsapi/registrations/approve', {
  access: 'op:registration:decide',
  title: { zh: '通过注册申请', en: 'Approve a registration' },
  body: {
    ...lock,
    ...openingFields,
    despiteDuplicates: flag({ label: { zh: '已核对疑似重复', en: 'The duplicates were looked at' } }),
    releaseMobile: flag({
      label: { zh: '释放停用用户的手机号', en: 'Take the mobile from the disabled user' },
    }),
  },
  answer: registrationDetailAnswer,
});

/** Sends it back to be corrected, with what is wrong by field (the applicant's own field names) and in all. */
export const returnRegistration = endpoint('POST /opsapi/registrations/return', {
  access: 'op:registration:decide',
  title: { zh: '退回注册申请', en: 'Return a registration' },
  body: {
    ...lock,
    corrections: list(correction, { label: { zh: '需修改', en: 'To correct' }, max: 40 }),
    reason: optional(text({ label: { zh: '总体说明', en: 'In all' }, max: 500 })),
  },
  answer: registrationDetailAnswer,
});

export const rejectRegistration = endpoint('POST /opsapi/registrations/reject', {
  access: 'op:registration:decide',
  title: { zh: '驳回注册申请', en: 'Reject a registration' },
  body: { ...lock, reason: text({ label: { zh: '驳回原因', en: 'Reason' }, max: 500 }) },
  answer: registrationDetailAnswer,
});
