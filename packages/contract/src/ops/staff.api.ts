import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id, list, optional } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { passwordLink } from '../session/password-link.ts';
import { staffMember, team } from './staff.ts';

const people = list(group(staffMember.fields, { label: staffMember.label }), {
  label: { zh: '员工', en: 'Staff' },
  max: 2_000,
});
const teams = list(group(team.fields, { label: team.label }), { label: { zh: '团队', en: 'Teams' } });

const withLink = group(
  { staff: people, access: optional(passwordLink) },
  { label: { zh: '员工', en: 'Staff' } },
);

/** The forwarder's own people, enabled ones first. */
export const listStaff = endpoint('GET /opsapi/staff', {
  access: 'op:staff:manage',
  title: { zh: '员工列表', en: 'List staff' },
  answer: people,
});

/** A new person without `id`, who sets their password through the link in `access`. Gives everybody. */
export const saveStaff = endpoint('POST /opsapi/staff/save', {
  access: 'op:staff:manage',
  title: { zh: '保存员工', en: 'Save a staff member' },
  confidential: true,
  body: {
    id: optional(id({ label: { zh: '员工', en: 'Staff member' } })),
    version: optional(versionField),
    ...pick(staffMember, 'username', 'name', 'mobile', 'email', 'teamId', 'salesCode', 'enabled'),
    roleId: id({ label: { zh: '角色', en: 'Role' } }),
  },
  answer: withLink,
});

/** As with customers' users: the old password no longer works, the person's sessions end, a link sets a new one. */
export const resetStaffPassword = endpoint('POST /opsapi/staff/reset-password', {
  access: 'op:staff:manage',
  title: { zh: '重置员工密码', en: 'Reset the password of a staff member' },
  confidential: true,
  body: { id: id({ label: { zh: '员工', en: 'Staff member' } }), version: versionField },
  answer: withLink,
});

/** Removes the second factor of a colleague who has lost it. */
export const resetStaffFactor = endpoint('POST /opsapi/staff/reset-second-factor', {
  access: 'op:staff:manage',
  title: { zh: '重置员工两步验证', en: 'Reset the second factor of a staff member' },
  body: { id: id({ label: { zh: '员工', en: 'Staff member' } }), version: versionField },
  answer: people,
});

export const listTeams = endpoint('GET /opsapi/teams', {
  access: 'op:staff:manage',
  title: { zh: '团队列表', en: 'List teams' },
  answer: teams,
});

/** A new team without `id`. `customers` are ids of customers, all of them at once; with `allCustomers` it is empty. */
export const saveTeam = endpoint('POST /opsapi/teams/save', {
  access: 'op:staff:manage',
  title: { zh: '保存团队', en: 'Save a team' },
  body: {
    id: optional(id({ label: { zh: '团队', en: 'Team' } })),
    version: optional(versionField),
    ...pick(team, 'nameZh', 'nameEn', 'allCustomers', 'customers'),
  },
  answer: teams,
});
