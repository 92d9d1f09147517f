import { viewAsCustomer } from '@loadline/contract/ops/view-as.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { openView } from './view-as.commands.ts';

export function viewAsRoutes(house: House) {
  serve(house, viewAsCustomer, ({ body, viewer }) => openView(house, viewer, body));
}
