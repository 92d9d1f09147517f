import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, decimal, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { workQueues } from '../ops/work.ts';
import { placedBetween } from './dashboard.api.ts';
import { arrivals, transport, volumes, weight } from './volumes.ts';

const team = id({ label: { zh: '团队', en: 'Team' } });

/** The orders that are counted: placed on these days, which are days in China, by the customers of one team where one is named. */
const overviewFilter = { ...placedBetween, team: optional(team) };

/** The spans that are offered: so many weeks up to today, the last of which may not be over. */
export const overviewSpans = codeTable('overview span', {
  '4': { zh: '近 4 周', en: '4 weeks' },
  '8': { zh: '近 8 周', en: '8 weeks' },
  '13': { zh: '近 13 周', en: '13 weeks' },
});

export const usualWeeks: CodeOf<typeof overviewSpans> = '8';

/** What stands in the address of the screen: a span, or two days of one's own. */
export const overviewAddress = {
  weeks: optional(code(overviewSpans, { label: { zh: '时间范围', en: 'Span' } })),
  from: optional(placedBetween.from),
  to: optional(placedBetween.to),
  team: overviewFilter.team,
};

const days = (zh: string, en: string) => decimal({ label: { zh, en }, scale: 1, unit: 'd' });
const teamNames = {
  nameZh: text({ label: { zh: '团队', en: 'Team' }, max: 200 }),
  nameEn: text({ label: { zh: '团队（英文）', en: 'Team, English' }, max: 200 }),
};

/** So many carriers and customers are told at most. */
export const rowsOfOverview = { carriers: 8, quiet: 50 } as const;

/** After twice their own median interval between orders a customer is quiet, but never before so many days. */
export const quietAfter = { times: 2, days: 14 } as const;

const figures = {
  asOf: instant({ label: { zh: '截至', en: 'As of' } }),
  ...volumes,
  weight,
  weightBefore: decimal({
    label: { zh: '上一周期计费重', en: 'Chargeable weight, previous period' },
    scale: 1,
    unit: 'kg',
  }),
  // By air the airline of the flight, else the four letters that a bill of lading or a carrier's number begins with.
  carriers: list(
    group(
      {
        code: text({ label: { zh: '承运人代码', en: 'Carrier code' }, max: 4 }),
        nameZh: optional(text({ label: { zh: '承运人', en: 'Carrier' }, max: 100 })),
        nameEn: optional(text({ label: { zh: '承运人（英文）', en: 'Carrier, English' }, max: 100 })),
        transport,
        ...arrivals,
        // How many days later than promised, on average of those that were late.
        late: optional(days('平均迟到', 'Late on average')),
      },
      { label: { zh: '承运人', en: 'Carrier' } },
    ),
    { label: { zh: '承运人准时率', en: 'On time by carrier' }, max: rowsOfOverview.carriers },
  ),
  // What follows is of all customers in sight, whatever the span.
  quiet: list(
    group(
      {
        orgId: id({ label: { zh: '客户编号', en: 'Customer id' } }),
        nameZh: text(texts.customer),
        nameEn: text(texts.customerEn),
        sales: optional(text({ label: { zh: '业务员', en: 'Sales' }, max: 100 })),
        every: days('平时间隔', 'Usual interval'),
        last: instant({ label: { zh: '最近下单', en: 'Last order' } }),
        silent: whole({ label: { zh: '已静默', en: 'Quiet for' }, unit: 'd' }),
      },
      { label: { zh: '久未下单的客户', en: 'Customer gone quiet' } },
    ),
    { label: { zh: '久未下单', en: 'Customers gone quiet' }, max: rowsOfOverview.quiet },
  ),
  quietAll: whole({ label: { zh: '久未下单客户数', en: 'Customers gone quiet' } }),
  teams: list(group({ id: team, ...teamNames }, { label: { zh: '团队', en: 'Team' } }), {
    label: { zh: '团队', en: 'Teams' },
  }),
};

export type Overview = ValuesOf<typeof figures>;

/**
 * The forwarder's shipments in figures, of the customers whom the viewer serves. They are counted anew when they are more
 * than five minutes old; `asOf` says of when they are.
 */
export const readOverview = endpoint('GET /opsapi/overview', {
  access: 'op:order:view',
  title: { zh: '总览', en: 'Overview' },
  query: overviewFilter,
  deadline: 30_000,
  answer: group(figures, { label: { zh: '总览', en: 'Overview' } }),
});

const count = {
  waiting: whole({ label: { zh: '待处理', en: 'Waiting' } }),
  late: whole({ label: { zh: '超时', en: 'Late' } }),
};

const teamWork = group(
  {
    id: team,
    ...teamNames,
    ...count,
    // Since when what has waited longest waits.
    oldest: optional(instant({ label: { zh: '最久', en: 'Oldest' } })),
    queues: list(
      group(
        { queue: code(workQueues, { label: { zh: '队列', en: 'Queue' } }), ...count },
        { label: { zh: '队列', en: 'Queue' } },
      ),
      { label: { zh: '队列', en: 'Queues' } },
    ),
  },
  { label: { zh: '团队待办', en: 'Work of a team' } },
);

export type TeamWork = ValuesOf<{ team: typeof teamWork }>['team'];

/**
 * What waits for each team: the entries of its customers in the queues that somebody of it works on, and those of nobody
 * yet. Two teams may have the same entry before them. Who serves all customers reads all teams, others their own.
 */
export const listTeamWork = endpoint('GET /opsapi/overview/teams', {
  access: 'op:work:view',
  title: { zh: '各团队待办', en: 'Work waiting by team' },
  query: {},
  answer: list(teamWork, { label: { zh: '各团队待办', en: 'Work waiting by team' } }),
});
