import type { Figures } from './policy.figure.ts';

/** How far figures may be apart, in percent of the second of the two. */
export const differenceFigures = [
  [
    'receipt',
    {
      zh: '入仓收货与订舱',
      en: 'Warehouse receipt against booking',
      unit: 'percent',
      initial: '3.0',
      max: '100',
      decides: {
        zh: '收货完成时毛重或体积超出即开异常单并通知客户；件数必须一致。',
        en: 'Beyond it a complete receipt opens an exception sheet and tells the customer; pieces must agree.',
      },
      existing: {
        zh: '只用于之后确认的收货；已开的异常单不变。',
        en: 'It holds for receipts confirmed from now on; sheets that are open stay as they are.',
      },
    },
  ],
  [
    'difference',
    {
      zh: '主单实测与订舱',
      en: 'Measured against booked on a waybill',
      unit: 'percent',
      initial: '3.0',
      max: '100',
      decides: {
        zh: '主单各分单的入库、磅重数据超出即标出；入库时录入或更正的数据超出还会开异常单。',
        en: 'Beyond it warehouse and weighbridge figures of a waybill are flagged; those typed at storage or corrected also open an exception sheet.',
      },
      existing: {
        zh: '所有主单的差异提示立即按新值显示；异常单在下次录入或更正时才随之变化。',
        en: 'The flags of every waybill follow at once; exception sheets follow with the next figure that is typed or corrected.',
      },
    },
  ],
  [
    'weighbridge',
    {
      zh: '磅单与主单',
      en: 'Weighbridge note against waybill',
      unit: 'percent',
      initial: '3.0',
      max: '100',
      decides: {
        zh: '磅单毛重超出时复核提示不一致，主单可退回审核。',
        en: 'Beyond it the review says that the note does not agree, and the waybill can go back to the review.',
      },
      existing: {
        zh: '所有未起飞的主单立即按新值复核；已退回的不变。',
        en: 'Every waybill that has not departed is reviewed by the new value at once; what went back stays where it is.',
      },
    },
  ],
  [
    'houseSums',
    {
      zh: '分单合计与主单',
      en: 'House waybills against their master',
      unit: 'percent',
      initial: '0.5',
      max: '100',
      decides: {
        zh: '分单毛重或体积合计超出即为 Mawb info error，不能送客户确认；件数必须一致。',
        en: 'Beyond it the waybill is a “Mawb info error” and cannot go to its customers; pieces must agree.',
      },
      existing: {
        zh: '所有待送确认的主单立即按新值复核；已送出的不变。',
        en: 'Every waybill still to be sent is reviewed by the new value at once; what was sent stays sent.',
      },
    },
  ],
  [
    'orderWeight',
    {
      zh: '订单实重与下单重量',
      en: 'Weights of an order against its booking',
      unit: 'percent',
      initial: '3.0',
      max: '100',
      decides: {
        zh: '订单详情中仓库、过磅重量超出即标出，客户与客服都可见。',
        en: 'Beyond it the warehouse and weighbridge weights on the page of an order are flagged, for its customer, too.',
      },
      existing: { zh: '所有订单立即按新值显示。', en: 'Every order follows at once.' },
    },
  ],
] as const satisfies Figures;
