import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import * as api from '@loadline/contract/session/sign-in.api';
import { call } from './call.ts';
import type { Asked } from './request.ts';
import { keepUser } from './session.ts';
import { type SignedInUser, store } from './stored.ts';

/** How somebody proves who they are; the user name of an SMS login is the mobile, its password the code sent there. */
export type Credentials = Pick<
  Asked<BodyOf<typeof api.signIn>>,
  'grant_type' | 'username' | 'password' | 'totp'
>;

/** Opens a session and keeps it under the spec's three keys. Rejects with a `Refusal` that the form shows itself. */
export async function signIn(credentials: Credentials): Promise<SignedInUser> {
  return keepSession(await call(api.signIn, { body: { scope: 'all', ...credentials }, refusal: 'in place' }));
}

/** Keeps what a login of any kind has answered. */
export function keepSession({ access_token, user }: AnswerOf<typeof api.signIn>): SignedInUser {
  store('access_token', access_token);
  keepUser(user);
  return user;
}
