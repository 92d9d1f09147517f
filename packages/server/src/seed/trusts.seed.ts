import type { OrderStatus } from '@loadline/contract/codes/stage';
import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';

/** One trust order of the demo. It made an order of that status, or asks for what some order carried before. */
export interface TrustCase {
  readonly state: TrustState;
  readonly customer: 'QHDEMO' | 'SGDEMO';
  readonly made?: OrderStatus;
  /** It waits to be booked: by air, and on no booking yet. */
  readonly isBookable?: true;
  /** Since it was last touched; of one that made an order the order says it. */
  readonly hoursAgo?: number;
  readonly reason?: string;
  /** Of its first line, or of the route. */
  readonly corrections?: readonly (readonly [field: string, reason: string])[];
  readonly amendment?: {
    readonly state: 'OPEN' | 'ANSWERED';
    readonly why: string;
    readonly hoursAgo: number;
  };
}

/** Every state, most of them more than once; what a clerk finds on a Monday morning. */
export const trustCases: readonly TrustCase[] = [
  { state: 'DRAFT', customer: 'QHDEMO', hoursAgo: 2 },
  { state: 'DRAFT', customer: 'SGDEMO', hoursAgo: 30 },
  { state: 'SUBMITTED', customer: 'QHDEMO', hoursAgo: 1 },
  { state: 'SUBMITTED', customer: 'QHDEMO', hoursAgo: 75 },
  { state: 'SUBMITTED', customer: 'SGDEMO', hoursAgo: 5 },
  {
    state: 'RETURNED',
    customer: 'QHDEMO',
    hoursAgo: 20,
    reason: '请补充后重新提交',
    corrections: [
      ['hsDest', '目的国归类与材质不符，请核对 HTS 编码'],
      ['route.warehouseCode', '仓库已停止收货，请更换'],
    ],
  },
  { state: 'WITHDRAWN', customer: 'QHDEMO', hoursAgo: 140 },
  {
    state: 'REJECTED',
    customer: 'SGDEMO',
    hoursAgo: 200,
    reason: '该航线本周停航，暂不承接',
  },
  { state: 'ACCEPTED', customer: 'QHDEMO', made: 'ORDERED', isBookable: true },
  { state: 'ACCEPTED', customer: 'SGDEMO', made: 'ORDERED' },
  {
    state: 'IN_EXECUTION',
    customer: 'QHDEMO',
    made: 'WH_IN',
    amendment: { state: 'OPEN', why: '工厂多做了 4 箱一起走，FBA 仓改 LGB8', hoursAgo: 3 },
  },
  {
    state: 'IN_EXECUTION',
    customer: 'QHDEMO',
    made: 'DEPARTED',
    amendment: { state: 'ANSWERED', why: '客户要求提前上架', hoursAgo: 40 },
  },
  { state: 'IN_EXECUTION', customer: 'SGDEMO', made: 'ARRIVED' },
  { state: 'COMPLETED', customer: 'QHDEMO', made: 'SIGNED' },
  { state: 'COMPLETED', customer: 'QHDEMO', made: 'CLOSED' },
  {
    state: 'CANCEL_REQUESTED',
    customer: 'QHDEMO',
    made: 'ORDERED',
    hoursAgo: 4,
    reason: '买家取消订单，货不发了',
  },
  {
    state: 'CANCELLED',
    customer: 'QHDEMO',
    made: 'CANCELLED',
    reason: '工厂延期，改下月出货',
  },
];
