import {
  addWebhook,
  changeSecret,
  changeWebhook,
  deliveryApi,
  listWebhooks,
  pauseAtDesk,
  pauseWebhook,
  removeWebhook,
  replayDeliveries,
  testWebhook,
  webhooksOf,
} from '@loadline/contract/webhooks/webhook.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import {
  addHook,
  changeHook,
  changeSecretOf,
  pauseForCustomer,
  pauseHook,
  removeHook,
  replay,
  testHook,
} from './webhooks.commands.ts';
import { deliveryList, deliveryOf, hooksOf } from './webhooks.queries.ts';

export function webhookRoutes(house: House) {
  const { db, staff } = house;
  serve(house, listWebhooks, ({ viewer }) => hooksOf(db, viewer));
  serve(house, addWebhook, ({ viewer, body }) => addHook(house, viewer, body));
  serve(house, changeWebhook, ({ viewer, body }) => changeHook(house, viewer, body));
  serve(house, changeSecret, ({ viewer, body }) => changeSecretOf(house, viewer, body.id));
  serve(house, removeWebhook, ({ viewer, body }) => removeHook(db, viewer, body.id));
  serve(house, pauseWebhook, ({ viewer, body }) => pauseHook(db, viewer, body));
  serve(house, testWebhook, ({ viewer, body }) => testHook(db, viewer, body.id));
  serveList(house, db, deliveryApi, deliveryList);
  serve(house, deliveryApi.detail, ({ viewer, query }) => deliveryOf(house, viewer, query.id));
  serve(house, replayDeliveries, ({ viewer, body }) => replay(db, viewer, body));
  serve(house, webhooksOf, ({ viewer, query }) => hooksOf(staff, viewer, query.orgId));
  serve(house, pauseAtDesk, ({ viewer, body }) => pauseForCustomer(staff, viewer, body.id));
}
