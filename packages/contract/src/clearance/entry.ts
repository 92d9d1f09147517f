import { shownNumbers } from '../checks/tracked-number.ts';
import { compact } from '../checks/verdict.ts';
import { transports } from '../codes/transport.ts';
import { usPorts } from '../codes/us-port.ts';
import { customsStatuses, customsSteps } from '../customs/customs.lifecycle.ts';
import { goods } from '../facts/goods.ts';
import { codeChange } from '../facts/goods-code.ts';
import { shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { allPlaced } from '../kernel/compose.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import {
  code,
  date,
  decimal,
  flag,
  group,
  id,
  instant,
  list,
  optional,
  text,
  whole,
} from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { bondTypes, dispositionField, entryTypes } from './entry.codes.ts';
import { dutyStateField, dutyTotal } from './entry-duty.ts';
import { freeEnds, lastFreeDay } from './entry-exam.ts';
import { isfDue, isfStateField } from './entry-isf.ts';
import { lineSummary } from './entry-line-summary.ts';
import { entryNo, firms, importerNo } from './entry-number.ts';
import { pgaOfLine } from './entry-pga.ts';

const shown: Place[] = ['list', 'detail', 'export'];

/** Our own number; customs' comes later. */
export const entryFileNo = text({ label: { zh: '清关单号', en: 'Entry file no.' }, max: 20, places: shown });

/** What customs alone want to know, written by staff. */
export const writtenEntry = {
  entryNo: optional(entryNo),
  entryType: code(entryTypes, { label: { zh: '申报类型', en: 'Entry type' }, places: shown }),
  port: optional(code(usPorts, { label: { zh: '入境口岸', en: 'Port of entry' }, places: shown })),
  firms: optional(firms),
  importerNo: optional(importerNo),
  bondType: optional(code(bondTypes, { label: { zh: '保证金', en: 'Bond' }, places: shown })),
  bondNo: optional(
    text({
      label: { zh: '保证金编号', en: 'Bond no.' },
      max: 20,
      plain: compact,
      rule: {
        test: (typed) => /^[A-Z0-9]{5,20}$/.test(typed),
        says: { zh: '5–20 位字母或数字', en: '5 to 20 letters or digits' },
      },
      places: ['detail', 'export'],
    }),
  ),
  bondAmount: optional(
    decimal({
      label: { zh: '保证金额', en: 'Bond amount' },
      scale: 2,
      min: '0.01',
      max: '99999999999',
      unit: 'USD',
      places: ['detail', 'export'],
    }),
  ),
  /** A day in New York. */
  liquidatedOn: optional(date({ label: { zh: '清算日期', en: 'Liquidated' }, places: shown })),
  remark: optional({ ...text(texts.remark), places: ['detail'] }),
};

export type WrittenEntry = ValuesOf<typeof writtenEntry>;

/** What orders, their waybills and flights know: read from them, never typed again. */
const carried = {
  transport: optional(code(transports, { label: { zh: '运输方式', en: 'Transport' }, places: shown })),
  master: optional(
    text({
      label: { zh: '主单号（MAWB/MBL）', en: 'Master nos.' },
      max: 2_000,
      shown: shownNumbers,
      places: shown,
    }),
  ),
  house: optional({ ...shipment.houseNos, places: shown }),
  carrier: optional(text({ label: { zh: '承运人', en: 'Carriers' }, max: 400, places: shown })),
  flight: optional(text({ label: { zh: '航班或船名', en: 'Flights or vessels' }, max: 400, places: shown })),
  departedAt: optional(instant({ label: { zh: '实际离港', en: 'ATD' }, places: shown })),
  arrivedAt: optional(instant({ label: { zh: '实际到港', en: 'ATA' }, places: shown })),
  eta: optional(date({ label: { zh: 'ETA', en: 'ETA' }, places: [...shown, 'sort'] })),
};

