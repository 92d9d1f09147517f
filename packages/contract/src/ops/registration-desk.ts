import { legalIdKind } from '../facts/legal-id-kind.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { fieldOf, keysAt, resource } from '../kernel/resource.ts';
import { accountTypes, interests, registration } from '../registrations/registration.ts';
import { registrationStates } from '../registrations/registration-state.ts';

/** The states of a registration, and the tab of everything from the last seven days. */
export const registrationTabs = codeTable('registration tab', {
  week: { zh: '近 7 天', en: 'Last 7 days' },
  ...registrationStates.codes,
});

const seen: Place[] = ['list'];
const told: Place[] = [...seen, 'export'];

/** One line of the queue. Mobile and identity number are masked; waiting counts working minutes while it is pending. */
export const registrationRow = resource(
  'registration',
  { zh: '注册申请', en: 'Registration' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    no: text({ label: { zh: '申请号', en: 'Registration no.' }, max: 20, places: [...told, 'search'] }),
    submittedAt: instant({ label: { zh: '申请时间', en: 'Submitted' }, places: told }),
    accountType: code(accountTypes, { label: { zh: '账户类型', en: 'Account type' }, places: told }),
    name: text({ label: { zh: '申请人', en: 'Applicant' }, max: 200, places: [...told, 'search'] }),
    legalIdKind: { ...legalIdKind, places: told },
    legalId: text({
      label: { zh: '公司编号或证件号', en: 'Company or identity no.' },
      max: 32,
      places: [...told, 'search'],
    }),
    contactName: text({ ...texts.contact, places: told }),
    mobile: text({ label: { zh: '手机', en: 'Mobile' }, max: 20, places: [...told, 'search'] }),
    interests: list(code(interests, { label: { zh: '业务意向', en: 'Interest' } }), {
      label: { zh: '业务意向', en: 'Interests' },
      places: told,
    }),
    state: code(registrationStates, { label: { zh: '状态', en: 'Status' }, places: told }),
    waitingMinutes: optional(
      whole({ label: { zh: '等待（工作分钟）', en: 'Waiting, working minutes' }, unit: 'min', places: told }),
    ),
    late: flag({ label: { zh: '超时', en: 'Late' }, places: told }),
    overMinutes: optional(
      whole({ label: { zh: '超时（工作分钟）', en: 'Late, working minutes' }, unit: 'min' }),
    ),
    duplicates: whole({ label: { zh: '疑似重复', en: 'Possible duplicates' }, places: told }),
    round: whole({ label: { zh: '提交次数', en: 'Round' }, places: told }),
  },
);

/** Why a record may be the same as the applicant. */
const duplicateReasons = codeTable('duplicate reason', {
  legalId: { zh: '公司编号或证件号相同', en: 'Same company or identity number' },
  mobile: { zh: '手机号相同', en: 'Same mobile' },
  name: { zh: '名称相近', en: 'Similar name' },
});

/** What may be the same: a customer, one of its users, or another registration. */
const duplicateKinds = codeTable('duplicate kind', {
  customer: { zh: '客户', en: 'Customer' },
  user: { zh: '用户', en: 'User' },
  registration: { zh: '注册申请', en: 'Registration' },
});

/**
 * One possible duplicate. A customer outside one's own team is told without its name and code (`outside`): the
 * colleague who serves it has to be asked.
 */
export const duplicateFields = {
  reason: code(duplicateReasons, { label: { zh: '原因', en: 'Reason' } }),
  kind: code(duplicateKinds, { label: { zh: '对象', en: 'What' } }),
  outside: flag({ label: { zh: '不在本团队', en: 'Outside one’s team' } }),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  registrationId: optional(id({ label: { zh: '注册申请', en: 'Registration' } })),
  code: optional(text(texts.code)),
  name: optional(text({ label: { zh: '名称', en: 'Name' }, max: 200 })),
  person: optional(text({ label: { zh: '用户', en: 'Person' }, max: 64 })),
  enabled: optional(flag({ label: { zh: '启用', en: 'Enabled' } })),
  state: optional(text({ label: { zh: '状态', en: 'Status' }, max: 20 })),
  sameLegalId: flag({ label: { zh: '公司编号或证件号相同', en: 'Same company or identity number' } }),
  lastOrderAt: optional(instant({ label: { zh: '最近订单', en: 'Last order' } })),
};

export const duplicate = group(duplicateFields, { label: { zh: '疑似重复', en: 'Possible duplicate' } });

/** What the program could check by itself; a person looks at the rest on the licence. */
export const registrationChecks = codeTable('registration check', {
  legalId: {
    zh: '公司编号或证件号的格式与校验位',
    en: 'Form and check digit of the company or identity number',
  },
  licence: { zh: '证照文件完整可读', en: 'The licence file is there and readable' },
  mobileFree: { zh: '手机号未被其他账号使用', en: 'No other account uses the mobile number' },
  salesCode: { zh: '邀请码有效', en: 'The invite code is a colleague’s' },
});

/** What an applicant can be asked to correct: the fields of the form, by their own labels. */
export const returnableFields = codeTable(
  'returnable field',
  Object.fromEntries(keysAt(registration, 'create').map((key) => [key, fieldOf(registration, key).label])),
);
