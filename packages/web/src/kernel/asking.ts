import type { AnswerOf, Endpoint, QueryOf } from '@loadline/contract/kernel/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { Asked, Asking } from './request.ts';

/**
 * A read as react-query knows it: `useQuery(asking(listOrders, filters))`. The same question is asked once, the
 * answer stands under `[path, query]`, and leaving the screen aborts it. A refusal is shown where the answer would
 * stand, so no toast repeats it.
 */
export function asking<E extends Endpoint>(endpoint: E, query: Asked<QueryOf<E>>) {
  return queryOptions({
    queryKey: [endpoint.path, query],
    // A read has a query and no body: Asking<E> is exactly this, which its conditional type cannot show.
    queryFn: ({ signal }): Promise<AnswerOf<E>> =>
      call(endpoint, { query, signal, refusal: 'in place' } as unknown as Asking<E>),
  });
}
