import assert from 'node:assert/strict';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { chance, type Done, type Flying, feedKey, house } from './app.chain.cargo.factory.ts';
import { addOrder } from './features/orders/orders.factory.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A carrier's machine sends a message as it is; all of it is read and is somebody's. */
async function sent(payload: string): Promise<Done> {
  const headers = { 'content-type': 'text/plain', authorization: `Bearer ${feedKey}` };
  const reply = await house.house.app.inject({ method: 'POST', url: '/cbsapi/feed', payload, headers });
  const { code, message, data } = reply.json();
  assert.deepEqual([code, data?.state, data?.reasons], [200, 'APPLIED', []], `${payload}: ${message}`);
  return { code, status: reply.statusCode, message: payload };
}

const clock = () => `${String(chance().whole(10, 23))}${String(chance().whole(10, 59))}`;

/** The airline has manifested it and says by what time it expects to leave and to land. */
export async function airlineExpects(one: Flying): Promise<Done> {
  const [of] = await house.rows<{
    no: string;
    origin: string;
    destination: string;
    flight: string | null;
    day: string | null;
    pieces: number;
    status: string;
  }>(
    `select m.mawb_no as no, m.origin, m.destination, m.flight_no as flight, m.flight_date::text as day,
       coalesce(m.final_pieces, m.pieces) as pieces, m.status from mawb m where m.id = $1`,
    [one.mawb.id],
  );
  assert.ok(of);
  if (of.flight === null || of.day === null || of.pieces < 1 || of.status === '0')
    return { code: -1, status: 200, message: 'flies nowhere' };
  const [, month, day] = of.day.split('-');
  const ends = `${of.origin}${of.destination}`;
  const flight = `${of.flight}/${day}${months[Number(month) - 1]}`;
  const times = `E${clock()}/E${clock()}-${chance().pick(['N', 'S'])}`;
  return sent(
    `FSU/12\r\n${shownAwb(of.no)}${ends}/T${of.pieces}K500\r\nMAN/${flight}/${ends}/T${of.pieces}K500/${times}`,
  );
}

let atSea: string | undefined;
let told = 0;

/** A ship's line has put it over on its way, in a container that nobody knew, and says when it expects to arrive. */
export async function lineExpects(): Promise<Done> {
  const paper = 'COSU6123456780';
  atSea ??= (
    await addOrder(house, {
      transport_type: '2',
      tracking_no: paper,
      origin: 'CNYTN',
      destination: 'USLAX',
    })
  ).id;
  told += 1;
  const event = (more: object) => ({
    eventCreatedDateTime: new Date().toISOString(),
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: paper }],
    ...more,
  });
  const arrives = new Date(Date.now() + chance().whole(100, 900) * 3_600_000).toISOString();
  const container = chance().pick(['CSQU3054383', 'MSKU1234565']);
  return sent(
    JSON.stringify([
      event({
        eventID: `over ${told}`,
        eventType: 'EQUIPMENT',
        equipmentEventTypeCode: 'DISC',
        eventClassifierCode: 'ACT',
        eventDateTime: new Date(Date.now() - 3_600_000).toISOString(),
        equipmentReference: container,
        emptyIndicatorCode: 'LADEN',
        transportCall: { UNLocationCode: 'KRPUS', facilityTypeCode: 'POTE' },
      }),
      event({
        eventID: `arrives ${told}`,
        eventType: 'TRANSPORT',
        transportEventTypeCode: 'ARRI',
        eventClassifierCode: 'EST',
        eventDateTime: arrives,
        transportCall: { UNLocationCode: 'USLAX', facilityTypeCode: 'POTE', modeOfTransport: 'VESSEL' },
      }),
    ]),
  );
}
