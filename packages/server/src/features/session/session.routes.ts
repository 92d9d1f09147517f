import { signIn, signOut, whoAmI } from '@loadline/contract/session/session.api';
import type { House } from '../../kernel/house.ts';
import type { Passwords } from '../../kernel/passwords.ts';
import { serve } from '../../kernel/serve.ts';
import { closeSession, openSession } from './session.commands.ts';
import { userOf } from './session.queries.ts';

export function sessionRoutes(house: House, passwords: Passwords) {
  const { db, config } = house;
  serve(house, signIn, ({ body, viewer }) => openSession(db, passwords, config, viewer, body));
  serve(house, signOut, ({ viewer }) => closeSession(db, viewer));
  serve(house, whoAmI, ({ viewer }) => userOf(db, viewer));
}
