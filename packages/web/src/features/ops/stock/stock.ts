import { codeTable } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { type StockState, stockLifecycle } from '@loadline/contract/waybills/awb-stock';
import { countStock, type listStock, type stockOverview } from '@loadline/contract/waybills/awb-stock.api';
import type { ListShape } from '../../../resource/use-list-address.ts';

/** What an airline has left. */
export type PrefixStock = AnswerOf<typeof stockOverview>[number];

/** One number; it is its own id. */
export type StockNumber = AnswerOf<typeof listStock>['rows'][number] & { readonly id: string };

/** What the address of the list of numbers can say. */
export const numbersShape = {
  filter: countStock.query,
  sorts: codeTable<never>('stock sort', {}),
  spans: {},
} as const satisfies ListShape<typeof countStock.query, never>;

/** What staff do with a number by hand. */
export type StockDeed = 'take' | 'back' | 'void';

const leadsTo: Readonly<Record<StockDeed, StockState>> = { take: 'reserved', back: 'free', void: 'void' };

/** What can be done with a number now; one that stands on a waybill follows the waybill alone. */
export function deedsOf({ state, onWaybill }: Pick<StockNumber, 'state' | 'onWaybill'>): StockDeed[] {
  if (onWaybill) return [];
  const next = nextOf(stockLifecycle, state, ['op:mawb:stock']);
  return (['back', 'void', 'take'] as const).filter((deed) => next.includes(leadsTo[deed]));
}
