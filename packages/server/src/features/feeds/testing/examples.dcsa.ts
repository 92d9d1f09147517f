import type { Example } from './examples.ts';

const base = {
  eventID: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  eventCreatedDateTime: '2026-11-20T06:00:00Z',
  eventClassifierCode: 'ACT',
};

function transport(code: string, at: string, port: string, more: object = {}): object {
  return {
    ...base,
    eventType: 'TRANSPORT',
    transportEventTypeCode: code,
    eventDateTime: at,
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: 'COSU6123456780' }],
    transportCall: {
      UNLocationCode: port,
      facilityTypeCode: 'POTE',
      modeOfTransport: 'VESSEL',
      exportVoyageNumber: '047E',
      vessel: { vesselName: 'COSCO PRIDE', vesselIMONumber: '9472153' },
    },
    ...more,
  };
}

function equipment(code: string, at: string, port: string, more: object = {}): object {
  return {
    ...base,
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: code,
    eventDateTime: at,
    equipmentReference: 'CSQU3054383',
    emptyIndicatorCode: 'LADEN',
    transportCall: { UNLocationCode: port, facilityTypeCode: 'POTE' },
    ...more,
  };
}

function shipment(code: string, document: string, more: object = {}): object {
  return {
    ...base,
    eventType: 'SHIPMENT',
    shipmentEventTypeCode: code,
    documentTypeCode: document,
    documentID: 'COSU6123456780',
    eventDateTime: '2026-11-18T02:00:00Z',
    ...more,
  };
}

const one = (event: object) => JSON.stringify(event);

/** DCSA Track & Trace 2.2, of an order from Yantian to Los Angeles. */
export const dcsaExamples: readonly Example[] = [
  {
    says: 'booking confirmed',
    text: one(shipment('CONF', 'BKG')),
    events: ['CONF ACT ORDERED 2026-11-18T02:00 -'],
  },
  {
    says: 'another document confirmed',
    text: one(shipment('CONF', 'SRM')),
    events: ['CONF ACT text 2026-11-18T02:00 -'],
  },
  {
    says: 'bill of lading issued',
    text: one(shipment('ISSU', 'TRD')),
    events: ['ISSU ACT text 2026-11-18T02:00 -'],
  },
  {
    says: 'empty container released',
    text: one(equipment('GTOT', '2026-11-16T09:00:00+08:00', 'CNYTN', { emptyIndicatorCode: 'EMPTY' })),
    events: ['EMPTY_OUT ACT text 2026-11-16T01:00 CNYTN'],
  },
  {
    says: 'stuffed',
    text: one(equipment('STUF', '2026-11-17T09:00:00+08:00', 'CNSZX')),
    events: ['STUF ACT WH_OUT 2026-11-17T01:00 CNSZX'],
  },
  {
    says: 'gated in laden is text',
    text: one(equipment('GTIN', '2026-11-17T18:00:00+08:00', 'CNYTN')),
    events: ['GTIN ACT text 2026-11-17T10:00 CNYTN'],
  },
  {
    says: 'loaded, and the vessel departed',
    text: one({
      events: [
        equipment('LOAD', '2026-11-18T22:00:00+08:00', 'CNYTN'),
        transport('DEPA', '2026-11-19T04:00:00+08:00', 'CNYTN'),
      ],
    }),
    events: ['LOAD ACT text 2026-11-18T14:00 CNYTN', 'DEPA ACT DEPARTED 2026-11-18T20:00 CNYTN'],
  },
  {
    says: 'departed from a port on the way',
    text: one(transport('DEPA', '2026-11-22T04:00:00+09:00', 'KRPUS')),
    events: ['DEPA ACT text 2026-11-21T19:00 KRPUS'],
  },
  {
    says: 'arrival estimated',
    text: one(transport('ARRI', '2026-12-04T06:00:00-08:00', 'USLAX', { eventClassifierCode: 'EST' })),
    events: ['ARRI EST ARRIVED 2026-12-04T14:00 USLAX'],
  },
  {
    says: 'arrived',
    text: one([transport('ARRI', '2026-12-04T07:30:00-08:00', 'USLAX')]),
    events: ['ARRI ACT ARRIVED 2026-12-04T15:30 USLAX'],
  },
  {
    says: 'discharged is text',
    text: one(equipment('DISC', '2026-12-05T07:30:00-08:00', 'USLAX')),
    events: ['DISC ACT text 2026-12-05T15:30 USLAX'],
  },
  {
    says: 'released by customs at the destination',
    text: one(equipment('CUSR', '2026-12-05T17:30:00-08:00', 'USLAX')),
    events: ['CUSR ACT text 2026-12-06T01:30 USLAX'],
  },
  {
    says: 'gated out to its consignee',
    text: one(equipment('GTOT', '2026-12-06T10:00:00-08:00', 'USLAX')),
    events: ['GTOT ACT DELIVERED 2026-12-06T18:00 USLAX'],
  },
  {
    says: 'dropped at the customer',
    text: one(
      equipment('DROP', '2026-12-06T15:00:00-08:00', 'USONT', {
        transportCall: { UNLocationCode: 'USONT', facilityTypeCode: 'CLOC' },
      }),
    ),
    events: ['DROP ACT DELIVERED 2026-12-06T23:00 USONT'],
  },
  {
    says: 'a wrong container number beside a bill of lading',
    text: one(
      equipment('DISC', '2026-12-05T07:30:00-08:00', 'USLAX', {
        equipmentReference: 'CSQU3054384',
        documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: 'COSU6123456780' }],
      }),
    ),
    events: ['DISC ACT text 2026-12-05T15:30 USLAX'],
    reasons: ['1 containerDigit'],
  },
  {
    says: 'a wrong container number',
    text: one(equipment('DISC', '2026-12-05T07:30:00-08:00', 'USLAX', { equipmentReference: 'CSQU3054384' })),
    events: [],
    reasons: ['1 containerDigit'],
  },
  {
    says: 'a time without its offset',
    text: one(transport('ARRI', '2026-12-04T07:30:00', 'USLAX')),
    events: [],
    reasons: ['1 dcsaTime'],
  },
  {
    says: 'an unknown code beside a good event',
    text: one([transport('FLEW', '2026-12-04T07:30:00Z', 'USLAX'), shipment('CONF', 'BKG')]),
    events: ['CARRIER_NOTE ACT text 2027-01-02T00:00 -', 'CONF ACT ORDERED 2026-11-18T02:00 -'],
    reasons: ['1 knownCode'],
  },
  {
    says: 'no classifier',
    text: one(transport('ARRI', '2026-12-04T07:30:00Z', 'USLAX', { eventClassifierCode: 'MAYBE' })),
    events: [],
    reasons: ['1 dcsaClassifier'],
  },
  {
    says: 'no number',
    text: one(transport('ARRI', '2026-12-04T07:30:00Z', 'USLAX', { documentReferences: [] })),
    events: [],
    reasons: ['1 dcsaNumber'],
  },
  {
    says: 'another kind of event',
    text: one({ ...base, eventType: 'OPERATIONS' }),
    events: [],
    reasons: ['1 dcsaEvent'],
  },
  { says: 'broken JSON', text: '{"eventType": "TRANSPORT"', events: [], reasons: ['0 json'] },
];
