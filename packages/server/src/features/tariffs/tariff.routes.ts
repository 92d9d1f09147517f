import { calculateTariff } from '@loadline/contract/tariffs/tariff.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { calculationOf } from './tariff.queries.ts';

export function tariffRoutes(house: House) {
  serve(house, calculateTariff, ({ body, viewer }) => calculationOf(house.db, viewer, body));
}
