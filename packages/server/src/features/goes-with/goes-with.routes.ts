import { goesWith, goesWithAtDesk } from '@loadline/contract/goes-with/goes-with.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { deskRights, ownRights, recordsWith } from './goes-with.queries.ts';

export function goesWithRoutes(house: House) {
  serve(house, goesWith, ({ query, viewer }) => recordsWith(house.db, viewer, query, ownRights));
  serve(house, goesWithAtDesk, ({ query, viewer }) => recordsWith(house.staff, viewer, query, deskRights));
}
