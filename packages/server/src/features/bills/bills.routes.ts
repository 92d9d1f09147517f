import { listExchangeRates, saveExchangeRate } from '@loadline/contract/bills/exchange-rate.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { keepExchangeRate } from './exchange-rates.commands.ts';
import { exchangeRatesAtDesk } from './exchange-rates.queries.ts';

export function billRoutes(house: House) {
  const { staff } = house;
  serve(house, listExchangeRates, ({ viewer }) => exchangeRatesAtDesk(staff, viewer));
  serve(house, saveExchangeRate, ({ body, viewer }) => keepExchangeRate(staff, viewer, body));
}
