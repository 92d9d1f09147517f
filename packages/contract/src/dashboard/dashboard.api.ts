import { countries } from '../codes/country.ts';
import { stages } from '../codes/stage.ts';
import { sheetKinds } from '../exceptions/sheet-kind.ts';
import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { dueKinds } from './due.ts';
import { orders, volumes } from './volumes.ts';

/** When orders were placed, in days of China. */
export const placedBetween = {
  from: date({ label: { zh: '下单日期起', en: 'Ordered from' } }),
  to: date({ label: { zh: '下单日期止', en: 'Ordered to' } }),
};

/** The orders that are counted; of one channel where one is named. */
const dashboardFilter = {
  ...placedBetween,
  channel: optional(text({ label: { zh: '渠道名称', en: 'Channel' }, max: 60 })),
};

/** The spans that are offered: so many days up to today. */
export const dashboardSpans = codeTable('dashboard span', {
  '7': { zh: '近 7 天', en: '7 days' },
  '30': { zh: '近 30 天', en: '30 days' },
  '90': { zh: '近 90 天', en: '90 days' },
});

export const usualSpan: CodeOf<typeof dashboardSpans> = '30';

/** What stands in the address of the screen: a span, or two days of one's own. */
export const dashboardAddress = {
  span: optional(code(dashboardSpans, { label: { zh: '时间范围', en: 'Span' } })),
  from: optional(dashboardFilter.from),
  to: optional(dashboardFilter.to),
  channel: dashboardFilter.channel,
};

const channel = {
  name: text({ label: { zh: '渠道名称', en: 'Channel' }, max: 60 }),
  nameEn: text({ label: { zh: '渠道英文名', en: 'Channel, English' }, max: 60 }),
};
const stage = code(stages, { label: { zh: '节点', en: 'Stage' } });
const days = (zh: string, en: string) => decimal({ label: { zh, en }, scale: 1, unit: 'd' });

const figures = {
  asOf: instant({ label: { zh: '截至', en: 'As of' } }),
  ...volumes,
  stages: list(
    group(
      {
        stage,
        reached: whole({ label: { zh: '已到达', en: 'Reached' } }),
        standing: whole({ label: { zh: '停留', en: 'Standing' } }),
      },
      { label: { zh: '节点', en: 'Stage' } },
    ),
    { label: { zh: '九个节点', en: 'Nine stages' } },
  ),
  channels: list(group({ ...channel, orders }, { label: { zh: '渠道', en: 'Channel' } }), {
    label: { zh: '渠道票数排行', en: 'Channels by orders' },
  }),
  // Of the orders that have left a stage: how long they stood at it, in hours.
  waits: list(
    group(
      {
        stage,
        orders,
        hours: decimal({ label: { zh: '平均停留', en: 'Average stay' }, scale: 1, unit: 'h' }),
      },
      { label: { zh: '停留', en: 'Stay' } },
    ),
    { label: { zh: '各节点平均停留', en: 'Average stay by stage' } },
  ),
  countries: list(
    group(
      {
        country: code(countries, { label: { zh: '目的国', en: 'Destination country' } }),
        orders,
        before: whole({ label: { zh: '上一周期', en: 'Previous period' } }),
      },
      { label: { zh: '目的国', en: 'Destination country' } },
    ),
    { label: { zh: '目的国', en: 'Destination countries' } },
  ),
  // From the warehouse's door to the signature, of orders that were signed for: the half, and nine in ten, took no longer.
  transit: list(
    group(
      { ...channel, orders, half: days('P50', 'P50'), most: days('P90', 'P90') },
      { label: { zh: '时效', en: 'Transit time' } },
    ),
    { label: { zh: '全程时效', en: 'Transit time' } },
  ),
  // What follows is of all orders that are under way, whenever they were placed.
  expected: list(
    group(
      { day: date({ label: { zh: 'ETA', en: 'ETA' } }), orders },
      { label: { zh: '预计到港', en: 'Expected' } },
    ),
    { label: { zh: '七天内到港', en: 'Expected in 7 days' } },
  ),
  moved: list(
    group(
      {
        no: text(texts.orderNo),
        was: date({ label: { zh: '原 ETA', en: 'ETA was' } }),
        now: date({ label: { zh: '现 ETA', en: 'ETA now' } }),
      },
      { label: { zh: 'ETA 变更', en: 'ETA changed' } },
    ),
    { label: { zh: 'ETA 变更', en: 'ETA changed' } },
  ),
  movedAll: whole({ label: { zh: 'ETA 变更票数', en: 'Orders whose ETA changed' } }),
  exceptions: list(
    group(
      {
        kind: code(sheetKinds, { label: { zh: '类别', en: 'Kind' } }),
        open: whole({ label: { zh: '未解决', en: 'Open' } }),
        oldest: instant({ label: { zh: '最早', en: 'Oldest' } }),
      },
      { label: { zh: '异常', en: 'Exceptions' } },
    ),
    { label: { zh: '未解决异常', en: 'Open exceptions' } },
  ),
};

export type Dashboard = ValuesOf<typeof figures>;

/** So many rows a table of the dashboard shows at most: where more are, the list they come from is linked. */
export const rowsOfDashboard = { channels: 10, countries: 8, transit: 8, moved: 5 } as const;

/** The viewer's shipments in figures: those of the organisation, or their own where their authority says so. */
export const readDashboard = endpoint('GET /omsapi/dashboard', {
  access: 'dashboard:view',
  title: { zh: '工作台', en: 'Dashboard' },
  query: dashboardFilter,
  answer: group(figures, { label: { zh: '工作台', en: 'Dashboard' } }),
});

/** So many of each kind are told; the count is of all. */
export const toldOfDue = 10;

const dueEntry = group(
  {
    kind: code(dueKinds, { label: { zh: '待办', en: 'What' } }),
    no: text(texts.number),
    /** Until when; null: as soon as may be. */
    at: optional(instant({ label: { zh: '截止', en: 'Until' } })),
    all: whole({ label: { zh: '同类', en: 'Of this kind' } }),
  },
  { label: { zh: '待我处理', en: 'Waiting for me' } },
);

export type DueEntry = ValuesOf<{ entry: typeof dueEntry }>['entry'];

/** What waits for the viewer themselves, what is due first at the head; only what they may do. */
export const listDue = endpoint('GET /omsapi/dashboard/due', {
  access: 'dashboard:view',
  title: { zh: '待我处理', en: 'Waiting for me' },
  query: {},
  answer: list(dueEntry, { label: { zh: '待我处理', en: 'Waiting for me' } }),
});
