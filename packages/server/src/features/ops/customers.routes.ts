import { contactsToEnterFor, customersToEnterFor, listChoices } from '@loadline/contract/ops/choices.api';
import {
  createCustomer,
  customerApi,
  holdCustomer,
  saveCustomer,
  setCustomerStatus,
  setGranted,
  setProducts,
} from '@loadline/contract/ops/customer.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { choicesFor, contactsFor, customersFor } from './choices.queries.ts';
import {
  activateCustomer,
  changeGranted,
  changeProducts,
  holdOrRelease,
  keepCustomer,
} from './customers.commands.ts';
import { openCustomer } from './customers.opening.commands.ts';
import { customerById, servedCustomers } from './customers.queries.ts';

export function customerDeskRoutes(house: House) {
  const { staff } = house;
  serve(house, listChoices, ({ viewer }) => choicesFor(staff, viewer));
  serve(house, customersToEnterFor, ({ viewer }) => customersFor(staff, viewer));
  serve(house, contactsToEnterFor, ({ query, viewer }) => contactsFor(staff, viewer, query));
  serveList(house, staff, customerApi, servedCustomers);
  serve(house, customerApi.detail, ({ query, viewer }) => customerById(staff, viewer, query.id));
  serve(house, createCustomer, ({ body, viewer }) => openCustomer(house, viewer, body));
  serve(house, saveCustomer, ({ body, viewer }) => keepCustomer(house, viewer, body));
  serve(house, setCustomerStatus, ({ body, viewer }) => activateCustomer(staff, viewer, body));
  serve(house, holdCustomer, ({ body, viewer }) => holdOrRelease(staff, viewer, body));
  serve(house, setProducts, ({ body, viewer }) => changeProducts(staff, viewer, body));
  serve(house, setGranted, ({ body, viewer }) => changeGranted(staff, viewer, body));
}
