import type { LaneName } from './lanes.seed.ts';

/** What the demo says of money. Every figure and every account is invented; orders and prices are those of the demo. */

/** What one of a currency is worth in CNY, about which the rates of the weeks move. */
export const ratesAbout = { USD: '7.12', EUR: '7.74', GBP: '9.02', HKD: '0.915' } as const;

/** Names as the banks keep them, which are Latin for money from abroad. */
export const companyAccounts = [
  {
    company_code: 'HX-SZ',
    currency: 'CNY',
    account_name: '衡线示例货代（深圳） Loadline Demo (Shenzhen)',
    bank_name: '示例银行深圳宝安支行 Demo Bank, Bao’an',
    account_no: '0000 1010 8800 0000 018',
    swift: null,
  },
  {
    company_code: 'HX-SZ',
    currency: 'USD',
    account_name: 'LOADLINE DEMO FORWARDING (SHENZHEN)',
    bank_name: 'DEMO BANK, SHENZHEN BRANCH',
    account_no: '0000 1010 8814 0000 026',
    swift: 'DEMOCNB0SZX',
  },
  {
    company_code: 'HX-NB',
    currency: 'CNY',
    account_name: '衡线示例货代（宁波） Loadline Demo (Ningbo)',
    bank_name: '示例银行宁波北仑支行 Demo Bank, Beilun',
    account_no: '0000 2020 6600 0000 013',
    swift: null,
  },
  {
    company_code: 'HX-NB',
    currency: 'USD',
    account_name: 'LOADLINE DEMO FORWARDING (NINGBO)',
    bank_name: 'DEMO BANK, NINGBO BRANCH',
    account_no: '0000 2020 6614 0000 021',
    swift: 'DEMOCNB0NGB',
  },
] as const;

/** A fee that no card has: what it is, how much of it for one order, and what one costs. */
export interface ByHand {
  readonly fee: 'CLEARANCE' | 'DELIVERY' | 'PACKING' | 'WAREHOUSE' | 'PICKUP';
  readonly unit: 'shipment' | 'piece' | 'day' | 'truck';
  readonly quantity: string;
  readonly price: string;
}

const clearance: ByHand = { fee: 'CLEARANCE', unit: 'shipment', quantity: '1', price: '680' };
const packing: ByHand = { fee: 'PACKING', unit: 'piece', quantity: '6', price: '85' };
const storage: ByHand = { fee: 'WAREHOUSE', unit: 'day', quantity: '4', price: '60' };
const pickUp: ByHand = { fee: 'PICKUP', unit: 'truck', quantity: '1', price: '1200' };

/** Orders of a customer that have departed and of which nothing is charged yet, the last first, with what is charged for the first of them besides. */
export interface Charged {
  readonly customer: 'QHDEMO' | 'SGDEMO';
  readonly lanes: Readonly<Partial<Record<LaneName, number>>>;
  readonly byHand?: ByHand;
}

export interface DemoBill extends Charged {
  readonly name: string;
  readonly currency: 'CNY' | 'USD';
  /** Days since it was made and issued. */
  readonly ago: number;
  readonly note?: string;
  /** Taken back so many days ago, and why; what was on it is on a draft of yesterday. */
  readonly voided?: { readonly ago: number; readonly reason: string };
}

/** Of the large customer in every state, of the small one two. */
export const demoBills: readonly DemoBill[] = [
  { name: 'old', customer: 'QHDEMO', currency: 'CNY', ago: 62, lanes: { truckEurope: 1, oceanFast: 1 } },
  {
    name: 'settled',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 45,
    lanes: { airUs: 2, airEurope: 1 },
    byHand: clearance,
  },
  { name: 'dollars paid', customer: 'QHDEMO', currency: 'USD', ago: 40, lanes: { oceanShared: 3 } },
  {
    name: 'overdue',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 30,
    lanes: { oceanFast: 1, railShared: 1 },
    byHand: storage,
  },
  {
    name: 'split',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 14,
    lanes: { oceanFast: 1, airEurope: 1 },
    byHand: pickUp,
    voided: { ago: 13, reason: '客户要求分单开票 Customer asks for one bill an order' },
  },
  {
    name: 'part paid',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 12,
    lanes: { oceanFast: 2, truckEurope: 1 },
    note: '11 月运费，请按账单号付款。 Freight of the month; please pay by the bill number.',
  },
  { name: 'dollars', customer: 'QHDEMO', currency: 'USD', ago: 6, lanes: { oceanShared: 2 } },
  { name: 'new', customer: 'QHDEMO', currency: 'CNY', ago: 5, lanes: { airUs: 2 }, byHand: packing },
  { name: 'small paid', customer: 'SGDEMO', currency: 'USD', ago: 33, lanes: { oceanShared: 1 } },
  { name: 'small', customer: 'SGDEMO', currency: 'USD', ago: 10, lanes: { oceanShared: 2 } },
];

