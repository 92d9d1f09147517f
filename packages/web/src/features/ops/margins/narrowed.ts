import { daysOfMonth } from '@loadline/contract/bills/closing';
import type { marginGroups } from '@loadline/contract/bills/margin';
import type { marginApi } from '@loadline/contract/bills/margin.api';
import { deskPages } from '@loadline/contract/desk-pages';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type MarginRow = AnswerOf<typeof marginApi.list>['rows'][number];

export type MarginBy = CodeOf<typeof marginGroups>;

interface Place {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Where a group leads: an order to its charges, another group to its orders. */
export function narrowedTo({ id, name }: MarginRow, by: MarginBy): Place {
  if (by === 'order' && name !== null) return { path: deskPages.opsCharges.path, search: { no: name } };
  const search = { by: 'order', ...narrowing(by, id, name) };
  return { path: deskPages.opsMargin.path, search };
}

function narrowing(by: MarginBy, id: string, name: string | null): Record<string, string> {
  if (by === 'customer') return { orgId: id };
  if (name === null) return {};
  if (by === 'month') return daysOfMonth(name);
  return by === 'product' ? { product: name } : {};
}
