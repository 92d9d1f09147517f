import { trackShipments } from '@loadline/contract/tracking/tracking.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { shownNumbers, track } from './tracking.commands.ts';

export function trackingRoutes(house: House) {
  const shown = shownNumbers(100_000);
  serve(house, trackShipments, ({ query, viewer }) => track(house, viewer, shown, query));
}
