import { currencies } from '../codes/currency.ts';
import { orderStatuses } from '../codes/stage.ts';
import { shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { chargedIn, weightUnits } from '../freight/weight-basis.ts';
import { codeTable } from '../kernel/code.ts';
import { placed } from '../kernel/compose.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { billNo } from './bill.ts';
import { charge, writtenCharge } from './charge.ts';
import { baseCurrency } from './exchange-rate.ts';

const shown: Place[] = ['list', 'export'];
const sorted: Place[] = [...shown, 'sort'];

/** Why nothing was proposed for an order: staff choose, or type the charges. */
export const chargeGaps = codeTable('charge gap', {
  noCard: { zh: '无有效运价', en: 'No rate card holds', family: 'stop' },
  severalZones: { zh: '待选目的区域', en: 'Zone to choose', family: 'act' },
  noWeight: { zh: '无计费重', en: 'No chargeable weight', family: 'wait' },
});

/** Where the charges of an order stand. */
export const chargingStates = codeTable('charging state', {
  open: { zh: '待计费', en: 'To charge', family: 'wait' },
  unchecked: { zh: '待核对', en: 'To check', family: 'act' },
  checked: { zh: '待出账', en: 'To bill', family: 'work' },
  billed: { zh: '已出账', en: 'Billed', family: 'done' },
});

/** What one looks for first: what is to be done, then what is ready for a bill. */
export const chargeTabs = codeTable('charge tab', {
  open: { zh: '待处理', en: 'To do' },
  checked: { zh: '待出账', en: 'To bill' },
  billed: { zh: '已出账', en: 'Billed' },
  all: { zh: '全部', en: 'All' },
});

const money = { scale: 2, min: '-9999999999', max: '9999999999' } as const;

/** An order that has come to the stage from which its product is billed. */
export const chargedOrder = resource(
  'chargedOrder',
  { zh: '订单费用', en: 'Charges of an order' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list'] }),
    orderNumber: text({ ...texts.orderNo, places: sorted }),
    customer: text({ ...texts.customer, places: shown }),
    customerEn: text({ ...texts.customerEn, places: ['list'] }),
    state: code(chargingStates, { label: { zh: '计费状态', en: 'Charging' }, places: shown }),
    gap: optional(code(chargeGaps, { label: { zh: '未计费原因', en: 'Not proposed' }, places: shown })),
    status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' }, places: shown }),
    channelName: placed(shown, shipment.channelName),
    channelNameEn: placed(['list'], optional(shipment.channelNameEn)),
    chargingWeight: optional(
      decimal({ label: { zh: '计费重', en: 'Chargeable weight' }, scale: 3, places: shown }),
    ),
    chargingUnit: code(weightUnits, { label: chargedIn, places: shown }),
    lines: whole({ label: { zh: '费用行数', en: 'Charge lines' }, places: shown }),
    unchecked: whole({ label: { zh: '未核对行数', en: 'Lines to check' }, places: shown }),
    /** At the rates of the fee dates; null where a day has none. */
    baseAmount: optional(
      decimal({
        label: { zh: '应收本位币', en: 'Charged, base' },
        ...money,
        unit: baseCurrency,
        places: shown,
      }),
    ),
    since: instant({ label: { zh: '可计费时间', en: 'Billable since' }, places: sorted }),
  },
);

/** By what the day was found for which a rate card has to hold (ruling 67). */
export const chargeDays = codeTable('charge day', {
  departed: { zh: '实际起运', en: 'Departed' },
  planned: { zh: '计划起运', en: 'Planned departure' },
  ordered: { zh: '下单', en: 'Ordered' },
});

/** The order whose charges are looked at, with what was quoted for it. */
export const orderToCharge = {
  ...chargedOrder.fields,
  version: whole({ label: { zh: '版本', en: 'Version' } }),
  origin: optional(text(texts.origin)),
  destinationCountry: shipment.destinationCountry,
  feeDate: date({ label: { zh: '费用日期', en: 'Fee date' } }),
  dayIs: code(chargeDays, { label: { zh: '取价日期', en: 'Priced by' } }),
  trustNo: optional(text({ label: { zh: '委托单号', en: 'Trust order no.' }, max: 20 })),
  quotedAmount: optional(decimal({ label: { zh: '报价', en: 'Quoted price' }, scale: 2 })),
  quotedCurrency: optional(code(currencies, { label: { zh: '报价币种', en: 'Currency quoted' } })),
  quotedWeight: optional(decimal({ label: { zh: '报价计费重', en: 'Quoted weight' }, scale: 3 })),
  /** What is charged above what was quoted, in the base currency, and in percent of it. */
  aboveQuote: optional(decimal({ label: { zh: '与报价差', en: 'Above the quote' }, ...money })),
  aboveQuotePercent: optional(
    decimal({ label: { zh: '与报价差 %', en: 'Above the quote, %' }, scale: 1, min: '-99999', max: '99999' }),
  ),
};

const kilograms = (zh: string, en: string) => optional(decimal({ label: { zh, en }, scale: 3, unit: 'kg' }));

/** The weights of an order side by side; null where one is not known. */
export const weightsToCharge = {
  declared: kilograms('申报毛重', 'Declared'),
  booked: kilograms('订舱毛重', 'Booked'),
  measured: kilograms('仓库实测', 'Warehouse'),
  weighed: kilograms('过磅', 'Weighbridge'),
  cubicMetres: optional(decimal({ label: { zh: '取用体积', en: 'Volume used' }, scale: 3, unit: 'm³' })),
  isMeasured: flag({ label: { zh: '体积为实测', en: 'Volume was measured' } }),
  charged: optional(decimal({ label: { zh: '计费重', en: 'Chargeable weight' }, scale: 3 })),
  /** The largest that stands on a charge that is billed. */
  billed: optional(decimal({ label: { zh: '已计费重', en: 'Weight billed' }, scale: 3 })),
  unit: code(weightUnits, { label: chargedIn }),
};

/** A charge as staff work on it, billed or not yet. */
export const chargeAtDesk = {
  ...pick(
    charge,
    'id',
    'version',
    'houseNo',
    'feeDate',
    'feeType',
    'feeZh',
    'feeEn',
    'unitName',
    'billingWeight',
    'quantity',
    'unitFee',
    'currency',
    'orderFee',
    'rate',
    'baseAmount',
    'source',
  ),
  reason: writtenCharge.reason,
  checked: flag({ label: { zh: '已核对', en: 'Checked' } }),
  billNo: optional(billNo),
};

/** What is said of a fee that is typed and not there to choose, and of a house waybill that is another order's. */
export const aFeeInUse: Text = {
  zh: '请选择字典中启用的费用',
  en: 'choose a fee that the dictionary has in use',
};
export const aHouseOfTheOrder: Text = { zh: '不是该订单的分单', en: 'is no house waybill of this order' };
