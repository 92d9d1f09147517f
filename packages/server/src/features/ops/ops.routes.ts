import type { Feature } from '../../feature.ts';
import type { House } from '../../kernel/house.ts';
import { auditRoutes } from './audit.routes.ts';
import { customerUserRoutes } from './customer-users.routes.ts';
import { customerDeskRoutes } from './customers.routes.ts';
import { dictionaryRoutes } from './dictionaries.routes.ts';
import { forwarderRoutes } from './forwarder.routes.ts';
import { hostRoutes } from './hosts.routes.ts';
import { messageRoutes } from './messages.routes.ts';
import { registrationDeskRoutes } from './registrations.routes.ts';
import { roleRoutes } from './roles.routes.ts';
import { staffRoutes } from './staff.routes.ts';
import { viewAsRoutes } from './view-as.routes.ts';

/** The forwarder's own desks. */
export function deskRoutes(house: House, all: readonly Feature[]) {
  registrationDeskRoutes(house);
  customerDeskRoutes(house);
  customerUserRoutes(house);
  viewAsRoutes(house);
  roleRoutes(house);
  staffRoutes(house);
  dictionaryRoutes(house);
  forwarderRoutes(house);
  hostRoutes(house);
  auditRoutes(house, all);
  messageRoutes(house);
}
