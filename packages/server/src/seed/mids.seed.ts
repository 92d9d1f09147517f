import type { MidState } from '@loadline/contract/mids/mid.codes';

/** A manufacturer of the demo; every name is invented. */
export interface Manufacturer {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postal: string | null;
  readonly country: string;
  readonly role: 'manufacturer' | 'shipper';
  readonly textile: boolean;
  readonly edition: number;
  readonly state: MidState;
  readonly verdict: string | null;
  /** Whether there is evidence. */
  readonly proof: boolean;
  /** Made so many days ago. */
  readonly days: number;
}

const usual = {
  postal: null,
  country: 'CN',
  role: 'manufacturer',
  textile: false,
  edition: 1,
  state: 'APPROVED',
  verdict: null,
  proof: true,
} as const;

const hengtai = {
  ...usual,
  name: 'Ningbo Beilun Hengtai Metal Products Co., Ltd.',
  city: 'Ningbo',
  postal: '315800',
};
const halden = { ...usual, name: 'Zhongshan Halden Lighting Co., Ltd.', city: 'Zhongshan' };

/** In every state; one factory has moved and its new version is still a draft, another moved before. */
export const manufacturers: readonly Manufacturer[] = [
  { ...hengtai, street: 'Building 3, No. 266 Huangshan West Road', days: 210 },
  { ...hengtai, street: 'Building 3, No. 288 Huangshan West Road', edition: 2, state: 'DRAFT', days: 3 },
  { ...halden, street: 'No. 36 Guzhen Road', state: 'SUPERSEDED', days: 300 },
  { ...halden, street: 'No. 118 Dongsheng Road', edition: 2, days: 120 },
  {
    ...usual,
    name: 'Shanxi Qixian Jinghong Glass Co., Ltd.',
    street: 'No. 9 Yingbin Avenue',
    city: 'Jinzhong',
    days: 190,
  },
  {
    ...usual,
    name: 'Yangjiang Mingfeng Kitchenware Co., Ltd.',
    street: 'No. 2-8 Dongcheng Industrial Zone',
    city: 'Yangjiang',
    proof: false,
    verdict: '已电话核实，凭证待补',
    days: 160,
  },
  {
    ...usual,
    name: "Xi'an 20th Century Textile Co.",
    street: '7 12th Street',
    city: "Xi'an",
    textile: true,
    days: 140,
  },
  {
    ...usual,
    name: 'Viet Thanh Garment JSC',
    street: 'Lot B4, 25 Song Than Road',
    city: 'Di An',
    country: 'VN',
    textile: true,
    state: 'SUBMITTED',
    days: 2,
  },
  {
    ...usual,
    name: 'Concept 2000 Limited',
    street: 'Flat A, 12/F, 138 Hennessy Road',
    city: 'Hong Kong',
    country: 'HK',
    role: 'shipper',
    state: 'SUSPENDED',
    verdict: '非制造商',
    days: 90,
  },
  {
    ...usual,
    name: 'Shavings B L Inc.',
    street: 'Beilun Industrial Park',
    city: 'Ningbo',
    state: 'REJECTED',
    verdict: '无地址凭证',
    proof: false,
    days: 70,
  },
];
