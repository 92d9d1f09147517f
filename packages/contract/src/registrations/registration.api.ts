import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { newPassword } from '../session/password.ts';
import { codeAddress, smsCode } from '../session/person.fields.ts';
import { registration } from './registration.ts';
import { registrationStates } from './registration-state.ts';

/** The largest licence, in MB. */
export const licenceMegabytes = 10;

/** Takes the business licence or the identity card before the form is handed in. Kept for 24 hours without one. */
export const uploadLicence = endpoint('POST /adminapi/regist/licence', {
  access: 'public',
  title: { zh: '上传证照', en: 'Upload the licence' },
  upload: {
    field: 'file',
    label: { zh: '证照', en: 'Licence' },
    types: ['pdf', 'jpg', 'png'],
    megabytes: licenceMegabytes,
  },
  answer: group(
    {
      licenceFileId: registration.fields.licenceFileId,
      name: text({ label: { zh: '文件名', en: 'File name' }, max: 255 }),
      size: whole({ label: { zh: '大小', en: 'Size' }, unit: 'B' }),
    },
    { label: { zh: '证照', en: 'Licence' } },
  ),
  deadline: 60_000,
});

const { licenceFileId, legalIdKind, legalId } = registration.fields;

/**
 * Applies for an account, or hands a returned application in again: the same mobile then changes the same application.
 * Only then may legal id, licence and password stay away, and what was handed in before is kept. `smsCode` is of purpose
 * `register`, sent to the mobile, or to the mail address where SMS does not get to that mobile. Where
 * no kind of number is said, a company has a credit code (GB 32100), a person the number of a resident identity card (GB 11643).
 */
export const applyForAccount = endpoint('POST /adminapi/regist/apply', {
  access: 'public',
  title: { zh: '注册申请', en: 'Register' },
  confidential: true,
  body: {
    ...pick(
      registration,
      'accountType',
      'companyNameCn',
      'companyNameEn',
      'contactName',
      'mobile',
      'email',
      'country',
      'address',
      'interests',
      'volumeBand',
      'lanes',
      'salesCode',
      'agreementVersion',
    ),
    legalIdKind: optional(legalIdKind),
    legalId: optional(legalId),
    licenceFileId: optional(licenceFileId),
    password: optional(newPassword),
    smsCode,
  },
  answer: group(pick(registration, 'no', 'state'), { label: registration.label }),
});

/** One field that is to be corrected and why; `field` is a key of the application. */
const correction = group(
  {
    field: text(texts.field),
    reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500 }),
  },
  { label: { zh: '需修改', en: 'To correct' } },
);

/** How an application stands, with a code of purpose `status`. No password is ever answered, no identity number whole. */
export const registrationStatus = endpoint('POST /adminapi/regist/status', {
  access: 'public',
  title: { zh: '查询申请', en: 'Application status' },
  confidential: true,
  body: { ...codeAddress, smsCode },
  answer: group(
    {
      no: registration.fields.no,
      state: code(registrationStates, { label: { zh: '状态', en: 'State' } }),
      round: registration.fields.round,
      submittedAt: registration.fields.submittedAt,
      firstSubmittedAt: registration.fields.firstSubmittedAt,
      decidedAt: optional(instant({ label: { zh: '审核时间', en: 'Decided' } })),
      reason: registration.fields.reason,
      corrections: list(correction, { label: { zh: '需修改', en: 'To correct' }, max: 40 }),
      values: optional(
        group(
          {
            ...pick(
              registration,
              'accountType',
              'companyNameCn',
              'companyNameEn',
              'legalIdKind',
              'legalId',
              'contactName',
              'mobile',
              'email',
              'country',
              'address',
              'interests',
              'volumeBand',
              'lanes',
              'salesCode',
            ),
            agreementVersion: registration.fields.agreementVersion,
            licence: group(
              {
                name: text({ label: { zh: '文件名', en: 'File name' }, max: 255 }),
                size: whole({ label: { zh: '大小', en: 'Size' }, unit: 'B' }),
              },
              { label: licenceFileId.label },
            ),
          },
          {
            label: { zh: '已填写', en: 'As handed in' },
            note: { zh: '仅在已退回时', en: 'only of a returned application' },
          },
        ),
      ),
    },
    { label: registration.label },
  ),
});
