import type { Belongings, Fixture } from './fixture.ts';

const told = { kind: 'delay', severity: 'low', descriptionZh: 'taken' };
const named = ({ sheetNo }: Belongings) => ({ no: sheetNo });
const lock = (of: Belongings) => ({ ...named(of), version: 1 });
const several = ({ sheetNo }: Belongings) => ({ nos: [sheetNo] });
const upTo = (of: Belongings) => ({ ...named(of), upTo: of.commentId });
const ofOrder = ({ orderNumber }: Belongings) => ({ no: orderNumber });

/** The calls about exception sheets, of customers and at the desk. */
export const exceptionFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/exceptions': { query: (of) => ({ search: of.sheetNo }) },
  'GET /omsapi/exceptions/count': { query: (of) => ({ search: of.sheetNo }) },
  'GET /omsapi/exceptions/overview': {},
  'GET /omsapi/exceptions/ofOrder': { query: ofOrder },
  'GET /omsapi/exceptions/detail': { query: named },
  'POST /omsapi/exceptions/open': {
    body: ({ orderNumber }) => ({ orderNo: orderNumber, kind: 'delay', description: 'taken' }),
  },
  'POST /omsapi/exceptions/reply': { body: (of) => ({ ...named(of), body: 'taken', replyTo: of.commentId }) },
  'POST /omsapi/exceptions/reopen': { body: (of) => ({ ...named(of), body: 'taken' }) },
  'POST /omsapi/exceptions/read': { body: upTo },
  'POST /omsapi/exceptions/urge': { body: several },
  'GET /opsapi/exceptions': { query: (of) => ({ search: of.sheetNo }) },
  'GET /opsapi/exceptions/export': { query: (of) => ({ search: of.sheetNo }) },
  'GET /opsapi/exceptions/count': { query: (of) => ({ search: of.sheetNo }) },
  'GET /opsapi/exceptions/overview': {},
  'GET /opsapi/exceptions/ofOrder': { query: ofOrder },
  'GET /opsapi/exceptions/detail': { query: named },
  'POST /opsapi/exceptions/open': { body: ({ orderNumber }) => ({ orderNo: orderNumber, ...told }) },
  'POST /opsapi/exceptions/edit': { body: (of) => ({ ...lock(of), ...told }) },
  'POST /opsapi/exceptions/move': { body: (of) => ({ ...lock(of), to: 'PROCESSING' }) },
  'POST /opsapi/exceptions/assign': { body: several },
  'POST /opsapi/exceptions/remind': { body: several },
  'POST /opsapi/exceptions/comment': { body: (of) => ({ ...named(of), body: 'taken', internal: false }) },
  'POST /opsapi/exceptions/costs': { body: (of) => ({ ...lock(of), costCurrency: 'CNY', costs: [] }) },
  'POST /opsapi/exceptions/read': { body: upTo },
  'GET /opsapi/bell': {},
  'POST /opsapi/bell/read': { body: () => ({}) },
};
