import { marginApi, marginChoices } from '@loadline/contract/bills/margin.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import {
  choicesOfMargins,
  countOfMargins,
  marginsAtDesk,
  sheetOfMargins,
  sumsOfMargins,
} from './margins.queries.ts';

export function marginRoutes(house: House) {
  const { staff } = house;
  serve(house, marginApi.list, ({ query, viewer }) => marginsAtDesk(staff, viewer, query));
  serve(house, marginApi.count, ({ query, viewer }) => countOfMargins(staff, viewer, query));
  serve(house, marginApi.overview, ({ query, viewer }) => sumsOfMargins(staff, viewer, query));
  serve(house, marginApi.export, ({ query, viewer }) => sheetOfMargins(staff, viewer, query));
  serve(house, marginChoices, ({ viewer }) => choicesOfMargins(staff, viewer));
}
