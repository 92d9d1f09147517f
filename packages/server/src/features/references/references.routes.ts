import {
  bankList,
  countryList,
  placeList,
  productList,
  roleList,
  timeZoneList,
  userById,
  warehouseList,
} from '@loadline/contract/references/reference.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import {
  banksOf,
  countriesOf,
  personById,
  placesOf,
  productsOf,
  rolesOf,
  timeZonesOf,
  warehousesOf,
} from './references.queries.ts';

/** What the browser loads once and shares between its screens (spec §3: shared data held in the session). */
export function referenceRoutes(house: House) {
  const { db, clock } = house;
  serve(house, countryList, () => countriesOf(db));
  serve(house, placeList, ({ viewer }) => placesOf(db, viewer));
  serve(house, warehouseList, ({ viewer }) => warehousesOf(db, viewer));
  serve(house, bankList, ({ viewer }) => banksOf(db, viewer));
  serve(house, timeZoneList, ({ viewer }) => timeZonesOf(db, clock, viewer));
  serve(house, userById, ({ query, viewer }) => personById(db, viewer, query));
  serve(house, roleList, ({ viewer }) => rolesOf(db, viewer));
  serve(house, productList, ({ query, viewer }) => productsOf(db, viewer, query));
}
