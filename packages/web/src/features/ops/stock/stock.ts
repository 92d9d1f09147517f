import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { countStock, type listStock, type stockOverview } from '@loadline/contract/waybills/awb-stock.api';
import { codeTable } from '@loadline/contract/kernel/code';
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
