import { dataAuthorities } from '../facts/data-authority.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, flag, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { mobileNumber } from '../session/person.fields.ts';

const shown: Place[] = ['list'];
const written: Place[] = ['list', 'create', 'update'];

/** One of the forwarder's own people. */
export const staffMember = resource(
  'staff',
  { zh: '员工', en: 'Staff member' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: shown }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: shown }),
    username: text({
      label: { zh: '用户名', en: 'User name' },
      min: 3,
      max: 64,
      rule: {
        test: (typed) => /^[a-z0-9][a-z0-9._-]+$/i.test(typed),
        says: {
          zh: '字母、数字、点、横线，以字母或数字开头',
          en: 'letters, digits, dots and hyphens, a letter or digit first',
        },
      },
      places: [...shown, 'create'],
    }),
    name: text({ label: { zh: '姓名', en: 'Name' }, max: 64, places: written }),
    mobile: optional(
      text({ ...mobileNumber, label: { zh: '手机', en: 'Mobile' }, max: 20, places: written }),
    ),
    email: optional(
      text({
        ...texts.email,
        rule: {
          test: (typed) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed),
          says: { zh: '如 name@example.com', en: 'such as name@example.com' },
        },
        places: written,
      }),
    ),
    roleId: optional(id({ label: { zh: '角色', en: 'Role' }, places: written })),
    roleZh: optional(text({ label: { zh: '角色', en: 'Role, Chinese' }, max: 60, places: shown })),
    roleEn: optional(text({ label: { zh: '角色（英文）', en: 'Role' }, max: 60, places: shown })),
    teamId: optional(id({ label: { zh: '团队', en: 'Team' }, places: written })),
    teamZh: optional(text({ label: { zh: '团队', en: 'Team, Chinese' }, max: 60, places: shown })),
    teamEn: optional(text({ label: { zh: '团队（英文）', en: 'Team' }, max: 60, places: shown })),
    salesCode: optional(
      text({
        label: { zh: '业务员代码', en: 'Sales code' },
        max: 20,
        rule: {
          test: (typed) => /^[A-Za-z0-9-]+$/.test(typed),
          says: { zh: '字母、数字、横线', en: 'letters, digits and hyphens' },
        },
        places: written,
      }),
    ),
    enabled: flag({ label: { zh: '启用', en: 'Enabled' }, places: written }),
    secondFactor: flag({ label: { zh: '已开两步验证', en: 'Has a second factor' }, places: shown }),
    lastLoginAt: optional(instant({ label: { zh: '最近登录', en: 'Last login' }, places: shown })),
    dataAuthority: code(dataAuthorities, { label: { zh: '数据权限', en: 'Data authority' }, places: shown }),
  },
);

/** A team of the forwarder's people; its customers are all they see. */
export const team = resource(
  'team',
  { zh: '团队', en: 'Team' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: shown }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: shown }),
    nameZh: text({ ...texts.nameZh, places: written }),
    nameEn: text({ ...texts.nameEn, places: written }),
    allCustomers: flag({ label: { zh: '全部客户', en: 'All customers' }, places: written }),
    people: whole({ label: { zh: '人数', en: 'People' }, places: shown }),
    customers: list(id({ label: { zh: '客户', en: 'Customer' } }), {
      label: { zh: '客户', en: 'Customers' },
      max: 5_000,
      places: ['create', 'update'],
    }),
  },
);
