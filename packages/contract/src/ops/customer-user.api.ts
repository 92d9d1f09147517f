import { versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list, secret, text } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { passwordLink } from '../session/password-link.ts';
import { customerRecord } from './customer.ts';
import { customerUser } from './customer-user.ts';

const users = list(group(customerUser.fields, { label: customerUser.label }), {
  label: { zh: '用户', en: 'Users' },
});
const orgId = id({ label: { zh: '客户', en: 'Customer' } });
const one = { orgId, id: id({ label: { zh: '用户', en: 'User' } }), version: versionField };

export const listCustomerUsers = endpoint('GET /opsapi/customers/users', {
  access: 'op:customer:view',
  title: { zh: '客户的用户', en: 'Users of a customer' },
  query: { orgId },
  answer: users,
});

/** Each of these gives the customer's users as they are now and is felt at the user's next request. */
export const setUserEnabled = endpoint('POST /opsapi/users/enabled', {
  access: 'op:user:manage',
  title: { zh: '启用或停用用户', en: 'Enable or disable a user' },
  body: { ...one, enabled: customerUser.fields.enabled },
  answer: users,
});

/** Only a role of category 2 is one for a customer's user. */
export const setUserRole = endpoint('POST /opsapi/users/role', {
  access: 'op:user:manage',
  title: { zh: '设置用户角色', en: 'Set the role of a user' },
  body: {
    ...one,
    roleId: id({ label: { zh: '角色', en: 'Role' } }),
    dataAuthority: customerUser.fields.dataAuthority,
  },
  answer: users,
});

/** The old password no longer works, the user's sessions end, and the link in `access` sets a new one. */
export const resetUserPassword = endpoint('POST /opsapi/users/reset-password', {
  access: 'op:user:manage',
  title: { zh: '重置密码', en: 'Reset a password' },
  confidential: true,
  body: one,
  answer: group({ users, access: passwordLink }, { label: { zh: '用户', en: 'Users' } }),
});

/**
 * A link for the first administrator of each of these customers who has never logged in: what came with a workbook is let in at once.
 * The links before them are over. Who is there already, or disabled, gets none and is not in the answer; a customer whom the team
 * does not serve is not found, and then nobody gets one.
 */
export const giveFirstLinks = endpoint('POST /opsapi/users/first-links', {
  access: 'op:user:manage',
  title: { zh: '发送首次登录链接', en: 'Give first-login links' },
  confidential: true,
  body: {
    customers: list(orgId, { label: { zh: '客户', en: 'Customers' }, max: 100 }),
  },
  answer: list(
    group(
      {
        ...pick(customerRecord, 'id', 'code', 'nameZh', 'nameEn'),
        person: customerUser.fields.name,
        access: passwordLink,
      },
      { label: customerUser.fields.isAdmin.label },
    ),
    { label: { zh: '首次登录链接', en: 'First-login links' } },
  ),
});

export const endUserSessions = endpoint('POST /opsapi/users/end-sessions', {
  access: 'op:user:manage',
  title: { zh: '结束全部会话', en: 'End all sessions of a user' },
  body: one,
  answer: users,
});

export const resetSecondFactor = endpoint('POST /opsapi/users/reset-second-factor', {
  access: 'op:user:manage',
  title: { zh: '重置两步验证', en: 'Reset the second factor of a user' },
  body: one,
  answer: users,
});

export const personalSubjects = codeTable('personal subject', {
  user: { zh: '用户', en: 'User' },
  customer: { zh: '客户', en: 'Customer' },
  registration: { zh: '注册申请', en: 'Registration' },
});

/** The whole identity number behind a masked one. Takes one's own password again and stands in the audit log. */
export const revealPersonal = endpoint('POST /opsapi/personal/reveal', {
  access: 'op:personal:reveal',
  title: { zh: '查看完整证件号', en: 'Reveal an identity number' },
  confidential: true,
  body: {
    subject: code(personalSubjects, { label: { zh: '对象', en: 'Subject' } }),
    id: id({ label: { zh: '编号', en: 'Id' } }),
    password: secret({ label: { zh: '您的密码', en: 'Your password' }, max: 128 }),
  },
  answer: group(
    { number: text({ label: { zh: '证件号', en: 'Identity no.' }, max: 32, min: 0 }) },
    { label: { zh: '证件号', en: 'Identity number' } },
  ),
});
