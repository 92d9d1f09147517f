import type { Feature } from '../../feature.ts';
import { trackingRoutes } from './tracking.routes.ts';
import { sweepWatchesJob, tellWatchersJob } from './watches.tell.commands.ts';

export const trackingFeature: Feature = {
  routes: trackingRoutes,
  jobs: (house) => [tellWatchersJob(house), sweepWatchesJob(house)],
};
