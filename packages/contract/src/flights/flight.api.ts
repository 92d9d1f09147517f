import { endpoint } from '../kernel/endpoint.ts';
import { date, group, id, list, optional } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { bookableFlight, destination, origin } from './flight.ts';

const days = {
  from: date({ label: { zh: '航班日期起', en: 'Flights from' } }),
  to: optional(date({ label: { zh: '航班日期止', en: 'Flights to' } })),
};

const flights = list(group(bookableFlight.fields, { label: bookableFlight.label }), {
  label: bookableFlight.label,
  max: 300,
});

/** Days that one asks for at once, both ends counted. */
export const daysAsked = 31;

export const daysAskedText: Text = { zh: `1 至 ${daysAsked} 天`, en: `1 to ${daysAsked} days` };

/** The flights of an origin on one or several days, by departure, each with the room that this customer has. */
export const listFlights = endpoint('GET /omsapi/flights', {
  access: 'book:add',
  forCustomer: true,
  title: { zh: '可订航班', en: 'Flights to book on' },
  query: { origin, destination: optional(destination), ...days },
  answer: flights,
});

/** The same at the desk; the room is that of the customer who is named, else that of the whole slot. */
export const listFlightChoices = endpoint('GET /opsapi/flights/choices', {
  access: 'op:work:view',
  title: { zh: '可选航班（员工）', en: 'Flights to choose from, staff' },
  query: {
    origin,
    destination: optional(destination),
    ...days,
    orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  },
  answer: flights,
});
