import { randomInt } from 'node:crypto';
import { firstEditions } from '../seed/site-content.ts';
import type { Belongings, Fixture } from './fixture.ts';
import { apiFixtures } from './fixtures.api.ts';
import { billFixtures } from './fixtures.bills.ts';
import { bookingFixtures } from './fixtures.bookings.ts';
import { chargeFixtures } from './fixtures.charges.ts';
import { contentFixtures } from './fixtures.content.ts';
import { creditFixtures } from './fixtures.credit.ts';
import { customerFixtures } from './fixtures.customers.ts';
import { customsFixtures } from './fixtures.customs.ts';
import { disputeFixtures } from './fixtures.disputes.ts';
import { draftFixtures } from './fixtures.drafts.ts';
import { entryFixtures } from './fixtures.entries.ts';
import { exceptionFixtures } from './fixtures.exceptions.ts';
import { fileFixtures } from './fixtures.files.ts';
import { flightFixtures } from './fixtures.flights.ts';
import { goodsCodeFixtures } from './fixtures.goods.ts';
import { htsFixtures } from './fixtures.hts.ts';
import { invoiceFixtures } from './fixtures.invoices.ts';
import { labelFixtures } from './fixtures.labels.ts';
import { midFixtures } from './fixtures.mids.ts';
import { opsFixtures } from './fixtures.ops.ts';
import { orderFixtures } from './fixtures.orders.ts';
import { questionFixtures } from './fixtures.questions.ts';
import { receiptFixtures } from './fixtures.receipts.ts';
import { ssoFixtures } from './fixtures.sso.ts';
import { tariffFixtures } from './fixtures.tariffs.ts';
import { trustFixtures } from './fixtures.trusts.ts';
import { waybillFixtures } from './fixtures.waybills.ts';

/** The thirteen calls of one kind of import; `key` is a column that takes any text. */
function importFixtures(
  subject: string,
  key: string,
  idOf: (of: Belongings) => string,
  at = `/omsapi/${subject}/imports`,
): Readonly<Record<string, Fixture>> {
  const byId = (of: Belongings) => ({ id: idOf(of) });
  return {
    [`GET ${at}`]: {},
    [`POST ${at}`]: { upload: async () => Buffer.from('not a workbook') },
    [`GET ${at}/template`]: {},
    [`GET ${at}/limits`]: {},
    [`GET ${at}/detail`]: { query: byId },
    [`GET ${at}/rows`]: { query: byId },
    [`GET ${at}/marked`]: { query: byId },
    [`GET ${at}/file`]: { query: byId },
    [`POST ${at}/change`]: {
      body: (of) => ({ id: idOf(of), cells: [{ row: 2, key, value: 'taken' }] }),
    },
    [`POST ${at}/replace`]: {
      body: (of) => ({ id: idOf(of), key, from: 'SENTINEL7F3A', to: 'taken' }),
    },
    [`POST ${at}/read-again`]: {
      body: (of) => ({ id: idOf(of), sheet: null, columns: [], units: [], rates: [] }),
    },
    [`POST ${at}/leave-out`]: { body: (of) => ({ id: idOf(of), rows: [2], leftOut: true }) },
    [`POST ${at}/commit`]: { body: byId },
    [`POST ${at}/discard`]: { body: byId },
  };
}

