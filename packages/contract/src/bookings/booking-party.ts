import { countries } from '../codes/country.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

export const bookingRoles = codeTable('booking party role', {
  shipper: { zh: '发货人', en: 'Shipper' },
  consignee: { zh: '收货人', en: 'Consignee' },
  notify: { zh: '通知人', en: 'Notify' },
  alsoNotify: { zh: '第二通知人', en: 'Also notify' },
});

export type BookingRole = CodeOf<typeof bookingRoles>;

const written: Place[] = ['detail', 'create', 'update'];

/** A company on the waybill (spec §3: name, tel, address), and the country that its papers are checked by. */
export const bookingParty = resource(
  'booking party',
  { zh: '当事人', en: 'Party' },
  {
    name: optional(text({ label: { zh: '名称', en: 'Name' }, max: 200, places: written })),
    tel: optional(
      text({
        label: { zh: '电话', en: 'Tel' },
        max: 32,
        rule: {
          test: (typed) => typed.normalize('NFKC').replace(/\D/g, '').length >= 5,
          says: { zh: '至少 5 位数字', en: 'at least 5 digits' },
        },
        places: written,
      }),
    ),
    address: optional(text({ label: { zh: '地址', en: 'Address' }, max: 500, places: written })),
    country: optional(code(countries, { label: { zh: '国家', en: 'Country' }, places: written })),
  },
);

export type BookingParty = ValuesOf<typeof bookingParty.fields>;
