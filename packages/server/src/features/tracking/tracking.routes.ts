import { listShares, makeShare, openShare, revokeShare } from '@loadline/contract/tracking/share.api';
import { trackShipments } from '@loadline/contract/tracking/tracking.api';
import { askWatch, confirmWatch, leaveWatch, watchWays } from '@loadline/contract/tracking/watch.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { endShare, giveShare, shipmentOfShare } from './shares.commands.ts';
import { sharesOf } from './shares.queries.ts';
import { track } from './tracking.commands.ts';
import { shownNumbers } from './tracking.limits.ts';
import { noticesAtHand, startToWatch, stopToWatch, wishToWatch } from './watches.commands.ts';

export function trackingRoutes(house: House) {
  const { db, config } = house;
  const shown = shownNumbers(100_000);
  serve(house, trackShipments, ({ query, viewer }) => track(house, viewer, shown, query));
  serve(house, listShares, ({ query, viewer }) => sharesOf(db, viewer, query));
  serve(house, makeShare, ({ body, viewer }) => giveShare(db, viewer, body));
  serve(house, revokeShare, ({ body, viewer }) => endShare(db, viewer, body));
  serve(house, openShare, ({ body, viewer }) => shipmentOfShare(house, viewer, shown, body));
  serve(house, watchWays, async () => noticesAtHand(config));
  serve(house, askWatch, ({ body, viewer }) => wishToWatch(house, viewer, body));
  serve(house, confirmWatch, ({ body, viewer }) => startToWatch(house, viewer, body));
  serve(house, leaveWatch, ({ query }) => stopToWatch(db, query.token));
}
