import { listChoices } from '@loadline/contract/ops/choices.api';
import { listWaiting, listWork } from '@loadline/contract/ops/work.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { choicesFor } from './choices.queries.ts';
import { longestWaiting, workFor } from './work.queries.ts';

export function workRoutes(house: House) {
  const { staff, clock } = house;
  serve(house, listWork, ({ viewer }) => workFor(staff, clock, viewer));
  serve(house, listWaiting, ({ viewer }) => longestWaiting(staff, clock, viewer));
  serve(house, listChoices, ({ viewer }) => choicesFor(staff, viewer));
}
