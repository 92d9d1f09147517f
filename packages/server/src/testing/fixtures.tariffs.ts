import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const asked = {
  mode: 'ocean',
  entryType: '01',
  entryDate: '2026-08-03',
  lines: [{ hts: '6109100012', origin: 'CN', value: '10000', claimed: [] }],
};

const measure = {
  version: null,
  program: 's301_china',
  heading: '9903.88.03',
  titleZh: '测试',
  titleEn: 'Test',
  kind: 'add',
  percent: '1',
  rank: 0,
  takesColumnTwo: true,
  lacksList: false,
  origins: 'CN',
  from: '2099-01-01',
  isClaimed: false,
  displacedBy: [],
  seq: 20,
  status: 'draft',
  source: 'Notice',
};

const kept = { query: (of: Belongings) => ({ id: of.tariffId }) };

/** The calls about duty. */
export const tariffFixtures: Readonly<Record<string, Fixture>> = {
  'POST /omsapi/tariff/calculate': { body: () => asked },
  'POST /cbsapi/public/duty': {
    body: () => ({ ...asked, lines: asked.lines.map(({ hts, origin, value }) => ({ hts, origin, value })) }),
  },
  'POST /omsapi/tariff/keep': { body: () => ({ title: 'taken', ...asked }) },
  'GET /omsapi/tariff/measures': { query: () => ({ on: '2026-08-03', from: 'CN' }) },
  'GET /opsapi/tariff/measures': {},
  'GET /opsapi/tariff/measures/count': {},
  'GET /opsapi/tariff/measures/export': {},
  'GET /opsapi/tariff/measures/detail': { query: () => ({ code: 's122' }) },
  'POST /opsapi/tariff/measures/save': {
    body: () => ({ ...measure, code: `own.${newId()}` }),
  },
  'GET /omsapi/tariff/order': { query: (of) => ({ no: of.orderNumber }) },
  'GET /omsapi/tariff/kept': {},
  'GET /omsapi/tariff/kept/detail': kept,
  'GET /omsapi/tariff/kept/paper': kept,
  'GET /omsapi/tariff/kept/sheet': kept,
};
