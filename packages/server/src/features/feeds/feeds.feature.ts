import type { Feature } from '../../feature.ts';
import { retryFeedsJob } from './feeds.jobs.commands.ts';
import { feedRoutes } from './feeds.routes.ts';

export const feedFeature: Feature = { routes: feedRoutes, jobs: (house) => [retryFeedsJob(house)] };
