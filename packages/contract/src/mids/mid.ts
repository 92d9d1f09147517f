import { compact } from '../checks/verdict.ts';
import { countriesOfOrigin } from '../codes/country.ts';
import { party } from '../facts/party.ts';
import { texts } from '../facts/texts.ts';
import type { Place, Rule } from '../kernel/field.ts';
import { code, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { midRoles, midStates } from './mid.codes.ts';
import { isMid, longestMid, madeMid } from './mid-code.ts';
import { canadianProvinces } from './mid-country.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const written: Place[] = [...shown, 'create', 'update', 'import'];

/** What a code cannot be made of without. */
function latin(what: 'name' | 'city'): Rule {
  return {
    test: (typed) =>
      !/\p{Script=Han}/u.test(typed) && !madeMid({ ...nowhere, [what]: typed }).missing.includes(what),
    says: { zh: '英文，与商业发票一致', en: 'in English as on the commercial invoice' },
  };
}

const nowhere = { country: null, province: null, name: null, street: null, city: null, postal: null };

export const midCode = text({
  label: { zh: 'MID代码', en: 'MID code' },
  max: longestMid,
  plain: compact,
  rule: {
    test: isMid,
    says: {
      zh: '国家 2 位（加拿大为省份）、名称至多 6 位、街号至多 4 位、城市至多 3 个字母',
      en: 'country (for Canada the province), up to 6 characters of the name, 4 digits and 3 letters of the city',
    },
  },
  places: [...written, 'sort'],
});

/** Who makes the goods, and where: what a code is made of and stands for. */
export const writtenMid = {
  name: text({
    label: { zh: '制造商名称', en: 'Manufacturer name' },
    max: 200,
    rule: latin('name'),
    places: [...written, 'sort'],
  }),
  street: text({ label: { zh: '制造商地址', en: 'Manufacturer address' }, max: 300, places: written }),
  city: { ...party.city, rule: latin('city'), places: written },
  postal: optional({ ...party.postCode, places: written }),
  country: code(countriesOfOrigin, { label: party.country.label, places: written }),
  province: optional(
    code(canadianProvinces, { label: { zh: '省份（加拿大）', en: 'Province (Canada)' }, places: written }),
  ),
  role: code(midRoles, { label: { zh: '身份', en: 'Role' }, places: written }),
  textile: flag({ label: { zh: '纺织品', en: 'Textile' }, places: written }),
  /** Null: as the rules make it. */
  code: optional(midCode),
  codeReason: optional(
    text({
      label: { zh: '改写代码的原因', en: 'Why another code' },
      max: 500,
      places: ['detail', 'create', 'import', 'export'],
    }),
  ),
};

/** A code of the register in one of its versions, as its customer sees it. */
export const mid = resource(
  'mid',
  { zh: 'MID', en: 'MID' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    ...writtenMid,
    code: midCode,
    /** A site that is corrected is another edition; another site is another record (ruling 60). */
    edition: whole({ label: { zh: '第几版', en: 'Edition' }, places: shown }),
    state: code(midStates, { label: { zh: '状态', en: 'State' }, places: shown }),
    stateAt: instant({ label: { zh: '状态更新', en: 'State since' }, places: shown }),
    verdict: optional(text({ label: { zh: '审核意见', en: 'Reason' }, max: 500, places: shown })),
    /** Of lines of entries that carry the code: how many kinds of goods, how many lines, and when it was filed last. */
    goods: whole({ label: { zh: '商品', en: 'Goods' }, places: shown }),
    lines: whole({ label: { zh: '申报行', en: 'Entry lines' }, places: shown }),
    lastUsedAt: optional(instant({ label: { zh: '最近申报', en: 'Last filed' }, places: shown })),
    files: whole({ label: { zh: '凭证', en: 'Evidence' }, places: shown }),
    updatedAt: instant({
      label: { zh: '更新时间', en: 'Updated' },
      places: ['list', 'detail', 'export', 'sort'],
    }),
  },
);

/** The same at the desk: whose it is. */
export const deskMid = resource('mid at the desk', mid.label, {
  ...pick(mid, 'id', 'version', 'code'),
  customer: text({ ...texts.customer, places: shown }),
  customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  ...mid.fields,
});