/** A number of its own for every call: what one call sends must not keep the next one waiting. */
export function newMobile(): string {
  return `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** One line per endpoint; the walk fails for an endpoint without one. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  'POST /adminapi/oauth/token': {
    body: () => ({ grant_type: 'password', username: 'nobody', password: 'nothing1' }),
  },
  'GET /adminapi/oauth/logout': {},
  'GET /adminapi/session/user': {},
  'GET /adminapi/session/list': {},
  'POST /adminapi/session/revoke': { body: (of) => ({ sessionId: of.orderId }) },
  'POST /adminapi/session/revokeOthers': {},
  'POST /adminapi/sso/begin': { body: () => ({ address: 'nobody@nowhere.example' }) },
  'POST /adminapi/sso/trade': { body: () => ({ code: 'A'.repeat(43), key: 'A'.repeat(43) }) },
  ...ssoFixtures,
  'GET /omsapi/dashboard': { query: () => ({ from: '2026-01-01', to: '2026-12-31' }) },
  'GET /omsapi/dashboard/due': {},
  ...chargeFixtures,
  ...htsFixtures,
  ...tariffFixtures,
  'GET /omsapi/databoard': {},
  'GET /opsapi/databoard': {},
  'GET /adminapi/security': {},
  'POST /adminapi/password/change': {
    body: () => ({ oldPassword: 'not the right one', password: 'Kf83mzQ1' }),
  },
  'POST /adminapi/password/reset': {
    body: () => ({ mobile: newMobile(), smsCode: '000000', password: 'Kf83mzQ1' }),
  },
  'POST /adminapi/password/link': { body: () => ({ token: 'A'.repeat(43) }) },
  'POST /adminapi/password/set': { body: () => ({ token: 'A'.repeat(43), password: 'Kf83mzQ1' }) },
  'POST /adminapi/totp/start': {},
  'POST /adminapi/totp/confirm': { body: () => ({ code: 'none' }) },
  'POST /adminapi/totp/stop': { body: () => ({ password: 'not the right one', code: '000000' }) },
  'POST /adminapi/message/sendMessage': { body: () => ({ mobile: newMobile(), purpose: 'login' }) },
  'POST /adminapi/regist/licence': { upload: async () => Buffer.from('no picture') },
  'POST /adminapi/regist/apply': {
    body: () => ({
      accountType: 'company',
      companyNameCn: '示例公司',
      contactName: 'Example',
      mobile: newMobile(),
      smsCode: '000000',
      email: 'someone@example.com',
      interests: [],
      agreementVersion: firstEditions.agreement.edition,
    }),
  },
  'POST /adminapi/regist/status': { body: () => ({ mobile: newMobile(), smsCode: '000000' }) },
  'GET /omsapi/orders': { query: (of) => ({ search: of.orderNumber }) },
  'GET /omsapi/orders/count': { query: (of) => ({ numbers: of.orderNumber }) },
  'GET /omsapi/orders/totals': { query: (of) => ({ numbers: of.orderNumber }) },
  'GET /omsapi/orders/overview': {},
  'GET /omsapi/orders/export': { query: (of) => ({ ids: of.orderId }) },
  'GET /omsapi/goesWith': { query: (of) => ({ kind: 'order', no: of.orderNumber }) },
  'GET /opsapi/goesWith': { query: (of) => ({ kind: 'booking', no: of.bookingNo }) },
  'GET /omsapi/orders/detail': { query: (of) => ({ no: of.orderNumber }) },
  'GET /omsapi/orders/history': { query: (of) => ({ no: of.orderNumber }) },
  ...fileFixtures,
  ...importFixtures('orders', 'remark', (of) => of.importId),
  ...importFixtures('goods', 'brand', (of) => of.goodsImportId),
  ...importFixtures('addresses', 'remark', (of) => of.addressImportId),
  ...importFixtures('labels', 'colour', (of) => of.labelImportId),
  ...importFixtures('mids', 'postal', (of) => of.midImportId),
  ...importFixtures('goodsCodes', 'reason', (of) => of.goodsCodeImportId, '/omsapi/goods/codes/imports'),
  ...importFixtures('events', 'noteZh', (of) => of.eventImportId, '/opsapi/events/imports'),
  ...importFixtures(
    'orderNumbers',
    'transferNo',
    (of) => of.numbersImportId,
    '/opsapi/orders/numbers/imports',
  ),
  ...importFixtures('bankLines', 'note', (of) => of.bankImportId, '/opsapi/bank-lines/imports'),
  ...importFixtures('flights', 'aircraft', (of) => of.flightImportId, '/opsapi/flights/imports'),
  ...importFixtures('customers', 'address', (of) => of.customerImportId, '/opsapi/customers/imports'),
  'GET /omsapi/goods/export': { query: (of) => ({ ids: of.goodsId }) },
  'GET /omsapi/addresses/export': { query: (of) => ({ ids: of.addressId }) },
  'GET /adminapi/views': { query: () => ({ subject: 'orders' }) },
  'POST /adminapi/views/save': {
    body: (of) => ({
      viewId: of.viewId,
      subject: 'orders',
      name: 'taken',
      shared: true,
      search: '',
      columns: [],
      density: 'm',
    }),
  },
  'POST /adminapi/views/delete': { body: (of) => ({ viewId: of.viewId }) },
  ...bookingFixtures,
  ...draftFixtures,
  ...customerFixtures,
  ...apiFixtures,
  ...customsFixtures,
  ...entryFixtures,
  ...goodsCodeFixtures,
  ...midFixtures,
  ...labelFixtures,
  ...billFixtures,
  ...invoiceFixtures,
  ...creditFixtures,
  ...disputeFixtures,
  ...questionFixtures,
  ...importFixtures('customs', 'contractNo', (of) => of.customsImportId, '/opsapi/customs/imports'),
  ...importFixtures('customsLines', 'elements', (of) => of.linesImportId, '/opsapi/customs/lines/imports'),
  ...importFixtures('dispositions', 'note', (of) => of.dispositionImportId, '/opsapi/entries/imports'),
  ...exceptionFixtures,
  ...flightFixtures,
  ...opsFixtures,
  ...contentFixtures,
  ...orderFixtures,
  ...receiptFixtures,
  ...trustFixtures,
  ...waybillFixtures,
  'GET /cbsapi/public/freight': {},
  'GET /adminapi/public/content/product': { query: () => ({ type: 'plane_zmkyzx' }) },
  'GET /adminapi/public/content/about': {},
  'GET /adminapi/public/content/home': {},
  'GET /adminapi/public/legal/edition': {},
  'GET /adminapi/public/legal/agreement': {},
  'GET /adminapi/public/content/announcements': {},
  'POST /omsapi/orders/public': { body: (of) => ({ no: of.orderNumber, isPublic: true }) },
  'GET /omsapi/tracking/shares': { query: (of) => ({ no: of.orderNumber }) },
  'POST /omsapi/tracking/shares/make': {
    body: (of) => ({ no: of.orderNumber, days: '7', shows: 'cargo' }),
  },
  'POST /omsapi/tracking/shares/revoke': { body: (of) => ({ shareId: of.shareId }) },
  'POST /omsapi/public/tracking/shared': { body: () => ({ token: 'A'.repeat(43) }) },
  'GET /omsapi/public/tracking/notices': {},
  'POST /omsapi/public/tracking/watch': {
    body: (of) => ({ number: of.orderNumber, email: 'someone@example.com' }),
  },
  'POST /omsapi/public/tracking/watch/confirm': { body: () => ({ token: 'A'.repeat(43) }) },
  'POST /omsapi/public/tracking/leave': { query: () => ({ token: 'A'.repeat(43) }) },
  'GET /adminapi/notices': {},
  'GET /adminapi/notices/unread': {},
  'POST /adminapi/notices/read': { body: (of) => ({ ids: [of.noticeId] }) },
  'POST /adminapi/notices/read-all': {},
  'GET /opsapi/notices': {},
  'POST /opsapi/notices/save': {
    body: () => ({
      id: 'departed.inApp',
      version: 999,
      subjectZh: 'taken',
      subjectEn: 'taken',
      textZh: 'taken',
      textEn: 'taken',
    }),
  },
  'POST /opsapi/notices/reset': { body: () => ({ id: 'departed.inApp', version: 999 }) },
  'GET /omsapi/public/tracking': { query: (of) => ({ trackNo: of.reference }) },
};
