import type { Code, CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** Whether the cargo flies under the master waybill alone or under house waybills of its own. */
export const waybillKinds = codeTable('waybill kind', {
  direct: { zh: '直单', en: 'Direct waybill' },
  separate: { zh: '分单', en: 'House waybills' },
});

/** Bill types (spec §9). */
export const billTypes = codeTable('bill type', {
  LC: { zh: '信用证(L/C)', en: 'L/C' },
  TT: { zh: '电汇(T/T)', en: 'T/T' },
  DA: { zh: '承兑交单(D/A)', en: 'D/A' },
  DP: { zh: '付款交单(D/P)', en: 'D/P' },
  OA: { zh: '赊销(O/A)', en: 'O/A' },
});

/** How much a place on the flight is wanted (spec §4). Null is normal, too; a form offers 0, 1 and 2. */
export const positions = codeTable('position requirement', {
  '0': { zh: '必走', en: 'Must go', family: 'act' },
  '1': { zh: '候补', en: 'Stand by', family: 'wait' },
  '2': { zh: '普通', en: 'Normal' },
  '-1': { zh: '普通', en: 'Normal' },
});

export type Position = CodeOf<typeof positions>;

/** How a position reads: nothing said is normal (spec §4). */
export function positionWord(position: Position | null): Code {
  return positions.codes[position ?? '2'];
}

/** How the cargo reaches the airport (spec §9). */
export const pickupServices = codeTable('pickup service', {
  frontWarehouse: { zh: '送货至前置仓', en: 'Deliver to front warehouse' },
  ownPickup: { zh: '我司上门提货', en: 'Own pickup' },
  selfDelivery: { zh: '自送机场', en: 'Self-delivery to airport' },
});

export type PickupService = CodeOf<typeof pickupServices>;
