import { auditApi } from '@loadline/contract/ops/audit.api';
import {
  endUserSessions,
  giveFirstLinks,
  listCustomerUsers,
  resetSecondFactor,
  resetUserPassword,
  revealPersonal,
  setUserEnabled,
  setUserRole,
} from '@loadline/contract/ops/customer-user.api';
import { readForwarder, saveForwarder } from '@loadline/contract/ops/forwarder.api';
import {
  brandImage,
  deleteHost,
  listHosts,
  saveHost,
  uploadBrandImage,
} from '@loadline/contract/ops/host.api';
import { messageApi, retryMessage } from '@loadline/contract/ops/message.api';
import { listRoles, makeRole, removeRole, renameRole, saveRoles } from '@loadline/contract/ops/role.api';
import { viewAsCustomer } from '@loadline/contract/ops/view-as.api';
import type { Feature } from '../../feature.ts';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { sheetOfAudit } from './audit.export.queries.ts';
import { auditedOf, countOfAudit, pageOfAudit } from './audit.queries.ts';
import { enableUser, endSessions, giveRole, renewPassword, resetFactor } from './customer-users.commands.ts';
import { usersOfCustomer } from './customer-users.queries.ts';
import { customerDeskRoutes } from './customers.routes.ts';
import { dictionaryRoutes } from './dictionaries.routes.ts';
import { letInFirst } from './first-links.commands.ts';
import { keepForwarder } from './forwarder.commands.ts';
import { forwarderIn } from './forwarder.public.ts';
import { dropHost, keepHost, takeImage } from './hosts.commands.ts';
import { everyHost, shownImage } from './hosts.queries.ts';
import { sendAgain } from './messages.commands.ts';
import { countOfMessages, pageOfMessages, sheetOfMessages } from './messages.queries.ts';
import { revealNumber } from './personal.commands.ts';
import { registrationDeskRoutes } from './registrations.routes.ts';
import { addRole, changeRoles, dropRole, nameRole } from './roles.commands.ts';
import { matrixOfRoles } from './roles.queries.ts';
import { staffRoutes } from './staff.routes.ts';
import { openView } from './view-as.commands.ts';

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

function auditRoutes(house: House, all: readonly Feature[]) {
  const { staff } = house;
  const audited = auditedOf(all);
  serve(house, auditApi.list, ({ query, viewer }) => pageOfAudit(staff, viewer, query, audited));
  serve(house, auditApi.count, ({ query, viewer }) => countOfAudit(staff, viewer, query, audited));
  serve(house, auditApi.export, ({ query, viewer }) => sheetOfAudit(staff, viewer, query, audited));
}

function customerUserRoutes(house: House) {
  const { staff } = house;
  serve(house, listCustomerUsers, ({ query, viewer }) => usersOfCustomer(staff, viewer, query.orgId));
  serve(house, setUserEnabled, ({ body, viewer }) => enableUser(staff, viewer, body));
  serve(house, setUserRole, ({ body, viewer }) => giveRole(staff, viewer, body));
  serve(house, giveFirstLinks, ({ body, viewer }) => letInFirst(house, viewer, body));
  serve(house, resetUserPassword, ({ body, viewer }) => renewPassword(house, viewer, body));
  serve(house, endUserSessions, ({ body, viewer }) => endSessions(staff, viewer, body));
  serve(house, resetSecondFactor, ({ body, viewer }) => resetFactor(staff, viewer, body));
  serve(house, revealPersonal, ({ body, viewer }) => revealNumber(house, viewer, body));
}

function forwarderRoutes(house: House) {
  const { staff } = house;
  serve(house, readForwarder, ({ viewer }) => staff.inTransaction(viewer, forwarderIn));
  serve(house, saveForwarder, ({ body, viewer }) => keepForwarder(staff, viewer, body));
}

function hostRoutes(house: House) {
  const { db, staff, files } = house;
  serve(house, listHosts, ({ viewer }) => everyHost(staff, viewer));
  serve(house, saveHost, ({ body, viewer }) => keepHost(staff, viewer, body));
  serve(house, deleteHost, ({ body, viewer }) => dropHost(staff, viewer, body));
  serve(house, uploadBrandImage, async ({ viewer, file }) => takeImage(house, viewer, await file()));
  serve(house, brandImage, ({ query }) => shownImage(db, files, query.id));
}

function messageRoutes(house: House) {
  const { staff, config } = house;
  serve(house, messageApi.list, ({ query, viewer }) => pageOfMessages(staff, config, viewer, query));
  serve(house, messageApi.count, ({ query, viewer }) => countOfMessages(staff, viewer, query));
  serve(house, messageApi.export, ({ query, viewer }) => sheetOfMessages(staff, viewer, query));
  serve(house, retryMessage, ({ body, viewer }) => sendAgain(staff, viewer, body.id));
}

function roleRoutes(house: House) {
  const { staff } = house;
  serve(house, listRoles, ({ viewer }) => matrixOfRoles(staff, viewer));
  serve(house, saveRoles, ({ body, viewer }) => changeRoles(staff, viewer, body));
  serve(house, makeRole, ({ body, viewer }) => addRole(staff, viewer, body));
  serve(house, renameRole, ({ body, viewer }) => nameRole(staff, viewer, body));
  serve(house, removeRole, ({ body, viewer }) => dropRole(staff, viewer, body));
}

function viewAsRoutes(house: House) {
  serve(house, viewAsCustomer, ({ body, viewer }) => openView(house, viewer, body));
}
