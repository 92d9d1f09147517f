import { rateCard } from '@loadline/contract/freight/rate-card';
import type { Feature } from '../../feature.ts';
import { rateRoutes } from './rates.routes.ts';

export const rateFeature: Feature = { routes: rateRoutes, audited: { rate: { fields: rateCard.fields } } };
