import type { Example } from './examples.ts';

const allTold = `<ram:PieceQuantity>50</ram:PieceQuantity>
<ram:TransportSplitDescription>T</ram:TransportSplitDescription>`;
const totalTold = '<ram:TotalPieceQuantity>50</ram:TotalPieceQuantity>';

function xfsu(...statuses: readonly string[]): string {
  return xfsuOf(allTold, ...statuses);
}

function xfsuOf(pieces: string, ...statuses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:StatusMessage xmlns:rsm="iata:statusmessage:1" xmlns:ram="iata:datamodel:3">
<rsm:MessageHeaderDocument><ram:ID>HX0001</ram:ID><ram:Name>Status Message</ram:Name></rsm:MessageHeaderDocument>
<rsm:MasterConsignment>
<ram:GrossWeightMeasure unitCode="KGM">1200.5</ram:GrossWeightMeasure>
${pieces}
<ram:TransportContractDocument><ram:ID>999-12345675</ram:ID><ram:TypeCode>741</ram:TypeCode></ram:TransportContractDocument>
<ram:OriginLocation><ram:ID>PVG</ram:ID></ram:OriginLocation>
<ram:FinalDestinationLocation><ram:ID>LAX</ram:ID></ram:FinalDestinationLocation>
${statuses.join('\n')}
</rsm:MasterConsignment>
</rsm:StatusMessage>`;
}

function status(code: string, inside: string): string {
  return `<ram:ReportedStatus><ram:ReasonCode>${code}</ram:ReasonCode><ram:AssociatedStatusConsignment>${inside}</ram:AssociatedStatusConsignment></ram:ReportedStatus>`;
}

function flown(inside: string): string {
  return `<ram:SpecifiedLogisticsTransportMovement><ram:ID>CA1057</ram:ID>${inside}</ram:SpecifiedLogisticsTransportMovement>`;
}

function quantity(pieces: number, split = 'T'): string {
  return `<ram:GrossWeightMeasure unitCode="KGM">${pieces * 24}</ram:GrossWeightMeasure><ram:PieceQuantity>${pieces}</ram:PieceQuantity><ram:TransportSplitDescription>${split}</ram:TransportSplitDescription>`;
}

function here(airport: string, time: string): string {
  return `<ram:SpecifiedLocation><ram:ID>${airport}</ram:ID></ram:SpecifiedLocation><ram:SpecifiedEvent><ram:OccurrenceDateTime>${time}</ram:OccurrenceDateTime><ram:DateTimeTypeCode>A</ram:DateTimeTypeCode></ram:SpecifiedEvent>`;
}

const leaves = (time: string, airport = 'PVG') =>
  `<ram:DepartureEvent><ram:DepartureOccurrenceDateTime>${time}</ram:DepartureOccurrenceDateTime><ram:DepartureDateTimeTypeCode>A</ram:DepartureDateTimeTypeCode><ram:OccurrenceDepartureLocation><ram:ID>${airport}</ram:ID></ram:OccurrenceDepartureLocation></ram:DepartureEvent>`;
const lands = (time: string, kind = 'A') =>
  `<ram:ArrivalEvent><ram:ArrivalOccurrenceDateTime>${time}</ram:ArrivalOccurrenceDateTime><ram:ArrivalDateTimeTypeCode>${kind}</ram:ArrivalDateTimeTypeCode><ram:OccurrenceArrivalLocation><ram:ID>LAX</ram:ID></ram:OccurrenceArrivalLocation></ram:ArrivalEvent>`;

/** Cargo-XML status messages. */
export const xfsuExamples: readonly Example[] = [
  {
    says: 'accepted, in local time',
    text: xfsu(status('RCS', quantity(50) + here('PVG', '2026-11-20T14:30:00'))),
    events: ['RCS ACT WH_OUT 2026-11-20T06:30 PVG 50'],
  },
  {
    says: 'departed, arrival estimated',
    text: xfsu(
      status('DEP', quantity(50) + flown(lands('2026-11-20T10:10:00', 'E') + leaves('2026-11-20T14:32:00'))),
    ),
    events: ['DEP ACT DEPARTED 2026-11-20T06:32 PVG 50', 'ARR EST ARRIVED 2026-11-20T18:10 LAX 50'],
  },
  {
    says: 'arrived, in UTC',
    text: xfsu(status('ARR', quantity(50) + flown(lands('2026-11-20T18:12:00Z')))),
    events: ['ARR ACT ARRIVED 2026-11-20T18:12 LAX 50'],
  },
  {
    says: 'two statuses, one of them about two parts',
    text: xfsu(
      status('RCF', quantity(50) + flown(lands('2026-11-20T14:00:00'))),
      `<ram:ReportedStatus><ram:ReasonCode>DLV</ram:ReasonCode><ram:AssociatedStatusConsignment>${quantity(30, 'P')}${here('LAX', '2026-11-20T18:30:00')}</ram:AssociatedStatusConsignment><ram:AssociatedStatusConsignment>${quantity(20, 'P')}${here('LAX', '2026-11-20T20:30:00')}</ram:AssociatedStatusConsignment></ram:ReportedStatus>`,
    ),
    events: [
      'RCF ACT ARRIVED 2026-11-20T22:00 LAX 50',
      'DLV ACT DELIVERED 2026-11-21T02:30 LAX 30 of 50',
      'DLV ACT DELIVERED 2026-11-21T04:30 LAX 20 of 50',
    ],
  },
  {
    says: 'a part of pieces whose total alone the consignment tells',
    text: xfsuOf(totalTold, status('DLV', quantity(20, 'P') + here('LAX', '2026-11-20T18:30:00'))),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX 20 of 50'],
  },
  {
    says: 'fewer pieces than the total, not called a part',
    text: xfsuOf(totalTold, status('DLV', quantity(20) + here('LAX', '2026-11-20T18:30:00'))),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX 20 of 50'],
  },
  {
    says: 'all of them, of which the consignment alone tells how many',
    text: xfsuOf(totalTold, status('DLV', here('LAX', '2026-11-20T18:30:00'))),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX 50'],
  },
  {
    says: 'a part of nobody says how many',
    text: xfsuOf('', status('DLV', quantity(20, 'P') + here('LAX', '2026-11-20T18:30:00'))),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX 20 of unknown'],
  },
  {
    says: 'a part without its pieces',
    text: xfsuOf(
      totalTold,
      status(
        'DLV',
        `<ram:TotalPieceQuantity>50</ram:TotalPieceQuantity><ram:TransportSplitDescription>P</ram:TransportSplitDescription>${here('LAX', '2026-11-20T18:30:00')}`,
      ),
    ),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX  of 50'],
  },
  {
    says: 'short-shipped',
    text: xfsu(
      status(
        'DIS',
        `${quantity(5, 'P')}<ram:DiscrepancyDescriptionCode>SSPD</ram:DiscrepancyDescriptionCode>${here('PVG', '2026-11-20T15:00:00')}`,
      ),
    ),
    events: ['DIS ACT text 2026-11-20T07:00 PVG 5 of 50 SSPD'],
  },
  {
    says: 'a time that is none beside a good status',
    text: xfsu(
      status('NFD', quantity(50) + here('LAX', 'yesterday')),
      status('RCS', quantity(50) + here('PVG', '2026-11-20T14:30:00+08:00')),
    ),
    events: ['RCS ACT WH_OUT 2026-11-20T06:30 PVG 50'],
    reasons: ['11 xmlTime'],
  },
  {
    says: 'another document',
    text: '<rsm:Waybill xmlns:rsm="iata:waybill:1"/>',
    events: [],
    reasons: ['1 xmlRoot'],
  },
  {
    says: 'an entity that would open a file',
    text: `<?xml version="1.0"?><!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><StatusMessage>&x;</StatusMessage>`,
    events: [],
    reasons: ['1 xml'],
  },
  { says: 'broken off', text: '<StatusMessage>\n<MasterConsignment>', events: [], reasons: ['2 xml'] },
  {
    says: 'an unknown status',
    text: xfsu(status('ZZZ', quantity(50) + here('PVG', '2026-11-20T14:30:00'))),
    events: ['CARRIER_NOTE ACT text 2027-01-02T00:00 -'],
    reasons: ['11 knownCode'],
  },
];
