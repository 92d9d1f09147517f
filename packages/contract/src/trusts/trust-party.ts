import { isEmail } from '../checks/email.ts';
import { countries } from '../codes/country.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/**
 * Who takes part. Only shipper and consignee stand for themselves: without notify party and importer it is the
 * consignee, without payer the shipper.
 */
export const trustRoles = codeTable('trust party role', {
  shipper: { zh: '发货人', en: 'Shipper' },
  consignee: { zh: '收货人', en: 'Consignee' },
  notify: { zh: '通知人', en: 'Notify party' },
  alsoNotify: { zh: '第二通知人', en: 'Also notify' },
  importer: { zh: '进口商（IOR）', en: 'Importer of record' },
  billTo: { zh: '付款方', en: 'Bill to' },
});

export type TrustRole = CodeOf<typeof trustRoles>;

const written: Place[] = ['detail', 'create', 'update'];

/** A company in a trust order: the fields of the address book, each of which a draft may leave open. */
export const trustParty = resource(
  'trust party',
  { zh: '当事人', en: 'Party' },
  {
    company: optional(text({ label: { zh: '公司', en: 'Company' }, max: 200, places: written })),
    contact: optional(text({ label: { zh: '联系人', en: 'Contact' }, max: 60, places: written })),
    phone: optional(
      text({
        label: { zh: '电话', en: 'Phone' },
        max: 32,
        rule: {
          test: (typed) => typed.normalize('NFKC').replace(/\D/g, '').length >= 5,
          says: { zh: '至少 5 位数字', en: 'at least 5 digits' },
        },
        places: written,
      }),
    ),
    email: optional(
      text({
        label: { zh: '邮箱', en: 'Email' },
        max: 120,
        rule: { test: isEmail, says: { zh: '邮箱格式不正确', en: 'not a mail address' } },
        places: written,
      }),
    ),
    country: optional(code(countries, { label: { zh: '国家', en: 'Country' }, places: written })),
    state: optional(text({ label: { zh: '州/省', en: 'State' }, max: 60, places: written })),
    city: optional(text({ label: { zh: '城市', en: 'City' }, max: 100, places: written })),
    address: optional(text({ label: { zh: '地址', en: 'Address' }, max: 300, places: written })),
    postCode: optional(text({ label: { zh: '邮编', en: 'Postcode' }, max: 20, places: written })),
  },
);

export type TrustParty = ValuesOf<typeof trustParty.fields>;
