import type { Fields } from '@loadline/contract/kernel/field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Found } from '../kernel/address.ts';
import type { Question } from '../kernel/asking.ts';
import { wholeText } from './decimal.ts';
import type { ListAddress } from './use-list-address.ts';

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export interface ListCount {
  readonly total: number;
  readonly more: boolean;
  readonly notFound: readonly string[];
}

/** How a list asks for one page and, beside it, for how many rows there are. */
export interface ListQuestions<F extends Fields, S extends string, Row> {
  page: (asked: Found<F> & { sort?: S; after?: string; size: number }) => Question<ListPage<Row>>;
  count: (asked: Found<F>) => Question<ListCount>;
}

/** The rows an address asks for, with the rows before them kept in sight until the new ones are there. */
export function useList<F extends Fields, S extends string, Row>(
  address: ListAddress<F, S>,
  questions: ListQuestions<F, S, Row>,
) {
  const { filter, sort, after, size } = address;
  const asked = { ...filter, ...(sort && { sort }), ...(after && { after }), size };
  const page = useQuery({ ...questions.page(asked), placeholderData: keepPreviousData });
  const count = useQuery({ ...questions.count(filter), placeholderData: keepPreviousData });
  return { page, count };
}

/** `1,284`, or `10,000+` where counting stops. */
export function totalText(count: ListCount | undefined): string | undefined {
  return count && `${wholeText(count.total)}${count.more ? '+' : ''}`;
}
