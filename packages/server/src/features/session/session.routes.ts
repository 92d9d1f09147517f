import {
  changePassword,
  confirmTotp,
  listSessions,
  mySecurity,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  sendMessage,
  startTotp,
  stopTotp,
} from '@loadline/contract/session/identity.api';
import { readPasswordLink, setPassword } from '@loadline/contract/session/password-link';
import { signOut, whoAmI } from '@loadline/contract/session/session.api';
import { signIn } from '@loadline/contract/session/sign-in.api';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { requestCode } from './session.codes.commands.ts';
import { closeSession, endOtherSessions, endSession, openSession } from './session.commands.ts';
import { changeOwnPassword, ownerOfLink, resetByCode, setByLink } from './session.password.commands.ts';
import { securityOf, sessionsOf, userOf } from './session.queries.ts';
import { beginTotp, confirmOwnTotp, stopOwnTotp } from './session.totp.commands.ts';
import { ssoRoutes } from './sso.routes.ts';

export function sessionRoutes(house: House) {
  const { app, db, config } = house;
  clearCopiesAt(app, signOut.path);
  serve(house, signIn, ({ body, viewer }) => openSession(house, viewer, body));
  serve(house, signOut, ({ viewer }) => closeSession(house, viewer));
  serve(house, whoAmI, ({ viewer }) => userOf(db, viewer));
  serve(house, sendMessage, ({ body, viewer }) => requestCode(house, viewer, body));
  serve(house, resetPassword, ({ body, viewer }) => resetByCode(house, viewer, body));
  serve(house, readPasswordLink, ({ body, viewer }) => ownerOfLink(house, viewer, body.token));
  serve(house, setPassword, ({ body, viewer }) => setByLink(house, viewer, body));
  serve(house, changePassword, ({ body, viewer }) => changeOwnPassword(house, viewer, body));
  serve(house, listSessions, ({ viewer }) => sessionsOf(db, viewer));
  serve(house, revokeSession, ({ body, viewer }) => endSession(db, viewer, body.sessionId));
  serve(house, revokeOtherSessions, ({ viewer }) => endOtherSessions(db, viewer));
  serve(house, mySecurity, ({ viewer }) => securityOf(db, config, viewer));
  serve(house, startTotp, ({ viewer }) => beginTotp(house, viewer));
  serve(house, confirmTotp, ({ body, viewer }) => confirmOwnTotp(house, viewer, body));
  serve(house, stopTotp, ({ body, viewer }) => stopOwnTotp(house, viewer, body));
  ssoRoutes(house);
}

/** What the browser kept of the signed-in pages goes with the session. A hook of that one route: others do not pay for it. */
function clearCopiesAt(app: FastifyInstance, path: string): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== path) return;
    route.onSend = async (_request, reply) => void reply.header('clear-site-data', '"cache"');
  });
}
