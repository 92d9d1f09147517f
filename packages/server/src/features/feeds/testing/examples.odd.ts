import type { Example } from './examples.ts';
import { lines } from './examples.ts';

const head = '999-12345675PVGLAX/T50K1200.5';

/** Cargo-IMP as it really comes: several statuses and shipments, parts, headings and envelopes. */
export const oddExamples: readonly Example[] = [
  {
    says: 'several statuses in one message, with lines that move nothing',
    text: lines(
      'FSU/12',
      head,
      'RCS/19NOV1430/PVG/T50K1200.5',
      'MAN/CA1057/20NOV/PVGLAX/T50K1200.5',
      'DEP/CA1057/20NOV/PVGLAX/T50K1200.5/A1432',
      'ULD/PMC12345CA',
      'OCI/US/ISS/RA/00001',
      '///ED/1126',
      'OSI/HANDLE WITH CARE',
    ),
    events: [
      'RCS ACT WH_OUT 2026-11-19T06:30 PVG 50',
      'MAN ACT text 2027-01-02T00:00 PVG 50',
      'DEP ACT DEPARTED 2026-11-20T06:32 PVG 50',
    ],
  },
  {
    says: 'a split shipment: two parts leave on two flights',
    text: lines(
      'FSU/12',
      head,
      'DEP/CA1057/19NOV/PVGLAX/P30K720.3T50/A1432',
      'DEP/CA1057/20NOV/PVGLAX/P20K480.2T50/A1441',
    ),
    events: [
      'DEP ACT DEPARTED 2026-11-19T06:32 PVG 30 of 50',
      'DEP ACT DEPARTED 2026-11-20T06:41 PVG 20 of 50',
    ],
  },
  {
    says: 'a part of a consignment that does not say how many it has',
    text: lines('FSU/12', '999-12345675PVGLAX', 'DLV/20NOV1830/LAX/P20K480'),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX 20 of unknown'],
  },
  {
    says: 'a part of a consignment that is a part itself',
    text: lines('FSU/12', '999-12345675PVGLAX/P20K480', 'DLV/20NOV1830/LAX/P20K480'),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX 20 of unknown'],
  },
  {
    says: 'a part is told without the whole: the consignment says it',
    text: lines('FSU/12', head, 'DLV/20NOV1830/LAX/P30K720.3/ACME TRUCKING'),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX 30 of 50'],
  },
  {
    says: 'a consignment that is itself a part, total at its end',
    text: lines('FSU/15', '112-55500012CANFRA/P20K300MC1.8T60', 'RCS/20NOV1000/CAN/S20K300'),
    events: ['RCS ACT WH_OUT 2026-11-20T02:00 CAN 20 of 60'],
  },
  {
    says: 'weight in pounds and no weight at all',
    text: lines('FSU/12', '016-12345675CVGPVG/T25', 'RCS/20NOV1000/CVG/T25L1000'),
    events: ['RCS ACT WH_OUT 2026-11-20T15:00 CVG 25'],
  },
  {
    says: 'two shipments in one text',
    text: lines(
      'FSU/12',
      head,
      'RCF/CA1057/20NOV1400/LAX/T50K1200.5',
      '',
      'FSU/12',
      '112-55500012CANFRA/T60K900',
      'DEP/CK247/20NOV/CANFRA/T60K900/A2350',
    ),
    events: ['RCF ACT ARRIVED 2026-11-20T22:00 LAX 50', 'DEP ACT DEPARTED 2026-11-20T15:50 CAN 60'],
  },
  {
    says: 'a Type B heading before and control signs around it',
    text: lines(
      '\u0001QD SHAHXCA',
      '.LAXFMCA 201412',
      `\u0002FSU/12`,
      head,
      'NFD/20NOV1500/LAX/T50K1200.5',
      '\u0003',
    ),
    events: ['NFD ACT text 2026-11-20T23:00 LAX 50'],
  },
  {
    says: 'an EDIFACT envelope around it',
    text: lines(
      "UNB+IATA:1+REUAIR08CCA:PIMA+REUAGT89HENGX/SHA01:PIMA+261120:1015+ICREF+0'UNH+MSGREF+CIMFSU:12'FSU/12",
      '999-12345675PVGLAX/T50K1200.5',
      'ARR/CA1057/20NOV1012/LAX/T50K1200.5',
      "'UNT+3+MSGREF'UNZ+1+ICREF'",
    ),
    events: ['ARR ACT ARRIVED 2026-11-20T18:12 LAX 50'],
  },
  {
    says: 'a day without its year is the nearest one',
    text: lines('FSU/12', head, 'DLV/31DEC1830/LAX/T50K1200.5'),
    events: ['DLV ACT DELIVERED 2027-01-01T02:30 LAX 50'],
  },
  {
    says: 'a clock that has changed between departure and arrival',
    text: lines('FSU/12', '112-55500012CANFRA/T60K900', 'ARR/CK247/25OCT0230/FRA/T60K900'),
    events: ['ARR ACT ARRIVED 2026-10-25T00:30 FRA 60'],
  },
];

