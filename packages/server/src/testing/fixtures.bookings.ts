import { emptyContent } from '@loadline/contract/bookings/booking-content';
import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const byNo = (of: Belongings) => ({ no: of.bookingNo });
const handedIn = (of: Belongings) => ({ id: of.bookingId, version: 1 });
const draft = (of: Belongings) => ({ id: of.bookingDraftId, version: 1 });
const content = { ...emptyContent, flight: { ...emptyContent.flight, remark: 'taken' } };

/** The calls about bookings, the customers' and the desk's. */
export const bookingFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/booking': { query: (of) => ({ search: of.bookingNo }) },
  'GET /omsapi/booking/count': { query: (of) => ({ search: of.bookingNo }) },
  'GET /omsapi/booking/totals': { query: (of) => ({ search: of.bookingNo }) },
  'GET /omsapi/booking/overview': {},
  'GET /omsapi/booking/export': { query: (of) => ({ ids: of.bookingId }) },
  'GET /omsapi/booking/choices': {},
  'GET /omsapi/booking/detail': { query: byNo },
  'GET /omsapi/booking/history': { query: byNo },
  'GET /omsapi/booking/delivery-note': { query: byNo },
  'GET /omsapi/booking/room': {
    query: (of) => ({ flightNo: 'CK257', flightDate: '2026-11-23', origin: 'PVG', bookingId: of.bookingId }),
  },
  'POST /omsapi/booking/make': { body: (of) => ({ copyOf: of.bookingNo }) },
  'POST /omsapi/booking/save': { body: (of) => ({ ...draft(of), ...content }) },
  'POST /omsapi/booking/discard': { body: draft },
  'POST /omsapi/booking/submit': { body: (of) => ({ ...draft(of), unverified: true }) },
  'POST /omsapi/booking/withdraw': { body: (of) => ({ ...handedIn(of), reason: 'taken' }) },
  'GET /omsapi/booking/templates': {},
  'POST /omsapi/booking/templates/save': { body: (of) => ({ no: of.bookingNo, name: 'taken' }) },
  'POST /omsapi/booking/templates/delete': { body: (of) => ({ ids: [of.bookingTemplateId] }) },
  'GET /opsapi/booking': { query: (of) => ({ search: of.bookingNo }) },
  'GET /opsapi/booking/count': { query: (of) => ({ search: of.bookingNo }) },
  'GET /opsapi/booking/totals': { query: (of) => ({ search: of.bookingNo }) },
  'GET /opsapi/booking/overview': {},
  'GET /opsapi/booking/export': { query: (of) => ({ ids: of.bookingId }) },
  'GET /opsapi/booking/detail': { query: byNo },
  'GET /opsapi/booking/history': { query: byNo },
  'GET /opsapi/booking/delivery-note': { query: byNo },
  'POST /opsapi/booking/confirm': {
    body: (of) => ({
      ...handedIn(of),
      accepted: { pieces: 1, grossWeight: '1', volume: '1' },
      reason: 'taken',
    }),
  },
  'POST /opsapi/booking/return': { body: (of) => ({ ...handedIn(of), corrections: [], reason: 'taken' }) },
  'POST /opsapi/booking/split': {
    body: (of) => ({
      ...handedIn(of),
      houses: [{ id: newId(), pieces: 1, grossWeight: '1', volume: '1' }],
      reason: 'taken',
    }),
  },
  'POST /opsapi/booking/reject': { body: (of) => ({ ...handedIn(of), reason: 'taken' }) },
  'POST /opsapi/booking/consolidate': { body: (of) => ({ bookings: [handedIn(of)] }) },
  'POST /opsapi/booking/decide': {
    body: (of) => ({ decision: 'reject', bookings: [handedIn(of)], reason: 'taken' }),
  },
};
