import {
  closeUnidentified,
  joinUnidentified,
  saveUnidentified,
  unidentifiedApi,
} from '@loadline/contract/receipts/unidentified.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import type { Carriers } from './receipts.public.ts';
import { close, keepUnidentified } from './unidentified.commands.ts';
import { join } from './unidentified.join.commands.ts';
import { countsOf, historyOfUnidentified, unidentifiedList, unidentifiedOf } from './unidentified.queries.ts';

export function unidentifiedRoutes(house: House, carriers: Carriers) {
  const { staff } = house;
  serveList(house, staff, unidentifiedApi, unidentifiedList);
  serve(house, unidentifiedApi.overview, ({ query, viewer }) => countsOf(staff, viewer, query));
  serve(house, unidentifiedApi.detail, ({ query, viewer }) => unidentifiedOf(staff, viewer, query.no));
  serve(house, unidentifiedApi.history, ({ query, viewer }) =>
    historyOfUnidentified(staff, viewer, query.no),
  );
  serve(house, saveUnidentified, ({ body, viewer }) => keepUnidentified(staff, viewer, body));
  serve(house, joinUnidentified, ({ body, viewer }) => join(house, carriers, viewer, body));
  serve(house, closeUnidentified, ({ body, viewer }) => close(staff, viewer, body));
}
