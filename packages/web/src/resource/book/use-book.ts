import { isCode } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { BookRow, ResourceBookProps } from './resource-book.props.ts';
import { useBookAddress } from './use-book-address.ts';

/** Rows that are asked for at once. */
const size = 100;

export type Book<Row extends BookRow> = ReturnType<typeof useBook<Fields, Fields, Row>>;

/** The rows of a book as far as they were asked for, what its address shows, and the way to ask anew. */
export function useBook<F extends Fields, B extends Fields, Row extends BookRow>({
  list,
  sorts,
}: Pick<ResourceBookProps<F, B, Row>, 'list' | 'sorts'>) {
  const address = useBookAddress();
  const client = useQueryClient();
  const { search } = address;
  // A link may name an order that the list does not have.
  const sort = sorts && isCode(sorts, address.sort) ? address.sort : undefined;
  const asked = { ...(search && { search }), ...(sort && { sort }), size };
  const pages = useInfiniteQuery({
    queryKey: [...list(asked).queryKey, 'pages'],
    queryFn: ({ pageParam: after, signal }) => list(after ? { ...asked, after } : asked).queryFn({ signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    address,
    sort,
    pages,
    rows: pages.data?.pages.flatMap((page) => page.rows) ?? [],
    /** Whatever stands on the screen is asked again: counts beside the list know the record too. */
    renew: () => client.invalidateQueries(),
  };
}
