import { address } from '@loadline/contract/customers/address';
import type { ValuesOf } from '@loadline/contract/kernel/field';

type Row = ValuesOf<typeof address.fields>;

const names = ['Lin Zhixia', 'Chen Yanqiu', 'Gu Minglang', 'Xu Ruoan', 'Fang Yinan', 'He Wei'];
const cities = ['Ningbo', 'Yiwu', 'Shenzhen', 'Ontario', 'Duisburg', 'Malaszewicze'];
const types = ['shipper', 'pickup', 'warehouse', 'consignee', 'consignee', 'billing'] as const;
const countries = ['CN', 'CN', 'CN', 'US', 'DE', 'PL'] as const;

export const sampleAddresses: readonly Row[] = names.map((contact, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  version: 3,
  type: types[index] ?? 'shipper',
  company: index === 5 ? null : `${cities[index]} Homeware Co., Ltd.`,
  contact,
  phone: `0574 0000 118${index}`,
  country: countries[index] ?? 'CN',
  state: null,
  city: cities[index] ?? '',
  address: `${88 + index} Beilun Example Road, warehouse ${index + 1}`,
  postCode: '315800',
  remark: null,
  updatedAt: `2026-11-${20 - index}T05:47:00.000Z`,
}));

export const sampleHistory = [
  {
    at: '2026-11-20T05:47:00.000Z',
    who: 'Lin Zhixia',
    action: 'saved',
    changes: '{"phone":{"from":"0574 0000 0000","to":"0574 0000 1180"}}',
  },
  { at: '2026-10-02T01:12:00.000Z', who: 'Chen Yanqiu', action: 'imported', changes: '{}' },
];
