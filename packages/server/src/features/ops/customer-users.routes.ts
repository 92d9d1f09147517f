import {
  endUserSessions,
  listCustomerUsers,
  resetSecondFactor,
  resetUserPassword,
  revealPersonal,
  setUserEnabled,
  setUserRole,
} from '@loadline/contract/ops/customer-user.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { enableUser, endSessions, giveRole, renewPassword, resetFactor } from './customer-users.commands.ts';
import { usersOfCustomer } from './customer-users.queries.ts';
import { revealNumber } from './personal.commands.ts';

export function customerUserRoutes(house: House) {
  const { staff, passwords } = house;
  serve(house, listCustomerUsers, ({ query, viewer }) => usersOfCustomer(staff, viewer, query.orgId));
  serve(house, setUserEnabled, ({ body, viewer }) => enableUser(staff, viewer, body));
  serve(house, setUserRole, ({ body, viewer }) => giveRole(staff, viewer, body));
  serve(house, resetUserPassword, ({ body, viewer }) => renewPassword(staff, passwords, viewer, body));
  serve(house, endUserSessions, ({ body, viewer }) => endSessions(staff, viewer, body));
  serve(house, resetSecondFactor, ({ body, viewer }) => resetFactor(staff, viewer, body));
  serve(house, revealPersonal, ({ body, viewer }) => revealNumber(house, viewer, body));
}
