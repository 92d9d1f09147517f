import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import type { Text } from '@loadline/contract/kernel/text';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { WaybillGuard } from '@loadline/contract/waybills/waybill.guard';
import { passableBy, waybillGuards } from '@loadline/contract/waybills/waybill.guard';
import type { WaybillMove } from '@loadline/contract/waybills/waybill.lifecycle';
import type { MoveData } from '@loadline/contract/waybills/waybill.move-data';
import { moveFields } from '@loadline/contract/waybills/waybill.move-data';
import { missingData } from '@loadline/contract/waybills/waybill.needed';
import { sequenceFault } from '@loadline/contract/waybills/waybill.sequence';
import type { ReviewPoint } from '@loadline/contract/waybills/waybill-finding';
import { hardPoints, reviewPoints } from '@loadline/contract/waybills/waybill-finding';
import type { Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { WaybillFacts } from './waybills.facts.queries.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import type { Reviewed } from './waybills.review.ts';
import { weighbridgeApart } from './waybills.review.ts';

const holds: Readonly<Record<WaybillGuard, (facts: WaybillFacts) => boolean>> = {
  onlyCustomer: ({ standing }) => standing.onlyOwn,
  soundNumber: ({ waybill }) => checkAirWaybill(waybill.mawbNo) === 'valid',
  notSelfDelivery: ({ waybill }) => !waybill.selfDelivery,
  selfDelivery: ({ waybill }) => waybill.selfDelivery,
  housesMeasured: ({ bookings, measured }) =>
    bookings.every(({ houses }) =>
      houses.every(({ hawbId }) => measured.some((one) => one.hawbId === hawbId)),
    ),
  draftThere: ({ standing }) => standing.draftThere,
  soundInfo: ({ review }) => review.every(({ point, passed }) => passed || !hardPoints.includes(point)),
  allAgreed: ({ standing }) => standing.allAgreed,
  beyondTolerance: ({ waybill, policy }) =>
    weighbridgeApart(waybill, policy('weighbridge'))?.some(({ over }) => over) === true,
  documentsApproved: ({ waybill }) => waybill.approved,
  noHolds: ({ review }) => pointOf(review, 'heldOrders')?.passed !== false,
  dueToLeave: ({ standing }) => !standing.early,
  weighbridgeThere: ({ waybill, data }) => (data.weighbridgeFile ?? waybill.weighbridgeFile) !== null,
};

/** What still keeps a step from being made. */
export function blockedBy({ guards }: WaybillMove, facts: WaybillFacts): WaybillGuard[] {
  return guards.filter((guard) => !holds[guard](facts));
}

function pointOf(review: WaybillFacts['review'], point: ReviewPoint): Reviewed | undefined {
  return review.find((one) => one.point === point);
}

/** What a guard says is missing; a hold names what is held. */
export function guardSaid(guard: WaybillGuard, { review }: Pick<WaybillFacts, 'review'>): Text {
  const words = waybillGuards.codes[guard];
  return guard === 'noHolds' ? withDetail(words, pointOf(review, 'heldOrders')?.detail) : words;
}

function withDetail({ zh, en }: Text, detail: Text | undefined): Text {
  return detail ? { zh: `${zh} (${detail.zh})`, en: `${en} (${detail.en})` } : { zh, en };
}

/** Refuses a step whose data is not complete, field by field. */
export function requireData(move: Pick<WaybillMove, 'needs'>, data: Partial<MoveData>): void {
  const missing = missingData(move, data);
  if (missing.length > 0) throw wrongFields(missing);
}

/** Refuses what somebody enters to have happened before what it follows on, or ahead of now. */
export function requireSequence(
  { to }: WaybillMove,
  { row }: LockedWaybill,
  { at }: Partial<MoveData>,
  now: Date,
): void {
  const says = at && sequenceFault(to, at, row, now.getTime());
  if (says) throw wrongFields([{ path: 'data.at', label: moveFields.at.label, says }]);
}

/** Refuses a step that something keeps from being made, unless it may be passed and a reason is given. */
export function requireGuards({ me }: Pick<Tx, 'me'>, move: WaybillMove, facts: WaybillFacts): void {
  const blocked = blockedBy(move, facts);
  if (blocked.length === 0) return;
  const { data, waybill } = facts;
  if (blocked.includes('soundInfo')) throw infoError(facts);
  if (data.override === true && passableBy(me.permissions, blocked) && move.may.includes('override')) {
    return requireData({ needs: ['reason'] }, data);
  }
  throw new Problem('stepBlocked', {
    number: shownAwb(waybill.mawbNo),
    to: waybillStatuses.codes[move.to],
    conditions: joined(blocked.map((guard) => guardSaid(guard, facts))),
  });
}

/** The spec's 'Mawb info error', with what is wrong. */
function infoError({ review }: Pick<WaybillFacts, 'review'>): Problem {
  const failed = review.filter(({ point, passed }) => !passed && hardPoints.includes(point));
  const findings = failed.map(({ point, detail }) => withDetail(reviewPoints.codes[point], detail));
  return new Problem('mawbInfoError', { findings: joined(findings) });
}

function joined(texts: readonly Text[]): Text {
  return { zh: texts.map(({ zh }) => zh).join('; '), en: texts.map(({ en }) => en).join('; ') };
}