/** An entry of the United States in all its states, as its customer sees it (product.md §2.6). */
export const entryFile = resource(
  'entry',
  { zh: '美国清关', en: 'US entry' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
    fileNo: entryFileNo,
    ...carried,
    orderNumbers: text({ label: { zh: '订单号', en: 'Order nos.' }, max: 4_000, places: shown }),
    reference: optional(
      text({ label: { zh: '客户参考号', en: 'Customer references' }, max: 4_000, places: shown }),
    ),
    ...writtenEntry,
    status: code(customsStatuses, { label: { zh: '清关状态', en: 'Customs status' }, places: shown }),
    /** The steps that were recorded: a bar is hollow where one was not. */
    recorded: list(code(customsSteps, { label: { zh: '步骤', en: 'Step' } }), {
      label: { zh: '已记录步骤', en: 'Steps recorded' },
      max: 20,
      places: ['list'],
    }),
    statusAt: instant({ label: { zh: '状态更新', en: 'Status since' }, places: [...shown, 'sort'] }),
    filedAt: optional(instant({ label: { zh: '申报时间', en: 'Filed' }, places: [...shown, 'sort'] })),
    releasedAt: optional(instant({ label: { zh: '放行时间', en: 'Released' }, places: shown })),
    /** The holds that are open. */
    holds: list(dispositionField, {
      label: { zh: '海关扣留', en: 'Holds' },
      max: 20,
      places: ['list', 'detail'],
    }),
    /** Of the open hold whose free time ends first. */
    lastFreeDay: optional(lastFreeDay),
    freeEnds: optional(freeEnds),
    /** Of what goes by sea; null of all else. */
    isfState: optional(isfStateField),
    isfDue: optional(isfDue),
    isfFiledAt: optional(
      instant({ label: { zh: 'ISF 申报时间', en: 'ISF filed' }, places: ['list', 'export'] }),
    ),
    /** Requests that wait for the customer, those that wait for the desk, and until when the first of the former is answered. */
    asked: whole({ label: { zh: '待答复', en: 'To answer' }, places: ['list', 'detail'] }),
    answered: whole({ label: { zh: '待审答复', en: 'Answers to review' }, places: ['list', 'detail'] }),
    askedUntil: optional(
      instant({ label: { zh: '答复截止', en: 'Answer due' }, places: ['list', 'detail', 'export'] }),
    ),
    /** Whether what customs sent back has not been put right yet. */
    rejected: flag({ label: { zh: '申报被退回', en: 'Entry rejected' }, places: ['list', 'detail'] }),
    packages: whole({ label: { zh: '包装件数', en: 'Packages' }, places: shown }),
    grossWeight: { ...shipment.grossWeight, places: shown },
    lineCount: whole({ label: { zh: '商品行数', en: 'Lines' }, places: shown }),
    value: optional(decimal({ label: { zh: '货值', en: 'Value' }, scale: 2, unit: 'USD', places: shown })),
    /** Of the estimate that counts. */
    dutyTotal: optional(dutyTotal),
    dutyState: optional(dutyStateField),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail'] }),
  },
);

/** Customs close an entry about 314 days after it was filed (19 CFR 159; by convention, never a promise). */
export function expectedLiquidation(filedAt: string): string {
  return new Date(Date.parse(filedAt) + 314 * 86_400_000).toISOString().slice(0, 10);
}

/** The same at the desk: whose it is. */
export const deskEntry = resource('entry at the desk', entryFile.label, {
  ...pick(entryFile, 'id', 'version', 'fileNo'),
  customer: text({ ...texts.customer, places: shown }),
  customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  ...entryFile.fields,
});

/** A line of the entry is a line of an order's goods, as it stands there until it is filed and as it was filed from then on, with the agencies that its tariff number brings. */
export const entryLineFields = allPlaced(['detail'], {
  orderNumber: text(texts.orderNo),
  goodsNo: whole({ label: { zh: '货物序号', en: 'Line of goods' } }),
  hsDest: optional(goods.hsDest),
  nameEn: goods.nameEn,
  nameZh: goods.nameZh,
  origin: optional(goods.origin),
  declaredQty: goods.declaredQty,
  unit: optional(goods.unit),
  totalPriceUsd: optional(goods.totalPriceUsd),
  /** What was set or filed for it, else what its trust order names, else what is bound to its goods. */
  mid: optional(text({ label: { zh: 'MID', en: 'MID' }, max: 15 })),
  /** What is bound to its goods since in the place of what stands here. */
  changes: list(codeChange, { label: { zh: '绑定变更', en: 'Bindings changed' }, max: 3 }),
  pga: list(pgaOfLine, { label: { zh: '监管标记', en: 'Agency flags' }, max: 40 }),
  /** Written for the number that the line has now. */
  summary: optional(lineSummary),
  /** Of cartons that hold nothing else. */
  toldWeight: optional({ ...shipment.grossWeight, label: { zh: '箱重得出', en: 'Weight of its cartons' } }),
});

export const entryLine = group(entryLineFields, { label: { zh: '商品行', en: 'Line' } });
export type EntryLine = NonNullable<(typeof entryLine)['is']>;
