import { knownPlaceKinds } from '@loadline/contract/codes/place-kind';
import { isCode } from '@loadline/contract/kernel/code';
import {
  listEntries,
  listProducts,
  orderEntries,
  saveEntry,
  saveProduct,
} from '@loadline/contract/ops/dictionary.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { keepEntry, putInOrder } from './dictionaries.commands.ts';
import { dictionaryOf, everyProduct } from './dictionaries.queries.ts';
import { learnPlaces } from './places.queries.ts';
import { keepProduct } from './products.commands.ts';

export function dictionaryRoutes(house: House) {
  const { db, staff } = house;
  followPlaces(house);
  serve(house, listEntries, ({ query, viewer }) => dictionaryOf(staff, viewer, query.kind));
  serve(house, saveEntry, async ({ body, viewer }) => {
    const entries = await keepEntry(staff, viewer, body);
    if (isCode(knownPlaceKinds, body.kind)) await learnPlaces(db);
    return entries;
  });
  serve(house, orderEntries, ({ body, viewer }) => putInOrder(staff, viewer, body));
  serve(house, listProducts, ({ viewer }) => everyProduct(staff, viewer));
  serve(house, saveProduct, ({ body, viewer }) => keepProduct(staff, viewer, body));
}

/** Knows the installation's places from the first request on, and what another process has changed of them. */
function followPlaces({ app, db, live }: House): void {
  const learn = () => learnPlaces(db).catch((error: unknown) => app.log.error(error));
  let leave: (() => void) | undefined;
  app.addHook('onReady', async () => {
    await learn();
    leave = await live.hear((change) => {
      if (change === 'unsure' || change.topic === 'settings') void learn();
    });
  });
  app.addHook('onClose', async () => leave?.());
}
