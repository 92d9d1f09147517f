import {
  aboutWords,
  agreementWords,
  announcementWords,
  declarationWords,
  homeWords,
  productWords,
} from '../features/content/content.factory.ts';
import type { Fixture } from './fixture.ts';

/** The calls about what the public pages say. */
export const contentFixtures: Readonly<Record<string, Fixture>> = {
  'GET /opsapi/content/products': {},
  'POST /opsapi/content/products/save': { body: () => ({ ...productWords, version: 999 }) },
  'GET /opsapi/content/agreements': {},
  'POST /opsapi/content/agreements/publish': { body: () => ({ ...agreementWords, version: 999 }) },
  'GET /opsapi/content/declarations': {},
  'POST /opsapi/content/declarations/publish': { body: () => ({ ...declarationWords, version: 999 }) },
  'GET /opsapi/content/home': {},
  'POST /opsapi/content/home/save': { body: () => ({ ...homeWords, version: 999 }) },
  'GET /opsapi/content/about': {},
  'POST /opsapi/content/about/save': { body: () => ({ ...aboutWords, version: 999 }) },
  'GET /opsapi/content/announcements': {},
  'POST /opsapi/content/announcements/save': {
    body: (of) => ({ ...announcementWords, id: of.orderId, version: 999 }),
  },
  'POST /opsapi/content/announcements/delete': { body: (of) => ({ id: of.orderId, version: 999 }) },
};
