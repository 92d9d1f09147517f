import { stageOrder } from '@loadline/contract/codes/stage';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { clockOf } from '@loadline/contract/exceptions/sheet-clock';
import { targetHours, usualSeverity } from '@loadline/contract/exceptions/sheet-severity';
import { say } from '@loadline/contract/kernel/text';
import { usualWeeks } from '@loadline/contract/kernel/working-time';
import demoAccounts from '../../../../examples/demo-accounts.json' with { type: 'json' };
import type { Team } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { idOf } from './demo-id.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import type { Case } from './sheets.seed.ts';
import { cases } from './sheets.seed.ts';
import type { Shipment } from './shipment.ts';

interface Order {
  readonly shipment: Shipment;
  readonly team: Team;
}

/** Far from where a day's numbers begin: a new sheet never meets one of the demo. */
const firstNumber = 7_001;

/** Exception sheets in every state, each at an order that stands where the case says. */
export function sheetRows(orders: readonly Order[], now: Date) {
  const laid = cases.map((one, at) => laidOver(one, at, orders, now));
  return {
    exception_sheet: laid.map((one) => sheetRow(one, now)),
    sheet_step: laid.flatMap(stepRows),
    sheet_comment: laid.flatMap((one) => commentRows(one, now)),
    sheet_read: laid.flatMap((one) => readRows(one, now)),
    sheet_cost: laid.flatMap(costRows),
  };
}

interface Laid {
  readonly of: Case;
  readonly at: number;
  readonly id: string;
  readonly orgId: string;
  readonly orderId: string;
  readonly stage: string;
  /** A text of the case with the figures of the order. */
  readonly says: (text: string) => string;
  readonly ago: (hours: number) => Date;
}

function laidOver(of: Case, at: number, orders: readonly Order[], now: Date): Laid {
  const ago = (hours: number) => hoursAfter(now, -hours);
  const opened = ago(of.steps[0]?.[1] ?? 0);
  const stageThen = ({ journey }: Shipment) =>
    stageOrder[journey.at.findLastIndex((reached, stage) => stage <= journey.reached && reached <= opened)];
  const standing = orders.filter(
    ({ shipment: { journey, lane, fbaNo }, team }) =>
      team.customer.code === of.customer &&
      journey.status === of.order &&
      (of.mode === undefined || lane.transport === of.mode) &&
      (!of.toAmazon || fbaNo !== null),
  );
  const fitting = standing.filter(({ shipment }) =>
    (of.stages ?? [of.order]).some((stage) => stage === stageThen(shipment)),
  );
  // Two cases of one status stand at two orders, both of them among the newest.
  const order = fitting.at(-1 - (at % 2)) ?? fitting.at(-1) ?? standing[0];
  if (!order) throw new Error(`no order of ${of.customer} is ${of.order}`);
  const { shipment, team } = order;
  const { pieces } = shipment.cargo.booked;
  const figures = { pieces, more: pieces + 2, less: pieces - 3 };
  return {
    of,
    at,
    id: chanceOf(`sheet ${at}`).id(opened),
    orgId: team.orgId,
    orderId: shipment.id,
    stage: stageThen(shipment) ?? of.order,
    says: (text) => say({ zh: text, en: text }, 'en', figures),
    ago,
  };
}

function sheetRow({ of, at, id, orgId, orderId, stage, says, ago }: Laid, now: Date) {
  const steps = of.steps.map(([to, hours]) => ({ to, at: ago(hours) }));
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) throw new Error('a sheet begins with its opening');
  const severity = usualSeverity(of.kind);
  const { breachAt, leftMinutes } = clockOf(steps, targetHours[severity], last.at, usualWeeks);
  const stands = openStates.includes(last.to) && !breachAt;
  const resolved = steps.findLast(({ to }) => to === 'RESOLVED');
  const [, , by] = of.steps[0] ?? [];
  return {
    org_id: orgId,
    id,
    sheet_no: `EX${localDay(first.at, 'Asia/Shanghai').slice(2).replaceAll('-', '')}${firstNumber + at}`,
    order_id: orderId,
    kind: of.kind,
    severity,
    state: last.to,
    stage,
    handler_id: of.handler ? idOf(of.handler, now) : null,
    source: of.source,
    description_zh: says(of.zh),
    description_en: says(of.en),
    customer_action_zh: of.action ? says(of.action.zh) : null,
    customer_action_en: of.action ? says(of.action.en) : null,
    due_at: of.action ? hoursAfter(now, of.action.dueInHours) : null,
    opened_by: nameOf(by ?? 'system'),
    opened_at: first.at,
    state_since: last.at,
    resolved_at: last.to === 'REOPENED' ? null : (resolved?.at ?? null),
    breach_at: breachAt ?? null,
    left_minutes: stands ? Math.floor(leftMinutes) : null,
    cost_currency: 'CNY',
    version: steps.length,
    updated_at: last.at,
  };
}

function stepRows({ of, id, orgId, ago }: Laid) {
  return of.steps.map(([to, hours, by], at) => ({
    org_id: orgId,
    sheet_id: id,
    step_no: at + 1,
    to_state: to,
    at: ago(hours),
    side: sideOf(by),
    who: nameOf(by),
  }));
}

function commentRows({ of, at, id, orgId, says, ago }: Laid, now: Date) {
  const ids = of.talk.map(({ hoursAgo }, word) => chanceOf(`word ${at} ${word}`).id(ago(hoursAgo)));
  return of.talk.map(({ by, hoursAgo, body, internal = false, answers }, word) => ({
    org_id: orgId,
    sheet_id: id,
    comment_id: ids[word],
    reply_to: answers === undefined ? null : ids[answers],
    side: sideOf(by),
    user_id: idOf(by, now),
    who: nameOf(by),
    body: says(body),
    files: [],
    internal,
    mentions: [],
    at: ago(hoursAgo),
  }));
}

function readRows({ of, id, orgId, ago }: Laid, now: Date) {
  const admin = of.customer === 'QHDEMO' ? 'demo' : 'small.admin';
  const readers = [
    { by: admin, side: 'customer', until: of.read?.customer },
    { by: of.handler ?? 'op.service', side: 'forwarder', until: of.read?.forwarder },
  ] as const;
  return readers.flatMap(({ by, side, until }) =>
    until === undefined
      ? []
      : [
          {
            org_id: orgId,
            sheet_id: id,
            user_id: idOf(by, now),
            up_to: ago(until),
            side,
            who: nameOf(by),
            at: ago(until),
          },
        ],
  );
}

function costRows({ of, id, orgId }: Laid) {
  return (of.costs ?? []).map(([name, amount, published], at) => ({
    org_id: orgId,
    sheet_id: id,
    line_no: at + 1,
    name,
    amount,
    published,
  }));
}

function sideOf(by: string): string {
  if (by === 'system') return by;
  return by.startsWith('op.') ? 'forwarder' : 'customer';
}

function nameOf(by: string): string {
  return demoAccounts.find(({ username }) => username === by)?.name ?? '';
}
