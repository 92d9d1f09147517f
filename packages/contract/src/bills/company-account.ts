import { currencies } from '../codes/currency.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';

const written: Place[] = ['list', 'create', 'update'];

/** Where a company of the forwarder is paid in one currency: what stands on its bills. */
export const companyAccount = resource(
  'companyAccount',
  { zh: '收款账户', en: 'Receiving account' },
  {
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    companyCode: text({
      ...texts.code,
      label: { zh: '收款公司代码', en: 'Receiving company code' },
      places: written,
    }),
    currency: code(currencies, { label: { zh: '币种', en: 'Currency' }, places: written }),
    accountName: text({ label: { zh: '收款户名', en: 'Payee' }, max: 120, places: written }),
    bankName: text({ label: { zh: '收款银行', en: 'Receiving bank' }, max: 120, places: written }),
    accountNo: text({
      label: { zh: '收款账号', en: 'Receiving account no.' },
      max: 40,
      rule: {
        test: (typed) => /^[A-Z0-9 -]{5,}$/.test(typed),
        says: {
          zh: '至少 5 位，大写字母、数字、空格、横线',
          en: 'at least 5 capital letters, digits, spaces or hyphens',
        },
      },
      places: written,
    }),
    swift: optional(
      text({
        label: { zh: 'SWIFT 代码', en: 'SWIFT code' },
        max: 11,
        rule: {
          test: (typed) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(typed),
          says: { zh: '8 或 11 位，如 BKCHCNBJ', en: '8 or 11 characters, such as BKCHCNBJ' },
        },
        places: written,
      }),
    ),
    changedWho: text({ label: { zh: '录入人', en: 'Entered by' }, max: 64, places: ['list'] }),
    changedAt: instant({ label: { zh: '录入时间', en: 'Entered' }, places: ['list'] }),
  },
);

/** What is said of a company that sells for nobody any more. */
export const aCompanyInUse: Text = {
  zh: '请选择启用的销售公司',
  en: 'choose a sales company that is in use',
};
