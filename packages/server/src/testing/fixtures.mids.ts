import type { Belongings, Fixture } from './fixture.ts';

const byId = ({ midId }: Belongings) => ({ id: midId });
const lock = (of: Belongings) => ({ ...byId(of), version: 1 });
const searched = () => ({ search: 'CNSENSEN7NIN' });
const exported = (of: Belongings) => ({ ids: of.midId });

const manufacturer = {
  name: 'Taken Works',
  street: '7 West Road',
  city: 'Ningbo',
  country: 'CN',
  role: 'manufacturer',
  textile: false,
};

const batch = (of: Belongings) => ({
  ...byId(of),
  lines: [`${of.orderNumber} 1`],
  reason: 'because the walk asks',
});

/** The calls about the register of manufacturers, of customers and at the desk. */
export const midFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/mids': { query: searched },
  'GET /omsapi/mids/count': { query: searched },
  'GET /omsapi/mids/overview': { query: searched },
  'GET /omsapi/mids/export': { query: exported },
  'GET /omsapi/mids/detail': { query: byId },
  'GET /omsapi/mids/history': { query: byId },
  'GET /omsapi/mids/similar': { query: (of) => ({ ...byId(of), name: 'Sen Sen', code: 'CNSENSEN7NIN' }) },
  'GET /omsapi/mids/lines': { query: byId },
  'POST /omsapi/mids/save': { body: (of) => ({ ...lock(of), ...manufacturer }) },
  'POST /omsapi/mids/move': { body: (of) => ({ ...lock(of), to: 'DRAFT' }) },
  'POST /omsapi/mids/delete': { body: (of) => ({ ids: [of.midId] }) },
  'POST /omsapi/mids/replace': { body: batch },
  'POST /omsapi/mids/correction': { body: batch },
  'GET /opsapi/mids': { query: searched },
  'GET /opsapi/mids/count': { query: searched },
  'GET /opsapi/mids/overview': { query: searched },
  'GET /opsapi/mids/export': { query: exported },
  'GET /opsapi/mids/detail': { query: byId },
  'GET /opsapi/mids/history': { query: byId },
  'GET /opsapi/mids/lines': { query: byId },
  'POST /opsapi/mids/decide': { body: (of) => ({ ...lock(of), to: 'REJECTED', reason: 'taken' }) },
  'POST /opsapi/mids/replace': { body: batch },
};
