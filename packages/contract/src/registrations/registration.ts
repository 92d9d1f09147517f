import { countries } from '../codes/country.ts';
import { legalIdKind } from '../facts/legal-id-kind.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { email, mobile } from '../session/person.fields.ts';
import { registrationStates } from './registration-state.ts';

export const accountTypes = codeTable('account type', {
  company: { zh: '公司', en: 'Company' },
  personal: { zh: '个人', en: 'Personal' },
});

export const interests = codeTable('business interest', {
  air: { zh: '空运', en: 'Air' },
  ocean: { zh: '海运', en: 'Ocean' },
  truck: { zh: '卡车', en: 'Truck' },
  rail: { zh: '铁路', en: 'Rail' },
  fba: { zh: 'FBA 头程', en: 'FBA inbound' },
  usClearance: { zh: '美国清关', en: 'US clearance' },
});

export const volumeBands = codeTable('monthly volume', {
  under1: { zh: '1 吨以下', en: 'Under 1 t' },
  from1to5: { zh: '1 至 5 吨', en: '1 to 5 t' },
  from5to20: { zh: '5 至 20 吨', en: '5 to 20 t' },
  from20to100: { zh: '20 至 100 吨', en: '20 to 100 t' },
  over100: { zh: '100 吨以上', en: 'Over 100 t' },
});

const shown: Place[] = ['list', 'detail'];
const applied: Place[] = ['detail', 'create'];
const found: Place[] = ['list', 'detail', 'create', 'search'];

/** An application for an account (product.md §2.1). Until it is approved no customer stands behind it. */
export const registration = resource(
  'registration',
  { zh: '注册申请', en: 'Registration' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: shown }),
    no: text({
      label: { zh: '申请号', en: 'Application no.' },
      max: 20,
      places: [...shown, 'search', 'sort'],
    }),
    state: code(registrationStates, { label: { zh: '状态', en: 'State' }, places: [...shown, 'filter'] }),
    accountType: code(accountTypes, {
      label: { zh: '主体', en: 'Account type' },
      places: [...found, 'filter'],
    }),
    companyNameCn: optional(text({ ...texts.companyZh, places: found })),
    companyNameEn: optional(
      text({ label: { zh: '公司英文名', en: 'Company, English' }, max: 200, places: found }),
    ),
    legalIdKind,
    legalId: text({
      label: { zh: '公司编号/证件号码', en: 'Company or identity number' },
      max: 32,
      places: found,
    }),
    licenceFileId: id({ label: { zh: '证照', en: 'Licence' }, places: applied }),
    contactName: text({ ...texts.contact, places: found }),
    mobile: { ...mobile, places: found },
    email: { ...email, places: found },
    country: optional(code(countries, { label: { zh: '国家', en: 'Country' }, places: applied })),
    address: optional(text({ label: { zh: '地址', en: 'Address' }, max: 300, places: applied })),
    interests: list(code(interests, { label: { zh: '业务意向', en: 'Interest' } }), {
      label: { zh: '业务意向', en: 'Business interests' },
      max: 6,
      places: ['list', 'detail', 'create', 'filter'],
    }),
    volumeBand: optional(
      code(volumeBands, { label: { zh: '月货量', en: 'Monthly volume' }, places: applied }),
    ),
    lanes: optional(text({ label: { zh: '主要航线', en: 'Lanes' }, max: 200, places: applied })),
    salesCode: optional(text({ label: { zh: '业务员邀请码', en: 'Sales code' }, max: 20, places: applied })),
    agreementVersion: text({
      label: { zh: '服务条款与隐私说明', en: 'Terms and privacy notice' },
      max: 20,
      places: applied,
    }),
    round: whole({ label: { zh: '第几次提交', en: 'Round' }, places: shown }),
    reason: optional(text({ label: { zh: '审核意见', en: 'Reason' }, max: 500, places: ['detail'] })),
    submittedAt: instant({ label: { zh: '申请时间', en: 'Submitted' }, places: [...shown, 'sort'] }),
    firstSubmittedAt: instant({ label: { zh: '首次提交', en: 'First submitted' }, places: ['detail'] }),
    decidedAt: optional(instant({ label: { zh: '审核时间', en: 'Decided' }, places: shown })),
  },
);