/** What cannot be read, line by line. */
export const badExamples: readonly Example[] = [
  {
    says: 'no header',
    text: lines(head, 'RCS/20NOV1430/PVG/T50K1200.5'),
    events: [],
    reasons: ['0 message'],
  },
  {
    says: 'a header without its version',
    text: lines('FSU/', head, 'RCS/20NOV1430/PVG/T50'),
    events: [],
    reasons: ['1 header'],
  },
  { says: 'nothing behind the header', text: 'FSU/12', events: [], reasons: ['2 consignment'] },
  {
    says: 'no destination',
    text: lines('FSU/12', '999-12345675PVG/T50K1200.5', 'RCS/20NOV1430/PVG'),
    events: [],
    reasons: ['2 consignment'],
  },
  {
    says: 'a wrong check digit',
    text: lines('FSU/12', '999-12345670PVGLAX/T50', 'RCS/20NOV1430/PVG'),
    events: [],
    reasons: ['2 waybillDigit'],
  },
  {
    says: 'a quantity that is none',
    text: lines('FSU/12', '999-12345675PVGLAX/50K1200.5', 'RCS/20NOV1430/PVG'),
    events: [],
    reasons: ['2 quantity'],
  },
  { says: 'no status', text: lines('FSU/12', head), events: [], reasons: ['3 status'] },
  {
    says: 'an unknown status beside a good one',
    text: lines('FSU/12', head, 'XYZ/20NOV1430/PVG', 'RCS/20NOV1430/PVG/T50K1200.5'),
    events: ['CARRIER_NOTE ACT text 2027-01-02T00:00 -', 'RCS ACT WH_OUT 2026-11-20T06:30 PVG 50'],
    reasons: ['3 knownCode'],
  },
  {
    says: 'a month that is none',
    text: lines('FSU/12', head, 'RCS/20NVO1430/PVG'),
    events: [],
    reasons: ['3 moment'],
  },
  {
    says: 'a day that is none',
    text: lines('FSU/12', head, 'RCS/31NOV1430/PVG'),
    events: [],
    reasons: ['3 moment'],
  },
  {
    says: 'a departure without its flight',
    text: lines('FSU/12', head, 'DEP/20NOV/PVGLAX/T50K1200.5'),
    events: [],
    reasons: ['3 flight'],
  },
  {
    says: 'a departure without its airports',
    text: lines('FSU/12', head, 'DEP/CA1057/20NOV/T50K1200.5'),
    events: [],
    reasons: ['3 leg'],
  },
  {
    says: 'an airport nobody knows',
    text: lines('FSU/12', head, 'RCF/CA1057/20NOV1400/QQQ/T50K1200.5'),
    events: [],
    reasons: ['3 knownAirport'],
  },
  {
    says: 'a discrepancy that is none',
    text: lines('FSU/12', head, 'DIS/20NOV1500/LAX/LOST/P2K48'),
    events: [],
    reasons: ['3 discrepancy'],
  },
  {
    says: 'a bad quantity in a status',
    text: lines('FSU/12', head, 'RCS/20NOV1430/PVG/50K1200'),
    events: [],
    reasons: ['3 quantity'],
  },
  {
    says: 'not a message at all',
    text: 'Dear team, your cargo has left.',
    events: [],
    reasons: ['0 message'],
  },
];
