import { compact } from '../checks/verdict.ts';
import type { Field, ValuesOf } from '../kernel/field.ts';
import { code, flag, group, instant, optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { isfStates } from './entry-isf.codes.ts';
import { importerNo } from './entry-number.ts';

const company = (label: Text): Field<string | null> => optional(text({ label, max: 200 }));

export const isfStateField = code(isfStates, {
  label: { zh: 'ISF 状态', en: 'ISF status' },
  places: ['list', 'detail', 'export'],
});

/** The last moment at which it is filed in time. */
export const isfDue = instant({
  label: { zh: 'ISF 截止', en: 'ISF due' },
  places: ['list', 'detail', 'export'],
});

/** What staff write of a filing; parties that stand empty are those of the orders. */
export const writtenIsf = {
  isfState: isfStateField,
  isfNo: optional(
    text({
      label: { zh: 'ISF 交易号', en: 'ISF transaction no.' },
      max: 20,
      plain: compact,
      rule: {
        test: (typed) => /^[A-Z0-9]{8,20}$/.test(typed),
        says: { zh: '8–20 位字母或数字', en: '8 to 20 letters or digits' },
      },
    }),
  ),
  isfFiledAt: optional(instant({ label: { zh: 'ISF 申报时间', en: 'ISF filed' } })),
  loadingAt: optional(instant({ label: { zh: '装船时间', en: 'Loading on the vessel' } })),
  seller: company({ zh: '卖方', en: 'Seller' }),
  buyer: company({ zh: '买方', en: 'Buyer' }),
  consigneeNo: optional({ ...importerNo, label: { zh: '收货人编号', en: 'Consignee no.' } }),
  manufacturer: company({ zh: '制造商', en: 'Manufacturer' }),
  shipTo: company({ zh: '送达方', en: 'Ship-to party' }),
  stuffing: company({ zh: '装箱地点', en: 'Stuffing location' }),
  consolidator: company({ zh: '拼箱人', en: 'Consolidator' }),
  stowPlan: flag({ label: { zh: '承运人已交积载图', en: 'Stow plan is in' } }),
  containerMessages: flag({ label: { zh: '承运人已发箱状态', en: 'Container messages are in' } }),
};

export type WrittenIsf = ValuesOf<typeof writtenIsf>;

/** What the orders say, and what follows from it. */
const toldIsf = {
  toldLoading: optional(instant({ label: { zh: '订单告知的离港时间', en: 'Departure by the orders' } })),
  toldSeller: company({ zh: '订单发货人', en: 'Sender of the orders' }),
  toldBuyer: company({ zh: '订单通知人', en: 'Notify party of the orders' }),
  toldShipTo: company({ zh: '订单收货人', en: 'Consignee of the orders' }),
  isfDue: optional(isfDue),
  /** For elements 9 and 10: 24 hours before the arrival in the United States. */
  isfLateDue: optional(instant({ label: { zh: '第 9、10 项截止', en: 'Elements 9 and 10 due' } })),
};

export const isfFields = { ...writtenIsf, ...toldIsf };

export const isf = group(isfFields, { label: { zh: 'ISF 10+2 申报', en: 'ISF 10+2' } });
export type Isf = ValuesOf<typeof isfFields>;
