import { newId } from '../kernel/database.ts';
import type { Fixture } from './fixture.ts';

const expiresOn = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/** The way in for programs. */
export const apiFixtures: Readonly<Record<string, Fixture>> = {
  'GET /adminapi/apiKeys': {},
  'POST /adminapi/apiKeys/make': {
    body: () => ({
      name: 'taken',
      scopes: ['order:view'],
      dataAuthority: 'organisation',
      addresses: [],
      expiresOn,
    }),
  },
  'POST /adminapi/apiKeys/rotate': { body: (of) => ({ id: of.apiKeyId, overlap: '7', expiresOn }) },
  'POST /adminapi/apiKeys/revoke': { body: (of) => ({ id: of.apiKeyId }) },
  'GET /opsapi/apiKeys': {},
  'GET /opsapi/apiKeys/count': {},
  'POST /opsapi/apiKeys/revoke': { body: (of) => ({ id: of.apiKeyId }) },
  'GET /adminapi/webhooks': {},
  'POST /adminapi/webhooks/add': {
    body: () => ({ url: `https://hooks.example.com/${newId()}`, categories: ['track'] }),
  },
  'POST /adminapi/webhooks/change': {
    body: (of) => ({
      id: of.hookId,
      version: 999,
      url: `https://hooks.example.com/${newId()}`,
      categories: [],
    }),
  },
  'POST /adminapi/webhooks/secret': { body: (of) => ({ id: of.hookId }) },
  'POST /adminapi/webhooks/remove': { body: (of) => ({ id: of.hookId }) },
  'POST /adminapi/webhooks/pause': { body: (of) => ({ id: of.hookId, paused: true }) },
  'POST /adminapi/webhooks/test': { body: (of) => ({ id: of.hookId }) },
  'GET /adminapi/deliveries': {},
  'GET /adminapi/deliveries/count': {},
  'GET /adminapi/deliveries/detail': { query: (of) => ({ id: of.deliveryId }) },
  'POST /adminapi/deliveries/replay': { body: (of) => ({ id: of.deliveryId, hookId: null }) },
  'GET /opsapi/webhooks': { query: (of) => ({ orgId: of.orgId }) },
  'POST /opsapi/webhooks/pause': { body: (of) => ({ id: of.hookId }) },
};
