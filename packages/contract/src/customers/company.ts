import { countries } from '../codes/country.ts';
import { legalIdKind } from '../facts/legal-id-kind.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { code, flag, id, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { accountTypes } from '../registrations/registration.ts';

export const customerStatuses = codeTable('customer status', {
  active: { zh: '启用', en: 'Active', family: 'done' },
  inactive: { zh: '停用', en: 'Inactive', family: 'void' },
});

/** A customer as it sees itself (spec §3: customer profile). The identity number of a person shows its last four signs. */
export const company = resource(
  'company',
  { zh: '公司资料', en: 'Company data' },
  {
    orgId: id({ label: { zh: '组织编号', en: 'Organisation id' } }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    type: code(accountTypes, { label: { zh: '类型', en: 'Type' }, places: ['detail'] }),
    name: text({ label: { zh: '名称', en: 'Name' }, max: 200, places: ['detail'] }),
    nameEn: text({ ...texts.nameEn, places: ['detail'] }),
    code: text({ label: { zh: '客户代码', en: 'Customer code' }, max: 12, places: ['detail'] }),
    legalName: text({ label: { zh: '法人名称', en: 'Legal name' }, max: 200, places: ['detail'] }),
    legalIdKind: { ...legalIdKind, places: ['detail'] },
    legalId: optional(
      text({ label: { zh: '统一社会信用代码/证件号', en: 'Legal ID' }, max: 32, places: ['detail'] }),
    ),
    status: code(customerStatuses, { label: { zh: '状态', en: 'Status' }, places: ['detail'] }),
    adminId: optional(id({ label: { zh: '管理员编号', en: 'Administrator id' } })),
    adminUserName: optional(
      text({ label: { zh: '管理员用户名', en: 'Admin user name' }, max: 64, places: ['detail'] }),
    ),
    adminMobile: optional(
      text({ label: { zh: '管理员手机', en: 'Admin mobile' }, max: 20, places: ['detail'] }),
    ),
    adminEmail: optional(
      text({ label: { zh: '管理员邮箱', en: 'Admin email' }, max: 200, places: ['detail'] }),
    ),
    country: optional(
      code(countries, { label: { zh: '国家', en: 'Country' }, places: ['detail', 'update'] }),
    ),
    address: optional(text({ label: { zh: '地址', en: 'Address' }, max: 300, places: ['detail', 'update'] })),
    phone: optional(text({ ...texts.phone, places: ['detail', 'update'] })),
    requireTotp: flag({
      label: { zh: '全员两步验证', en: 'Second factor for everybody' },
      note: {
        zh: '开启后，尚未绑定的成员在绑定前不能使用任何功能',
        en: 'Members without one can do nothing until they have set it up',
      },
      places: ['detail'],
    }),
  },
);
