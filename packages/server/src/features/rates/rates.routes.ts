import { publicFreight } from '@loadline/contract/freight/freight.api';
import { copyRate, listRates, retireRate, saveRate } from '@loadline/contract/ops/rate.api';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { serve } from '../../kernel/serve.ts';
import { copyForNext, keepRate, retire } from './rates.commands.ts';
import { publishedRates } from './rates.public.ts';
import { pageOfRates } from './rates.queries.ts';

/** Of one address; a visitor asks once and works out the rest themselves. */
const asksPerMinute = 60;

export function rateRoutes(house: House) {
  const { db, staff } = house;
  serve(house, publicFreight, async ({ viewer }) => {
    const key = `published rates ${viewer.address}`;
    await takeAllowance(db, { key, allowance: asksPerMinute, seconds: 60 });
    return publishedRates(db);
  });
  serve(house, listRates, ({ query, viewer }) => pageOfRates(staff, viewer, query));
  serve(house, saveRate, ({ body, viewer }) => keepRate(staff, viewer, body));
  serve(house, copyRate, ({ body, viewer }) => copyForNext(staff, viewer, body));
  serve(house, retireRate, ({ body, viewer }) => retire(staff, viewer, body));
}
