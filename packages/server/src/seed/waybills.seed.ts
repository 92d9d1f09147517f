import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { standardAirlines } from '@loadline/contract/waybills/airline.standard';
import type { StockState } from '@loadline/contract/waybills/awb-stock';

/** The steps that have brought a waybill of the demo to where it stands, after it was booked. */
const warehouse: readonly WaybillStatus[] = ['32', '42', '43', '44', '41', '45', '3', '4', '34', '8'];
const breakdown: readonly WaybillStatus[] = ['32', '42', '43', '44', '41', '45', '3', '4', '40'];

export function stepsTo(status: WaybillStatus): readonly WaybillStatus[] {
  if (status === '33') return ['32', '33'];
  const way = status === '40' ? breakdown : warehouse;
  return way.slice(0, way.indexOf(status) + 1);
}

/** Under which prefix the airline of a flight numbers its waybills. */
export function prefixOf(flightNo: string): string {
  const found = standardAirlines.find(([, airline]) => airline === flightNo.slice(0, 2));
  if (!found) throw new Error(`no airline flies ${flightNo}`);
  return found[0];
}

/** Where a waybill of the demo is weighed and broken down, by its destination. */
export const terminals: Readonly<Record<string, string>> = {
  PVG: '浦东货运站 PACTL',
  CAN: '白云国际货站',
  SZX: '深圳机场国际货站',
  CKG: '江北货站',
  ORD: 'ORD Cargo Building 800',
  LGG: 'LGG Aviapartner Cargo',
  LAX: 'LAX Mercury Air Cargo',
  FRA: 'FRA Cargo City Süd',
};

/** Waybills that staff have registered by hand: no booking hangs on them. */
export const registered = [
  {
    status: '29',
    prefix: '176',
    origin: 'PVG',
    destination: 'LGG',
    remark: '包机备用，等航司确认',
    reason: null,
  },
  {
    status: '30',
    prefix: '160',
    origin: 'CAN',
    destination: 'LAX',
    remark: null,
    reason: '航司要求更换包装后重新订舱',
  },
  {
    status: '0',
    prefix: '999',
    origin: 'CKG',
    destination: 'FRA',
    remark: '已退仓',
    reason: '超舱位，客户改走其他渠道',
  },
] as const;

/** Ranges of free numbers, and what of them is reserved or spoiled. */
export const stockRanges: readonly {
  readonly prefix: string;
  readonly free: number;
  readonly odd: readonly { readonly state: StockState; readonly why: string }[];
}[] = [
  {
    prefix: '112',
    free: 60,
    odd: [
      { state: 'reserved', why: '启航电商 下周固定舱位' },
      { state: 'void', why: '打印错位，已向航司报废' },
    ],
  },
  { prefix: '784', free: 40, odd: [{ state: 'reserved', why: '周末加班机' }] },
  { prefix: '999', free: 8, odd: [{ state: 'void', why: '航司收回' }] },
  { prefix: '176', free: 25, odd: [] },
  { prefix: '160', free: 12, odd: [] },
];

export const remarks: Partial<Readonly<Record<WaybillStatus, string>>> = {
  '33': '加急，优先装机',
  '44': '唛头待改',
  '45': '磅单偏重，待审核',
  '34': '约好后天上午提货',
};

/** What forwarder and customer have said to each other, by the status in which the waybill stands. */
export const talks: Partial<
  Readonly<Record<WaybillStatus, readonly (readonly ['customer' | 'forwarder', string])[]>>
> = {
  '43': [
    ['forwarder', '主单草稿已发出，请在截单前确认收货人和品名。'],
    ['customer', '收到，品名这边核对后回复。'],
  ],
  '45': [
    ['forwarder', '磅单比订舱重 4% 左右，主单需要重新审核，请知悉。'],
    ['customer', '可以按磅重走，费用请更新。'],
  ],
  '34': [
    ['customer', '提货司机信息已发邮件。'],
    ['forwarder', '好的，已转目的港代理。'],
  ],
  '32': [['customer', '这票能赶上明天的航班吗？']],
};

/** What a waybill costs, per kilogram or at a flat rate. */
export const costLines = [
  { name: '空运费', supplier: '航司', currency: 'CNY', perKg: 24.6 },
  { name: '燃油附加费', supplier: '航司', currency: 'CNY', perKg: 3.1 },
  { name: '安检费', supplier: '货站', currency: 'CNY', perKg: 0.4 },
  { name: '操作费', supplier: '货站', currency: 'CNY', flat: 350 },
  { name: '目的港拆板费', supplier: '目的港代理', currency: 'USD', flat: 120 },
] as const;
