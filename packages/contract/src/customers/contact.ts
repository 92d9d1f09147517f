import { isEmail } from '../checks/email.ts';
import { dataAuthorities } from '../facts/data-authority.ts';
import { idKinds } from '../facts/legal-id-kind.ts';
import { texts } from '../facts/texts.ts';
import { code, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { mobileNumber } from '../session/person.fields.ts';

/**
 * A contact of a customer, who is also a user (spec §3). Mobile and identity number are shown masked (`138****1234`,
 * the last four signs); only `revealContact` gives them in full.
 */
export const contact = resource(
  'contact',
  { zh: '联系人', en: 'Contact' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    name: text({
      label: { zh: '姓名', en: 'Name' },
      max: 64,
      places: ['list', 'detail', 'create', 'update', 'search', 'sort'],
    }),
    username: text({
      label: { zh: '用户名', en: 'User name' },
      min: 3,
      max: 64,
      rule: {
        test: (typed) => /^[A-Za-z0-9][\w.@-]*$/.test(typed),
        says: { zh: '字母、数字及 . _ - @', en: 'letters, digits and . _ - @' },
      },
      note: { zh: '不填则为手机号', en: 'The mobile number unless given' },
      places: ['list', 'detail', 'create', 'search'],
    }),
    mobile: text({
      ...mobileNumber,
      label: { zh: '手机', en: 'Mobile' },
      max: 20,
      places: ['list', 'detail', 'create', 'update'],
    }),
    roleId: id({ label: { zh: '角色', en: 'Role' }, places: ['detail', 'create', 'update', 'filter'] }),
    roleZh: text({ label: { zh: '角色', en: 'Role' }, max: 60, min: 0, places: ['list'] }),
    roleEn: text({ label: { zh: '角色英文名', en: 'Role, English' }, max: 60, min: 0 }),
    email: text({
      ...texts.email,
      rule: { test: isEmail, says: { zh: '请输入正确的邮箱', en: 'Enter a valid email address' } },
      places: ['list', 'detail', 'create', 'update', 'search'],
    }),
    idKind: code(idKinds, {
      label: { zh: '证件类型', en: 'ID type' },
      places: ['detail', 'create', 'update'],
    }),
    idNumber: text({
      label: { zh: '证件号码', en: 'ID number' },
      max: 20,
      places: ['detail', 'create', 'update'],
    }),
    dataAuthority: code(dataAuthorities, {
      label: { zh: '数据权限', en: 'Data authority' },
      places: ['list', 'detail', 'create', 'update', 'filter'],
    }),
    enabled: flag({
      label: { zh: '启用', en: 'Enabled' },
      note: {
        zh: '停用后立即退出其全部登录，名下单据保留',
        en: 'Disabling ends all logins at once; records stay',
      },
      places: ['list', 'detail', 'create', 'update', 'filter'],
    }),
    lastLoginAt: optional(
      instant({ label: { zh: '最近登录', en: 'Last login' }, places: ['list', 'detail', 'sort'] }),
    ),
    secondFactor: flag({ label: { zh: '已绑定两步验证', en: 'Has a second factor' }, places: ['detail'] }),
    isAdmin: flag({ label: { zh: '管理员', en: 'Administrator' } }),
    isMe: flag({ label: { zh: '本人', en: 'Oneself' } }),
  },
);

const { id: contactId, version, email, mobile, idNumber, roleId, ...others } = contact.fields;
const { name, username, roleZh, roleEn, dataAuthority, enabled, lastLoginAt, isAdmin, isMe } = others;

/** What a line of the list shows. Somebody from before roles has none, and may have no mail address. */
export const contactRow = {
  id: contactId,
  version,
  name,
  username,
  mobile: optional(mobile),
  roleId: optional(roleId),
  roleZh,
  roleEn,
  email: optional(email),
  dataAuthority,
  enabled,
  lastLoginAt,
  isAdmin,
  isMe,
};

export const contactInDetail = {
  ...contactRow,
  idKind: others.idKind,
  idNumber: optional(idNumber),
  secondFactor: others.secondFactor,
};
