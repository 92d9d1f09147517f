import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';
import { delivery, deliveryDetail, deliveryStates, webhook } from './webhook.ts';

const { fields, label } = webhook;
const access = 'api:manage';
const hook = group(fields, { label });
const withSecret = group(
  { secret: text({ label: { zh: '签名密钥', en: 'Signing secret' }, max: 80 }), hook },
  { label },
);
const byId = { id: fields.id };

/** The webhooks of the caller's organisation, with how the last 24 hours went. */
export const listWebhooks = endpoint('GET /adminapi/webhooks', {
  access,
  title: { zh: '回调地址列表', en: 'List webhooks' },
  answer: list(hook, { label }),
});

/** Adds an address that is told what happens. The secret that signs is in this answer and never shown again. */
export const addWebhook = endpoint('POST /adminapi/webhooks/add', {
  access,
  title: { zh: '新增回调地址', en: 'Add a webhook' },
  confidential: true,
  body: { url: fields.url, categories: fields.categories },
  answer: withSecret,
});

export const changeWebhook = endpoint('POST /adminapi/webhooks/change', {
  access,
  title: { zh: '修改回调地址', en: 'Change a webhook' },
  body: { ...byId, version: versionField, url: fields.url, categories: fields.categories },
  answer: hook,
});

/** For a day both secrets sign, so that the receiver can be changed over. */
export const changeSecret = endpoint('POST /adminapi/webhooks/secret', {
  access,
  title: { zh: '更换签名密钥', en: 'Change the signing secret' },
  confidential: true,
  body: byId,
  answer: withSecret,
});

/** What waits goes with it. */
export const removeWebhook = endpoint('POST /adminapi/webhooks/remove', {
  access,
  title: { zh: '删除回调地址', en: 'Remove a webhook' },
  body: byId,
  answer: flag({ label: { zh: '已删除', en: 'Removed' } }),
});

/** While it is paused what happens is kept for it. */
export const pauseWebhook = endpoint('POST /adminapi/webhooks/pause', {
  access,
  title: { zh: '暂停或恢复回调', en: 'Pause or resume a webhook' },
  body: { ...byId, paused: flag({ label: { zh: '暂停', en: 'Paused' } }) },
  answer: hook,
});

/** Sends an event of no record, so that a receiver can be tried. */
export const testWebhook = endpoint('POST /adminapi/webhooks/test', {
  access,
  title: { zh: '测试回调', en: 'Test a webhook' },
  body: byId,
  answer: id({ label: { zh: '投递编号', en: 'Delivery' } }),
});

/** What was told, the newest first. */
export const deliveryApi = recordsApi({
  path: '/adminapi/deliveries',
  access,
  called: { zh: '投递记录', one: 'a delivery', many: 'deliveries' },
  of: delivery,
  filter: {
    hookId: optional(delivery.fields.hookId),
    state: severalOf(deliveryStates, delivery.fields.state.label),
    search: optional(text({ label: { zh: '单号、事件', en: 'Number or event' }, max: 100 })),
  },
  sorts: sortsBy(delivery, 'madeAt'),
  by: { id: delivery.fields.id },
  detail: group(deliveryDetail, { label: delivery.label }),
});

/** Dead letters go out again under their id, one or all of a webhook; answers how many. */
export const replayDeliveries = endpoint('POST /adminapi/deliveries/replay', {
  access,
  title: { zh: '重放死信', en: 'Replay dead letters' },
  body: {
    id: optional(id({ label: { zh: '投递编号', en: 'Delivery' } })),
    hookId: optional(delivery.fields.hookId),
  },
  answer: whole({ label: { zh: '已重放', en: 'Replayed' } }),
});

const ofCustomer = { orgId: id({ label: { zh: '客户', en: 'Customer' } }) };

/** The webhooks of a customer, as staff see them. */
export const webhooksOf = endpoint('GET /opsapi/webhooks', {
  access: 'op:api',
  title: { zh: '客户的回调地址', en: 'Webhooks of a customer' },
  query: ofCustomer,
  answer: list(hook, { label }),
});

/** A webhook that does harm is stopped at the desk; the customer starts it again. */
export const pauseAtDesk = endpoint('POST /opsapi/webhooks/pause', {
  access: 'op:api',
  title: { zh: '暂停客户的回调', en: 'Pause a webhook of a customer' },
  body: byId,
  answer: flag({ label: { zh: '已暂停', en: 'Paused' } }),
});
