import { beginSso, ssoCallbackPath, tradeSso } from '@loadline/contract/session/sso.api';
import { deskSso, ownSso } from '@loadline/contract/session/sso-provider.api';
import type { House } from '../../kernel/house.ts';
import { serve, viewerOf } from '../../kernel/serve.ts';
import { answerLogin, beginLogin, tradeLogin } from './sso.commands.ts';
import { keepProvider } from './sso-provider.commands.ts';
import { offeredBy, ownProvider } from './sso-provider.queries.ts';

export function ssoRoutes(house: House) {
  const { app, db, staff, config } = house;
  serve(house, beginSso, ({ body, viewer }) => beginLogin(house, viewer, body));
  serve(house, tradeSso, ({ body, viewer }) => tradeLogin(house, viewer, body));
  for (const [database, api] of [
    [db, ownSso],
    [staff, deskSso],
  ] as const) {
    serve(house, api.read, ({ viewer }) => ownProvider(database, config, viewer));
    serve(house, api.save, ({ body, viewer }) => keepProvider(database, house, viewer, body));
    serve(house, api.test, ({ body, viewer }) => offeredBy(database, config, viewer, body));
  }
  // No call of a page: the provider sends the browser here. What it is led on with stands behind the hash, where no log and no
  // other site reads it.
  app.get(ssoCallbackPath, async (request, reply) => {
    const viewer = viewerOf(request, { method: 'GET', path: ssoCallbackPath, access: 'public' });
    const [, query = ''] = request.url.split('?', 2);
    const code = await answerLogin(house, viewer, query);
    return reply.header('cache-control', 'no-store').redirect(`/login?part=sso#${code}`);
  });
}
