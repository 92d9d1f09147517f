import { exchangeRate } from '@loadline/contract/bills/exchange-rate';
import type { Feature } from '../../feature.ts';
import { billRoutes } from './bills.routes.ts';

export const billFeature: Feature = {
  routes: billRoutes,
  audited: { exchangeRate: { fields: exchangeRate.fields } },
};
