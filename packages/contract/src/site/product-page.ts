import { timeZones } from '../codes/time-zone.ts';
import { transports } from '../codes/transport.ts';
import { texts } from '../facts/texts.ts';
import { both, optionalBoth } from '../kernel/both.ts';
import { codeTable } from '../kernel/code.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { productTypes } from './product-type.ts';
import { prose } from './prose.ts';

export const weekdays = codeTable('weekday', {
  '1': { zh: '周一', en: 'Mon' },
  '2': { zh: '周二', en: 'Tue' },
  '3': { zh: '周三', en: 'Wed' },
  '4': { zh: '周四', en: 'Thu' },
  '5': { zh: '周五', en: 'Fri' },
  '6': { zh: '周六', en: 'Sat' },
  '7': { zh: '周日', en: 'Sun' },
});

/** Whether a line takes a kind of goods. */
export const acceptances = codeTable('acceptance', {
  accepted: { zh: '可收', en: 'Accepted', family: 'done' },
  conditional: { zh: '有条件', en: 'With conditions', family: 'act' },
  refused: { zh: '不收', en: 'Not accepted', family: 'stop' },
});

const timeOfDay = {
  test: (typed: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed),
  says: { zh: '24 小时制时间，如 18:00', en: 'a time of 24 hours such as 18:00' },
};

function time(zh: string, en: string) {
  return text({ label: { zh, en }, max: 5, rule: timeOfDay });
}

function days(zh: string, en: string) {
  return whole({ label: { zh: `${zh}（天）`, en: `${en}, days` }, max: 200 });
}

/** A place of the route; `by` is how cargo comes there, null at the first. */
const stop = group(
  {
    ...both('name', { ...texts.place }),
    ...optionalBoth('note', { label: { zh: '站点说明', en: 'Note on the stop' }, max: 60 }),
    by: optional(code(transports, { label: { zh: '到达方式', en: 'Reached by' } })),
    ...optionalBoth('leg', { label: { zh: '途中说明', en: 'On the way' }, max: 40 }),
  },
  { label: { zh: '站点', en: 'Stop' } },
);

/** Regular departures to one place. Cut-offs are days before the departure and a time, all in the zone named. */
const departure = group(
  {
    ...both('to', { label: { zh: '目的地', en: 'Destination' }, max: 40 }),
    ...optionalBoth('service', { label: { zh: '服务', en: 'Service' }, max: 60 }),
    weekdays: list(code(weekdays, { label: { zh: '星期', en: 'Weekday' } }), {
      label: { zh: '出发日', en: 'Departs on' },
      max: 7,
    }),
    departs: time('出发时间', 'Departure time'),
    zone: code(timeZones, { label: { zh: '时区', en: 'Time zone' } }),
    documentsDays: days('资料截单提前', 'Documents due before'),
    documentsTime: time('资料截单时间', 'Documents, time'),
    cargoDays: days('货物截收提前', 'Cargo due before'),
    cargoTime: time('货物截收时间', 'Cargo, time'),
    transitFrom: days('最快时效', 'Fastest transit'),
    transitTo: days('最慢时效', 'Slowest transit'),
  },
  { label: { zh: '班次', en: 'Departure' } },
);

const weightStep = group(
  {
    ...both('text', { label: { zh: '算式', en: 'Step' }, max: 80 }),
    ...both('result', { label: { zh: '结果', en: 'Result' }, max: 40 }),
  },
  { label: { zh: '算例', en: 'Example step' } },
);

const paper = group(
  {
    ...both('name', { label: { zh: '单证', en: 'Document' }, max: 80 }),
    ...optionalBoth('note', { label: { zh: '要求', en: 'What it must say' }, max: 160 }),
  },
  { label: { zh: '单证', en: 'Document' } },
);

const restriction = group(
  {
    kind: code(acceptances, { label: { zh: '类别', en: 'Kind' } }),
    ...both('text', { label: { zh: '货物与条件', en: 'Goods and condition' }, max: 160 }),
  },
  { label: { zh: '收货限制', en: 'Restriction' } },
);

/** What staff write about a product. */
export const productContent = {
  ...both('title', { label: { zh: '标题', en: 'Title' }, max: 80 }),
  ...both('lead', { label: { zh: '导语', en: 'Lead' }, max: 400 }),
  transitFrom: optional(days('最快时效', 'Fastest transit')),
  transitTo: optional(days('最慢时效', 'Slowest transit')),
  ...both('transit', { label: { zh: '时效口径', en: 'Transit is counted' }, max: 40 }),
  ...both('least', { label: { zh: '起订', en: 'Smallest shipment' }, max: 24 }),
  stops: list(stop, { label: { zh: '路线', en: 'Route' }, max: 8 }),
  ...optionalBoth('departures', { label: { zh: '班次说明', en: 'About departures' }, max: 160 }),
  departures: list(departure, { label: { zh: '班次与截单', en: 'Departures and cut-offs' }, max: 12 }),
  ...both('weightNote', { label: { zh: '计费重要点', en: 'Chargeable weight in short' }, max: 60 }),
  ...both('weightRule', { label: { zh: '计费重规则', en: 'Chargeable-weight rule' }, max: 600 }),
  weightSteps: list(weightStep, { label: { zh: '计费重算例', en: 'Example of chargeable weight' }, max: 3 }),
  papers: list(paper, { label: { zh: '需要的单证', en: 'Documents needed' }, max: 20 }),
  restrictions: list(restriction, { label: { zh: '能走与不能走', en: 'What can and cannot go' }, max: 30 }),
  sections: list(prose, { label: { zh: '更多说明', en: 'More to know' }, max: 10 }),
};

export const productPage = resource(
  'productPage',
  { zh: '产品页面', en: 'Product page' },
  {
    type: code(productTypes, { label: { zh: '产品', en: 'Product' } }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' } }),
    ...productContent,
  },
);

export type ProductPage = ValuesOf<typeof productPage.fields>;
