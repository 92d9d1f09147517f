import { figuresOf, type MeasuredLine } from '@loadline/contract/receipts/measured';
import type { Clerk } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { hoursAfter, localDay, whenOpen } from './local-hours.ts';

interface Lot {
  readonly daysAgo: number;
  readonly warehouse: string;
  readonly marks: string;
  readonly truck: string | null;
  readonly driver: string | null;
  readonly lines: readonly MeasuredLine[];
  readonly remark: string | null;
  readonly returned?: string;
}

const lots: readonly Lot[] = [
  {
    daysAgo: 1,
    warehouse: 'CNSZX',
    marks: 'HOMELY / LAX\nC/NO. 1-18\nMADE IN CHINA',
    truck: '粤B·7F216',
    driver: '李师傅',
    lines: [
      { pieces: 12, length: '58', width: '42', height: '40', weight: '175.2' },
      { pieces: 6, length: '62', width: '40', height: '38', weight: '85.6' },
    ],
    remark: '司机只说送到深圳仓，没有进仓单',
  },
  {
    daysAgo: 5,
    warehouse: 'CNSHA',
    marks: 'N/M（无唛头），封箱胶带印有 “拾光”',
    truck: null,
    driver: '快递',
    lines: [{ pieces: 2, length: '45', width: '35', height: '30', weight: '18.4' }],
    remark: null,
  },
  {
    daysAgo: 9,
    warehouse: 'CNSZX',
    marks: 'TRITON 7741 / FRA',
    truck: '粤S·22K90',
    driver: '陈师傅',
    lines: [{ pieces: 30, length: '60', width: '40', height: '40', weight: '411' }],
    remark: null,
    returned: '送错仓库，原车退回',
  },
];

/** Far from where a day's numbers begin, as those of receipts. */
const firstNumber = 7_001;

/** The same told in our own log: who received it, and why some of it went back. */
export function unidentifiedDeeds(clerk: Clerk, now: Date) {
  return unidentifiedRows(clerk, now).flatMap(
    ({ id, cargo_no: no, arrived_at: arrived, closed_because: reason }, at) => {
      const deed = (when: Date, action: string, changes: object) => ({
        org_id: clerk.orgId,
        audit_id: chanceOf(`unidentified deed ${at} ${action}`).id(when),
        at: when,
        user_id: clerk.userId,
        who: clerk.name,
        action,
        subject: 'unidentified',
        subject_id: id,
        changes: { no, ...changes },
      });
      const closed = { state: { from: 'WAITING', to: 'RETURNED' }, reason };
      return [
        deed(arrived, 'made', {}),
        ...(reason === null ? [] : [deed(hoursAfter(arrived, 26), 'closed', closed)]),
      ];
    },
  );
}

/** What came without an order: some still waits, some went back. */
export function unidentifiedRows(clerk: Clerk, now: Date) {
  return lots.map(({ daysAgo, returned = null, ...lot }, at) => {
    const asked = hoursAfter(now, -24 * daysAgo);
    const arrived = whenOpen(asked, { zone: 'Asia/Shanghai', opens: 8, closes: 20 });
    const { pieces, grossWeight, volume } = figuresOf(lot.lines);
    return {
      id: chanceOf(`unidentified ${at}`).id(arrived),
      cargo_no: `UC${localDay(arrived, 'Asia/Shanghai').replaceAll('-', '').slice(2)}${firstNumber + at}`,
      state: returned === null ? 'WAITING' : 'RETURNED',
      ...lot,
      pieces,
      gross_weight: grossWeight,
      volume,
      photos: [],
      arrived_at: arrived,
      received_by: clerk.name,
      closed_because: returned,
      demo: true,
      version: returned === null ? 1 : 2,
      created_by: clerk.userId,
    };
  });
}