/** The draft of yesterday, of what the bill that was taken back gave free. */
export const draftBill = { ago: 1 } as const;

/** What is charged and on no bill yet: checked, so that it waits for one, or to be checked. */
export const chargedOrders: readonly (Charged & { readonly checked: boolean })[] = [
  { customer: 'QHDEMO', lanes: { airEurope: 1, railShared: 1 }, byHand: storage, checked: true },
  { customer: 'QHDEMO', lanes: { airUs: 2 }, byHand: packing, checked: false },
  { customer: 'SGDEMO', lanes: { oceanShared: 1 }, checked: true },
];

/** Who is paid for what, and which part of the price that is. */
export const suppliers: Readonly<Record<string, readonly [supplier: string, share: string]>> = {
  FREIGHT: ['Lingnan Carrier Agency', '0.86'],
  FUEL: ['Lingnan Carrier Agency', '0.95'],
  CLEARANCE: ['Harbour Customs Brokers', '0.72'],
  PICKUP: ['Baoyun Haulage', '0.80'],
};

/** What came from a customer, and which bills it pays: the whole, all but something, or so much. */
export interface DemoReceipt {
  readonly name: string;
  readonly customer: 'QHDEMO' | 'SGDEMO';
  readonly currency: 'CNY' | 'USD';
  readonly ago: number;
  readonly payer: string;
  readonly bankRef: string;
  /** What is on the account besides what pays bills. */
  readonly besides: string;
  readonly pays: readonly { readonly bill: string; readonly allBut?: string; readonly amount?: string }[];
  /** Names this bill in its text. */
  readonly names?: string;
  readonly text: string;
  /** All of it goes into the bond. */
  readonly bond?: true;
}

const qihang = '启航示例跨境电商 Qihang Example';
const qihangAbroad = 'QIHANG EXAMPLE E-COMMERCE';

export const demoReceipts: readonly DemoReceipt[] = [
  {
    name: 'bond',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 58,
    payer: qihang,
    bankRef: 'DEMO-2809-0117',
    besides: '30000.00',
    pays: [],
    text: '年度合同押金 Bond, annual contract',
    bond: true,
  },
  {
    name: 'old',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 41,
    payer: qihang,
    bankRef: 'DEMO-2814-2206',
    besides: '0.00',
    pays: [{ bill: 'old', allBut: '1260.00' }],
    names: 'old',
    text: '扣短少一件 less one carton short',
  },
  {
    name: 'settled',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 32,
    payer: qihang,
    bankRef: 'DEMO-2817-0431',
    besides: '12000.00',
    pays: [{ bill: 'settled' }],
    names: 'settled',
    text: '运费及预付 freight and in advance',
  },
  {
    name: 'dollars',
    customer: 'QHDEMO',
    currency: 'USD',
    ago: 27,
    payer: qihangAbroad,
    bankRef: 'DEMO-OTT-90418',
    besides: '0.00',
    pays: [{ bill: 'dollars paid' }],
    names: 'dollars paid',
    text: 'OCEAN FREIGHT',
  },
  {
    name: 'small',
    customer: 'SGDEMO',
    currency: 'USD',
    ago: 20,
    payer: 'SHIGUANG EXAMPLE HOMEWARE',
    bankRef: 'DEMO-OTT-90633',
    besides: '0.00',
    pays: [{ bill: 'small paid' }],
    names: 'small paid',
    text: 'FREIGHT',
  },
  {
    name: 'part',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 4,
    payer: qihang,
    bankRef: 'DEMO-2831-1875',
    besides: '0.00',
    pays: [{ bill: 'part paid', amount: '30000.00' }],
    names: 'part paid',
    text: '首期 first part',
  },
  {
    name: 'waits',
    customer: 'QHDEMO',
    currency: 'CNY',
    ago: 1,
    payer: qihang,
    bankRef: 'DEMO-2834-0922',
    besides: '18000.00',
    pays: [],
    names: 'overdue',
    text: '付部分 in part',
  },
];

/** What of the large customer's account may not be spent for a while. */
export const frozen = {
  customer: 'QHDEMO',
  amount: '5000.00',
  ago: 3,
  reason: '海关查验费待定 Customs exam, cost not known yet',
} as const;
