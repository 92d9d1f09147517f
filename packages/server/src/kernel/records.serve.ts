import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import type { House } from './house.ts';
import type { ListCalls } from './lists.ts';
import { serveList } from './lists.ts';
import type { Saved } from './records.save.ts';
import { dropKept, saveKept } from './records.save.ts';
import type { Kept } from './records.ts';
import { listOfKept } from './records.ts';
import { serve } from './serve.ts';

/** The calls of records that are kept one by one, as `recordsApi` and `savedApi` declare them. */
interface KeptCalls<F extends Fields, B extends Fields> extends ListCalls<Fields, ValuesOf<F>> {
  readonly save: Endpoint<Fields, B, ValuesOf<F>>;
  readonly delete: Endpoint<Fields, Fields, number>;
}

/** Puts records that customers keep on the wire. `stored` gives what is written of what was typed, and refuses what is wrong. */
export function serveKept<F extends Fields, B extends Fields>(
  house: House,
  calls: KeptCalls<F, B>,
  kept: Kept<F>,
  stored: (typed: ValuesOf<B>) => object = (typed) => typed,
): void {
  const { db } = house;
  const list: ListCalls<Fields, ValuesOf<F>> = calls;
  serveList(house, db, list, listOfKept(kept));
  const save: Endpoint = calls.save;
  const remove: Endpoint = calls.delete;
  // The calls were declared with these bodies: `KeptCalls` says so.
  serve(house, save, ({ body, viewer }) =>
    db.inTransaction(viewer, (tx) => saveKept(tx, kept, stored(body as ValuesOf<B>) as Saved)),
  );
  serve(house, remove, ({ body, viewer }) =>
    db.inTransaction(viewer, (tx) => dropKept(tx, kept, (body as { ids: string[] }).ids)),
  );
}
