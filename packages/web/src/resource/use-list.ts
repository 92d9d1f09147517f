import type { Fields } from '@loadline/contract/kernel/field';
import { wholeText } from '@loadline/contract/kernel/figures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Question } from '../kernel/asking.ts';
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
interface ListQuestions<Row> {
  page: (more: { sort?: string; after?: string; size: number }) => Question<ListPage<Row>>;
  count: () => Question<ListCount>;
}

/** The rows an address asks for, with the rows before them kept in sight until the new ones are there. */
export function useList<F extends Fields, Row>(address: ListAddress<F>, questions: ListQuestions<Row>) {
  const { sort, after, size } = address;
  const more = { ...(sort && { sort }), ...(after && { after }), size };
  const page = useQuery({ ...questions.page(more), placeholderData: keepPreviousData });
  const count = useQuery({ ...questions.count(), placeholderData: keepPreviousData });
  return { page, count };
}

/** `1,284`, or `10,000+` where counting stops. */
export function totalText(count: ListCount | undefined): string | undefined {
  return count && `${wholeText(count.total)}${count.more ? '+' : ''}`;
}
