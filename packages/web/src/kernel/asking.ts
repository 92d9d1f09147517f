import type { AnswerOf, Endpoint, QueryOf } from '@loadline/contract/kernel/endpoint';
import { call } from './call.ts';
import type { Asked, Asking } from './request.ts';

/** A read as react-query takes it. */
export interface Question<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

/**
 * A read for react-query: `useQuery(asking(listOrders, filters))`. The same question is asked once, the answer
 * stands under `[path, query]`, and leaving the screen aborts it. A refusal is shown where the answer would stand,
 * so no toast repeats it.
 */
export function asking<E extends Endpoint>(endpoint: E, query: Asked<QueryOf<E>>): Question<AnswerOf<E>> {
  return {
    queryKey: [endpoint.path, query],
    queryFn: ({ signal }) => {
      // A read has a query and no body: Asking<E> is exactly this, which its conditional type cannot show.
      return call(endpoint, { query, signal, refusal: 'in place' } as unknown as Asking<E>);
    },
  };
}
