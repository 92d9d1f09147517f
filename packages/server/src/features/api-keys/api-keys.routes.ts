import {
  deskApiKeyApi,
  listApiKeys,
  makeApiKey,
  revokeApiKey,
  revokeAtDesk,
  rotateApiKey,
} from '@loadline/contract/api-keys/api-key.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { makeKey, revokeKey, rotateKey } from './api-keys.commands.ts';
import { deskKeys, keysOf } from './api-keys.queries.ts';
import { countKeyUses } from './api-keys.uses.commands.ts';

export function apiKeyRoutes(house: House) {
  const { db, staff } = house;
  countKeyUses(house);
  serve(house, listApiKeys, ({ viewer }) => keysOf(db, viewer));
  serve(house, makeApiKey, ({ viewer, body }) => makeKey(db, viewer, body));
  serve(house, rotateApiKey, ({ viewer, body }) => rotateKey(db, viewer, body));
  serve(house, revokeApiKey, ({ viewer, body }) => revokeKey(db, viewer, body.id));
  serveList(house, staff, deskApiKeyApi, deskKeys);
  serve(house, revokeAtDesk, ({ viewer, body }) => revokeKey(staff, viewer, body.id));
}
