import { quotaCurrencies } from '../codes/quota-currency.ts';
import { dataAuthorities } from '../facts/data-authority.ts';
import { code, decimal, id, list, optional, text } from '../kernel/field.ts';

/** What the forwarder decides when a customer is opened, after an application or without one. */
export const openingFields = {
  code: text({
    label: { zh: '客户代码', en: 'Customer code' },
    min: 2,
    max: 12,
    rule: {
      test: (typed) => /^[A-Z0-9]+$/.test(typed),
      says: { zh: '大写字母和数字', en: 'capital letters and digits' },
    },
  }),
  saleId: id({ label: { zh: '业务员', en: 'Sales person' } }),
  customerServiceId: id({ label: { zh: '客服', en: 'Service person' } }),
  roleId: id({ label: { zh: '角色模板', en: 'Role template' } }),
  dataAuthority: code(dataAuthorities, { label: { zh: '数据权限', en: 'Data authority' } }),
  products: list(id({ label: { zh: '产品', en: 'Product' } }), {
    label: { zh: '可用产品', en: 'Products' },
    max: 200,
  }),
  quota: decimal({ label: { zh: '信用额度', en: 'Credit quota' }, scale: 2, min: '0' }),
  quotaCurrency: code(quotaCurrencies, { label: { zh: '额度币种', en: 'Quota currency' } }),
  teamId: optional(id({ label: { zh: '团队', en: 'Team' } })),
};
