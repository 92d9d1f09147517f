import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, secret, text } from '../kernel/field.ts';
import { shareContents, shareDays, shareFields } from './share.ts';
import { trackedShipment } from './tracking.api.ts';

const no = text(texts.orderNo);
const token = { label: { zh: '链接口令', en: 'Token of the link' }, max: 64 };

/** The links to one order that were made, the newest first. */
export const listShares = endpoint('GET /omsapi/tracking/shares', {
  access: 'order:view',
  title: { zh: '分享链接列表', en: 'List links to a shipment' },
  query: { no },
  answer: list(group(shareFields, { label: { zh: '分享链接', en: 'Link' } }), {
    label: { zh: '分享链接', en: 'Links' },
    max: 200,
  }),
});

/** Makes a link to a shipment of one's own: `/search?share={token}`. The token is never shown again. */
export const makeShare = endpoint('POST /omsapi/tracking/shares/make', {
  access: 'order:edit',
  title: { zh: '生成分享链接', en: 'Make a link to a shipment' },
  body: {
    no,
    days: code(shareDays, { label: { zh: '有效期', en: 'Good for' } }),
    shows: code(shareContents, { label: { zh: '显示内容', en: 'Shows' } }),
  },
  answer: group(
    { token: text(token), share: group(shareFields, { label: { zh: '分享链接', en: 'Link' } }) },
    {
      label: { zh: '分享链接', en: 'Link' },
    },
  ),
  confidential: true,
});

/** From now on the link leads nowhere. */
export const revokeShare = endpoint('POST /omsapi/tracking/shares/revoke', {
  access: 'order:edit',
  title: { zh: '撤销分享链接', en: 'Revoke a link to a shipment' },
  body: { shareId: id({ label: { zh: '链接编号', en: 'Link id' } }) },
  answer: flag({ label: { zh: '已撤销', en: 'Revoked' } }),
});

/** The shipment behind a link, without login. Revoked, expired and unknown links are the same 404. */
export const openShare = endpoint('POST /omsapi/public/tracking/shared', {
  access: 'public',
  title: { zh: '打开分享链接', en: 'Open a link to a shipment' },
  body: { token: secret(token) },
  answer: group(
    {
      shipment: trackedShipment,
      expiresAt: instant({ label: { zh: '到期时间', en: 'Until' } }),
    },
    { label: { zh: '分享的货物', en: 'Shared shipment' } },
  ),
});
