import type { Belongings, Fixture } from './fixture.ts';

const byId = (of: Belongings) => ({ id: of.editionId });

/** The calls about the tariff schedule, of customers and at the desk. */
export const htsFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/hts/contents': {},
  'GET /omsapi/hts/headings': { query: () => ({ chapter: '73' }) },
  'GET /omsapi/hts/lines': { query: (of) => ({ search: of.reference }) },
  'GET /omsapi/hts/changes': { query: () => ({ since: '2026-01-01' }) },
  'GET /omsapi/hts/changes/export': { query: () => ({ since: '2026-01-01' }) },
  'GET /omsapi/hts/line': { query: () => ({ no: '7326908688' }) },
  'POST /omsapi/hts/favourite': { body: () => ({ no: '7326908688', kept: true }) },
  'GET /opsapi/hts/editions': {},
  'POST /opsapi/hts/editions/upload': {
    query: () => ({ name: '2099 Basic', effective: '2099-01-01' }),
    upload: async () => Buffer.from('not an edition'),
  },
  'GET /opsapi/hts/editions/differences': { query: byId },
  'GET /opsapi/hts/editions/differences/sheet': { query: byId },
  'POST /opsapi/hts/editions/decide': {
    body: (of) => ({ ...byId(of), numbers: ['7326908688'], verdict: 'wording' }),
  },
  'POST /opsapi/hts/editions/publish': {
    body: (of) => ({ ...byId(of), effective: '2099-01-01', seen: true }),
  },
  'POST /opsapi/hts/editions/resume': { body: byId },
  'POST /opsapi/hts/editions/discard': { body: byId },
};
