import { tolerance } from '@loadline/contract/ops/tolerance';
import type { Feature } from '../../feature.ts';
import { toleranceRoutes } from './tolerances.routes.ts';

export const toleranceFeature: Feature = {
  routes: toleranceRoutes,
  audited: { tolerance: { fields: tolerance.fields } },
};
