import { readBoard, readDeskBoard } from '@loadline/contract/databoard/board.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { boardOf, deskBoardOf } from './databoard.queries.ts';

export function databoardRoutes(house: House) {
  serve(house, readBoard, ({ query, viewer }) => boardOf(house.db, viewer, query));
  serve(house, readDeskBoard, ({ query, viewer }) => deskBoardOf(house.staff, viewer, query));
}
