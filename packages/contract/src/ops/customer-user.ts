import { dataAuthorities } from '../facts/data-authority.ts';
import { texts } from '../facts/texts.ts';
import { code, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/** A user of a customer, as the forwarder's people see them. */
export const customerUser = resource(
  'customerUser',
  { zh: '客户用户', en: 'User' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    username: text({ label: { zh: '用户名', en: 'User name' }, max: 64, places: ['list'] }),
    name: text({ label: { zh: '姓名', en: 'Name' }, max: 64, places: ['list'] }),
    mobile: optional(text({ label: { zh: '手机', en: 'Mobile' }, max: 20, places: ['list'] })),
    email: optional(text({ ...texts.email, places: ['list'] })),
    idNumber: optional(
      text({ label: { zh: '证件号（掩码）', en: 'Identity no., masked' }, max: 32, places: ['list'] }),
    ),
    isAdmin: flag({ label: { zh: '主管理员', en: 'First administrator' }, places: ['list'] }),
    roleId: optional(id({ label: { zh: '角色', en: 'Role' }, places: ['list'] })),
    roleZh: optional(text({ label: { zh: '角色', en: 'Role, Chinese' }, max: 60, places: ['list'] })),
    roleEn: optional(text({ label: { zh: '角色（英文）', en: 'Role' }, max: 60, places: ['list'] })),
    dataAuthority: code(dataAuthorities, {
      label: { zh: '数据权限', en: 'Data authority' },
      places: ['list'],
    }),
    enabled: flag({ label: { zh: '启用', en: 'Enabled' }, places: ['list'] }),
    secondFactor: flag({ label: { zh: '已开两步验证', en: 'Has a second factor' }, places: ['list'] }),
    sessions: whole({ label: { zh: '在线会话', en: 'Open sessions' }, places: ['list'] }),
    lastLoginAt: optional(instant({ label: { zh: '最近登录', en: 'Last login' }, places: ['list'] })),
    createdAt: instant({ label: { zh: '创建时间', en: 'Created' }, places: ['list'] }),
  },
);
