import {
  eventApi,
  findEventOrders,
  recordEvent,
  voidEvent,
  voidEvents,
} from '@loadline/contract/events/event-desk.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import type { EventNeighbours } from './events.commands.ts';
import { enterEvent, makeVoid, voidMany } from './events.commands.ts';
import { findOrders } from './events.orders.queries.ts';
import { listedEvents } from './events.queries.ts';

export function eventRoutes(house: House, neighbours: EventNeighbours) {
  const { staff } = house;
  serveList(house, staff, eventApi, listedEvents);
  serve(house, findEventOrders, ({ query, viewer }) => findOrders(staff, viewer, query.numbers));
  serve(house, recordEvent, ({ body, viewer }) => enterEvent(staff, viewer, body, neighbours));
  serve(house, voidEvents, ({ body, viewer }) => voidMany(staff, viewer, body, neighbours));
  serve(house, voidEvent, ({ body, viewer }) => makeVoid(staff, viewer, body, neighbours));
}
