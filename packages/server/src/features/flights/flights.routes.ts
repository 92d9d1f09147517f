import { listFlightChoices, listFlights } from '@loadline/contract/flights/flight.api';
import {
  flightApi,
  flightHistory,
  listSchedules,
  listSlotCustomers,
  makeFlights,
  moveFlight,
  moveSlot,
  saveAllotments,
  saveFlight,
  saveSchedule,
} from '@loadline/contract/flights/flight-desk.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { keepFlight, moveFlightTo } from './flights.desk.commands.ts';
import { countOfFlights, customersToAllot, detailOf, pageOfFlights } from './flights.desk.queries.ts';
import { sheetOfFlights } from './flights.export.queries.ts';
import { historyOfFlight } from './flights.history.queries.ts';
import type { TellOfFlight } from './flights.news.ts';
import { flightChoices, flightsForCustomer } from './flights.queries.ts';
import { flightsFrom, keepSchedule } from './flights.schedules.commands.ts';
import { pageOfSchedules } from './flights.schedules.queries.ts';
import { keepAllotments, moveSlotTo } from './flights.slot.commands.ts';

export function flightRoutes(house: House, tell: TellOfFlight) {
  const { db, staff, clock } = house;
  serve(house, listFlights, ({ query, viewer }) => flightsForCustomer(db, viewer, query));
  serve(house, listFlightChoices, ({ query, viewer }) => flightChoices(staff, viewer, query));
  serve(house, flightApi.list, ({ query, viewer }) => pageOfFlights(staff, viewer, query));
  serve(house, flightApi.count, ({ query, viewer }) => countOfFlights(staff, viewer, query));
  serve(house, flightApi.export, ({ query, viewer }) => sheetOfFlights(staff, viewer, query));
  serve(house, flightApi.detail, ({ query, viewer }) => detailOf(staff, viewer, query.id));
  serve(house, flightHistory, ({ query, viewer }) => historyOfFlight(staff, viewer, query));
  serve(house, saveFlight, ({ body, viewer }) => keepFlight(staff, viewer, body, clock, tell));
  serve(house, moveFlight, ({ body, viewer }) => moveFlightTo(staff, viewer, body, tell));
  serve(house, moveSlot, ({ body, viewer }) => moveSlotTo(staff, viewer, body));
  serve(house, saveAllotments, ({ body, viewer }) => keepAllotments(staff, viewer, body));
  serve(house, listSlotCustomers, ({ viewer }) => customersToAllot(staff, viewer));
  serve(house, listSchedules, ({ query, viewer }) => pageOfSchedules(staff, viewer, query));
  serve(house, saveSchedule, ({ body, viewer }) => keepSchedule(staff, viewer, body));
  serve(house, makeFlights, ({ body, viewer }) => flightsFrom(staff, viewer, body));
}
