import { countries } from '../codes/country.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/** What an address is for; shipper and consignee fill the parties of a booking. */
const addressTypes = codeTable('address type', {
  shipper: { zh: '发货人', en: 'Shipper' },
  consignee: { zh: '收货人', en: 'Consignee' },
  pickup: { zh: '提货地址', en: 'Pickup' },
  warehouse: { zh: '仓库', en: 'Warehouse' },
  billing: { zh: '账单地址', en: 'Billing' },
});

const written: Place[] = ['list', 'detail', 'create', 'update', 'import', 'export'];
const found: Place[] = [...written, 'search'];
const chosen: Place[] = [...written, 'filter'];

/** An entry of a customer's address book (spec §3: address info), with what a party of an order needs. */
export const address = resource(
  'address',
  { zh: '地址', en: 'Address' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    type: code(addressTypes, { label: { zh: '类型', en: 'Type' }, places: [...chosen, 'sort'] }),
    company: optional(text({ label: { zh: '公司', en: 'Company' }, max: 200, places: [...found, 'sort'] })),
    contact: text({ ...texts.contact, places: found }),
    phone: text({
      ...texts.phone,
      rule: {
        test: (typed) => typed.normalize('NFKC').replace(/\D/g, '').length >= 5,
        says: { zh: '至少 5 位数字', en: 'at least 5 digits' },
      },
      places: found,
    }),
    country: code(countries, { label: { zh: '国家', en: 'Country' }, places: [...chosen, 'sort'] }),
    state: optional(text({ label: { zh: '州/省', en: 'State' }, max: 60, places: written })),
    city: optional(text({ label: { zh: '城市', en: 'City' }, max: 100, places: found })),
    address: text({ label: { zh: '地址', en: 'Address' }, max: 300, places: found }),
    postCode: optional(text({ label: { zh: '邮编', en: 'Postcode' }, max: 20, places: found })),
    remark: optional(text({ ...texts.remark, places: written })),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail', 'sort'] }),
  },
);
