import { listTolerances, saveTolerance } from '@loadline/contract/ops/tolerance.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { everyTolerance, keepTolerance } from './tolerances.commands.ts';

export function toleranceRoutes(house: House) {
  const { staff } = house;
  serve(house, listTolerances, ({ viewer }) => everyTolerance(staff, viewer));
  serve(house, saveTolerance, ({ body, viewer }) => keepTolerance(staff, viewer, body));
}
