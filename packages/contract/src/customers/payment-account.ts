import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const paymentMethods = codeTable('payment method', {
  bank: { zh: '银行', en: 'Bank' },
  alipay: { zh: '支付宝', en: 'Alipay' },
  wechat: { zh: '微信', en: 'WeChat' },
});

const paymentAccountTypes = codeTable('payment account type', {
  company: { zh: '公司', en: 'Company' },
  personal: { zh: '个人', en: 'Personal' },
});

const written: Place[] = ['list', 'detail', 'create', 'update'];

/** An account that a customer pays from (spec §3). Its number is shown by its last four signs and never in full. */
export const paymentAccount = resource(
  'payment account',
  { zh: '付款账户', en: 'Payment account' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    method: code(paymentMethods, { label: { zh: '方式', en: 'Method' }, places: [...written, 'filter'] }),
    bank: text({
      label: { zh: '银行/平台名称', en: 'Bank or platform' },
      max: 100,
      places: [...written, 'search', 'sort'],
    }),
    accountName: text({
      label: { zh: '账户名', en: 'Account name' },
      max: 200,
      places: [...written, 'search', 'sort'],
    }),
    account: text({ label: { zh: '卡号/账号', en: 'Card or account number' }, max: 60, places: written }),
    type: code(paymentAccountTypes, { label: { zh: '类型', en: 'Type' }, places: [...written, 'filter'] }),
    remark: optional(text({ ...texts.remark, places: written })),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail', 'sort'] }),
  },
);
