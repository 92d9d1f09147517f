import {
  countEvents,
  findEventOrders,
  listEvents,
  recordEvent,
  voidEvent,
} from '@loadline/contract/events/event-desk.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import type { EventNeighbours } from './events.commands.ts';
import { enterEvent, makeVoid } from './events.commands.ts';
import { findOrders } from './events.orders.queries.ts';
import { countOfEvents, pageOfEvents } from './events.queries.ts';

export function eventRoutes(house: House, neighbours: EventNeighbours) {
  const { staff } = house;
  serve(house, listEvents, ({ query, viewer }) => pageOfEvents(staff, viewer, query));
  serve(house, countEvents, ({ query, viewer }) => countOfEvents(staff, viewer, query));
  serve(house, findEventOrders, ({ query, viewer }) => findOrders(staff, viewer, query.numbers));
  serve(house, recordEvent, ({ body, viewer }) => enterEvent(staff, viewer, body, neighbours));
  serve(house, voidEvent, ({ body, viewer }) => makeVoid(staff, viewer, body, neighbours));
}
