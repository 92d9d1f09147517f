import { contentFields } from '@loadline/contract/bookings/booking-content';
import { bookingAudited } from '@loadline/contract/bookings/booking-desk.api';
import { fieldsAt } from '@loadline/contract/documents/document.path';
import type { Feature } from '../../feature.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { flightChangedAt, hasLostFlight } from '../flights/flights.public.ts';
import type { Waybills } from './bookings.confirm.commands.ts';
import { bookingRoutes } from './bookings.routes.ts';

export function bookingFeature(waybills: Waybills): Feature {
  return {
    routes: (house) => bookingRoutes(house, waybills),
    queues: {
      bookings: sql`select b.waiting_since as since, b.id, b.org_id, b.booking_no as no from booking b where b.waiting_since is not null and b.status <> 'DRAFT'`,
      bookingsLost: sql`select ${flightChangedAt} as since, r.id, r.org_id, r.booking_no as no from booking r where ${hasLostFlight}`,
    },
    dues: {
      bookingReturned: sql`select b.id, b.booking_no as no, null::timestamptz as at from booking b where ${ofViewer('b')} and b.status = '30'`,
    },
    audited: {
      booking: {
        fields: bookingAudited,
        fieldsAt: (paths) => fieldsAt(contentFields, null, paths),
        called: sql`(select b.booking_no from booking b where b.id = r.subject_id and b.org_id = r.org_id)`,
        numbered: (no) => sql`select b.id from booking b where b.booking_no = ${no}`,
      },
    },
  };
}
