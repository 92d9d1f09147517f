import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { type StockState, stockLifecycle } from '@loadline/contract/waybills/awb-stock';
import type { stockApi } from '@loadline/contract/waybills/awb-stock.api';

/** What an airline has left. */
export type PrefixStock = AnswerOf<typeof stockApi.overview>[number];

export type StockNumber = AnswerOf<typeof stockApi.list>['rows'][number];

/** What staff do with a number by hand. */
export type StockDeed = 'take' | 'back' | 'void';

const leadsTo: Readonly<Record<StockDeed, StockState>> = { take: 'reserved', back: 'free', void: 'void' };

/** What can be done with a number now; one that stands on a waybill follows the waybill alone. */
export function deedsOf({ state, onWaybill }: Pick<StockNumber, 'state' | 'onWaybill'>): StockDeed[] {
  if (onWaybill) return [];
  const next = nextOf(stockLifecycle, state, ['op:mawb:stock']);
  return (['back', 'void', 'take'] as const).filter((deed) => next.includes(leadsTo[deed]));
}

/** What can be done with all of several numbers. */
export function deedsOfAll(numbers: readonly StockNumber[]): StockDeed[] {
  return (['take', 'back', 'void'] as const).filter((deed) =>
    numbers.every((number) => deedsOf(number).includes(deed)),
  );
}
