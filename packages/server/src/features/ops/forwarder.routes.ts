import { readForwarder, saveForwarder } from '@loadline/contract/ops/forwarder.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { keepForwarder } from './forwarder.commands.ts';
import { forwarderIn } from './forwarder.public.ts';

export function forwarderRoutes(house: House) {
  const { staff } = house;
  serve(house, readForwarder, ({ viewer }) => staff.inTransaction(viewer, forwarderIn));
  serve(house, saveForwarder, ({ body, viewer }) => keepForwarder(staff, viewer, body));
}
