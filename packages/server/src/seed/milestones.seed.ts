import type { Stage } from '@loadline/contract/codes/stage';
import type { Transport } from '@loadline/contract/codes/transport';
import type { Text } from '@loadline/contract/kernel/text';

/** What one event says: the code of its trade (FSU by air, DCSA by sea, own codes by rail and road) and a sentence. */
export interface Milestone {
  readonly code: string;
  readonly source: 'operator' | 'system' | 'carrier';
  readonly says: Text;
}

/** Something between two stages that moves no status. */
export interface Passing extends Milestone {
  readonly after: Stage;
  /** How far on the way to the next stage, 0 to 1. */
  readonly share: number;
  /** Where, unless it is where the stage was. */
  readonly place?: string;
}

const atHome = {
  ORDERED: {
    code: 'ORDERED',
    source: 'system',
    says: { zh: '客户提交订单', en: 'Order placed by the customer' },
  },
  WH_IN: {
    code: 'WMS_IN',
    source: 'operator',
    says: {
      zh: '{warehouse}集货仓收货，实收 {pieces} 件',
      en: 'Received at the {warehouse} warehouse, {pieces} pieces',
    },
  },
  WH_OUT: {
    code: 'WMS_OUT',
    source: 'operator',
    says: { zh: '出{warehouse}集货仓，送往{from}', en: 'Left the {warehouse} warehouse for {from}' },
  },
} as const satisfies Partial<Record<Stage, Milestone>>;

const abroad = {
  IN_CLEARANCE: {
    code: 'CUS_IN',
    source: 'operator',
    says: { zh: '清关资料已递交，{to}清关中', en: 'Entry filed, in customs clearance at {to}' },
  },
  DELIVERED: {
    code: 'DLV',
    source: 'operator',
    says: {
      zh: '海关放行，已交尾程派送至{city}',
      en: 'Released by customs and handed to the last mile to {city}',
    },
  },
  SIGNED: { code: 'POD', source: 'operator', says: { zh: '{city}已签收', en: 'Signed for in {city}' } },
} as const satisfies Partial<Record<Stage, Milestone>>;

function carrierSays(code: string, zh: string, en: string): Milestone {
  return { code, source: 'carrier', says: { zh, en } };
}

function releasedBy(code: string): Milestone {
  return {
    code,
    source: 'operator',
    says: { zh: '{customs}海关出口放行', en: 'Released by export customs at {customs}' },
  };
}

/** The nine stages as each mode tells them. */
export const milestones: Readonly<Record<Transport, Readonly<Record<Stage, Milestone>>>> = {
  '1': {
    ...atHome,
    EXPORT_RELEASED: releasedBy('CCD'),
    DEPARTED: carrierSays('DEP', '{carrier} 已从{from}起飞', '{carrier} departed from {from}'),
    ARRIVED: carrierSays('ARR', '{carrier} 已到达{to}', '{carrier} arrived at {to}'),
    ...abroad,
    IN_CLEARANCE: { ...abroad.IN_CLEARANCE, code: 'CRC' },
  },
  '2': {
    ...atHome,
    WH_OUT: {
      ...atHome.WH_OUT,
      code: 'STUF',
      says: { zh: '装箱完成，拖往{from}港区', en: 'Stuffed and hauled to the port of {from}' },
    },
    EXPORT_RELEASED: releasedBy('CUSR'),
    DEPARTED: carrierSays('DEPA', '{carrier} 已从{from}开船', '{carrier} sailed from {from}'),
    ARRIVED: carrierSays('ARRI', '{carrier} 已抵达{to}', '{carrier} arrived at {to}'),
    ...abroad,
    DELIVERED: { ...abroad.DELIVERED, code: 'GTOT' },
  },
  '3': {
    ...atHome,
    WH_OUT: {
      ...atHome.WH_OUT,
      says: { zh: '出{warehouse}集货仓，已装车', en: 'Left the {warehouse} warehouse, loaded on the truck' },
    },
    EXPORT_RELEASED: releasedBy('CUSR'),
    DEPARTED: carrierSays('TRUCK_DEP', '{carrier} 已从{from}发车', '{carrier} left {from}'),
    ARRIVED: carrierSays('TRUCK_ARR', '{carrier} 已到达{to}', '{carrier} arrived in {to}'),
    ...abroad,
    DELIVERED: { ...abroad.DELIVERED, code: 'DELIVERED' },
  },
  '4': {
    ...atHome,
    WH_OUT: {
      ...atHome.WH_OUT,
      code: 'RAMPED',
      says: { zh: '已装车，进{from}站', en: 'Loaded and ramped at {from}' },
    },
    EXPORT_RELEASED: releasedBy('CUSR'),
    DEPARTED: carrierSays('TRAIN_DEP', '{carrier} 次班列已从{from}发车', 'Train {carrier} left {from}'),
    ARRIVED: carrierSays('TRAIN_ARR', '{carrier} 次班列已到达{to}', 'Train {carrier} arrived in {to}'),
    ...abroad,
    DELIVERED: { ...abroad.DELIVERED, code: 'DELIVERED' },
  },
};

const overland: readonly Passing[] = [
  {
    after: 'DEPARTED',
    share: 0.35,
    place: 'CNHRS',
    ...carrierSays('BORDER', '经霍尔果斯口岸出境', 'Left China at Khorgos'),
  },
  {
    after: 'DEPARTED',
    share: 0.8,
    place: 'Malaszewicze',
    ...carrierSays('BORDER', '经马拉舍维奇进入欧盟', 'Entered the EU at Małaszewicze'),
  },
];

export const passings: Readonly<Record<Transport, readonly Passing[]>> = {
  '1': [
    {
      after: 'EXPORT_RELEASED',
      share: 0.4,
      ...carrierSays('RCS', '航司货站已收货', 'Accepted by the carrier, ready for carriage'),
    },
    { after: 'ARRIVED', share: 0.3, ...carrierSays('RCF', '已从航班卸货', 'Received from the flight') },
  ],
  '2': [
    { after: 'EXPORT_RELEASED', share: 0.5, ...carrierSays('LOAD', '已装船', 'Loaded on board') },
    { after: 'ARRIVED', share: 0.4, ...carrierSays('DISC', '已卸船', 'Discharged from the vessel') },
  ],
  '3': overland,
  '4': [...overland, { after: 'ARRIVED', share: 0.4, ...carrierSays('DERAMPED', '已卸车', 'Deramped') }],
};

function staffSays(code: string, zh: string, en: string): Milestone {
  return { code, source: 'operator', says: { zh, en } };
}

/** Facts that belong to no stage. */
export const asides = {
  cancelled: {
    code: 'CANCELLED',
    source: 'system',
    says: { zh: '客户取消订单', en: 'Cancelled by the customer' },
  },
  closed: staffSays('CLOSED', '费用已结清，订单关闭', 'Settled and closed'),
  unpaid: staffSays('HOLD', '待客户付款，暂不出仓', 'Held in the warehouse until payment'),
  examined: staffSays('HOLD', '海关查验，请等待结果', 'Held for a customs examination'),
  weighed: staffSays('WEIGHED', '货站过磅，磅单已上传', 'Weighed at the terminal, note uploaded'),
} as const satisfies Record<string, Milestone>;
