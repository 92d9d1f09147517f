import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const lane = () => ({ origin: 'PVG', from: '2026-11-21' });
const flight = (of: Belongings) => ({ id: of.flightId });
const lock = (of: Belongings) => ({ ...flight(of), version: 999 });

/** A flight that cannot be: it lands before it leaves. */
const written = {
  flightNo: 'CK257',
  flightDate: '2026-11-21',
  origin: 'PVG',
  destination: 'LAX',
  etd: '2026-11-21T20:00',
  eta: '2026-11-20T16:00',
  cutOff: '2026-11-21T12:00',
  verified: false,
};

const schedule = {
  flightNo: 'CK257',
  origin: 'PVG',
  destination: 'LAX',
  weekdays: ['1'],
  departs: '20:00',
  arrives: '16:00',
  arrivesAfterDays: 0,
  cutOffHours: 8,
  validFrom: '2026-11-21',
  validTo: '2026-11-20',
};

/** The calls about flights and slots, of customers and at the desk. */
export const flightFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/flights': { query: lane },
  'GET /opsapi/flights': {},
  'GET /opsapi/flights/choices': { query: (of) => ({ ...lane(), orgId: of.orgId }) },
  'GET /opsapi/flights/count': {},
  'GET /opsapi/flights/export': {},
  'GET /opsapi/flights/customers': {},
  'GET /opsapi/flights/detail': { query: flight },
  'GET /opsapi/flights/history': { query: flight },
  'POST /opsapi/flights/save': { body: () => ({ ...written, id: newId() }) },
  'POST /opsapi/flights/move': { body: (of) => ({ ...lock(of), to: 'CLOSED', reason: 'taken' }) },
  'POST /opsapi/flights/slot/move': { body: (of) => ({ ...lock(of), to: 'CLOSED', reason: 'taken' }) },
  'POST /opsapi/flights/slot/allotments': {
    body: (of) => ({ ...lock(of), allotments: [{ orgId: of.orgId, kg: '1', cbm: '1' }] }),
  },
  'GET /opsapi/flights/schedules': {},
  'POST /opsapi/flights/schedules/save': { body: () => ({ ...schedule, id: newId() }) },
  'POST /opsapi/flights/schedules/make': {
    body: () => ({ id: newId(), from: '2026-11-21', to: '2026-11-21' }),
  },
};
