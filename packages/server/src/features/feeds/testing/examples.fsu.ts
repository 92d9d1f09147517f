import type { Example } from './examples.ts';
import { lines } from './examples.ts';

const head = '999-12345675PVGLAX/T50K1200.5';

/** One message for each status of Cargo-IMP, at the airport where it acts and where it does not. */
export const fsuExamples: readonly Example[] = [
  {
    says: 'booked: text, and the flight is planned',
    text: lines('FSU/12', head, 'BKD/CA1057/22NOV/PVGLAX/T50K1200.5/S1430/S1010'),
    events: [
      'BKD ACT text 2027-01-02T00:00 PVG 50',
      'DEP PLN DEPARTED 2026-11-22T06:30 PVG 50',
      'ARR PLN ARRIVED 2026-11-22T18:10 LAX 50',
    ],
  },
  {
    says: 'booked on the first of two flights: the arrival at the transit airport moves nothing',
    text: lines('FSU/15', head, 'BKD/CX881/22NOV/PVGHKG/T50K1200.5/S0900/S1140'),
    events: ['BKD ACT text 2027-01-02T00:00 PVG 50', 'DEP PLN DEPARTED 2026-11-22T01:00 PVG 50'],
  },
  {
    says: 'accepted at the origin',
    text: lines('FSU/12', head, 'RCS/20NOV1430/PVG/T50K1200.5/HENGXIAN LOGISTICS'),
    events: ['RCS ACT WH_OUT 2026-11-20T06:30 PVG 50'],
  },
  {
    says: 'accepted somewhere on the way is text',
    text: lines('FSU/12', head, 'RCS/20NOV1430/HKG/T50K1200.5'),
    events: ['RCS ACT text 2026-11-20T06:30 HKG 50'],
  },
  {
    says: 'freight on hand',
    text: lines('FSU/14', head, 'FOH/20NOV0905/PVG/T50K1200.5/DRIVER ZHANG'),
    events: ['FOH ACT WH_OUT 2026-11-20T01:05 PVG 50'],
  },
  {
    says: 'received from another carrier',
    text: lines('FSU/12', head, 'RCT/MU/20NOV2310/HKG/T50K1200.5'),
    events: ['RCT ACT text 2026-11-20T15:10 HKG 50'],
  },
  {
    says: 'to be transferred to another carrier',
    text: lines('FSU/12', head, 'TRM/AA/20NOV2310/HKG/T50K1200.5'),
    events: ['TRM ACT text 2026-11-20T15:10 HKG 50'],
  },
  {
    says: 'transferred to another carrier, with manifest and name',
    text: lines('FSU/12', head, 'TFD/AA/20NOV2310/HKG/T50K1200.5/M00012/AMERICAN'),
    events: ['TFD ACT text 2026-11-20T15:10 HKG 50'],
  },
  {
    says: 'prepared for loading',
    text: lines('FSU/12', head, 'PRE/CA1057/21NOV/PVGLAX/T50K1200.5'),
    events: ['PRE ACT text 2027-01-02T00:00 PVG 50'],
  },
  {
    says: 'manifested, with an estimated flight',
    text: lines('FSU/12', head, 'MAN/CA1057/21NOV/PVGLAX/T50K1200.5/E2300/E1815'),
    events: [
      'MAN ACT text 2027-01-02T00:00 PVG 50',
      'DEP EST DEPARTED 2026-11-21T15:00 PVG 50',
      'ARR EST ARRIVED 2026-11-22T02:15 LAX 50',
    ],
  },
  {
    says: 'departed from the origin, arrival estimated for the same day before it',
    text: lines('FSU/12', head, 'DEP/CA1057/20NOV/PVGLAX/T50K1200.5/A1432/E1010'),
    events: ['DEP ACT DEPARTED 2026-11-20T06:32 PVG 50', 'ARR EST ARRIVED 2026-11-20T18:10 LAX 50'],
  },
  {
    says: 'departed late at night: the day is the one of the airport',
    text: lines('FSU/12', head, 'DEP/CA1057/20NOV/PVGLAX/T50K1200.5/A0005/E2010-P'),
    events: ['DEP ACT DEPARTED 2026-11-19T16:05 PVG 50', 'ARR EST ARRIVED 2026-11-20T04:10 LAX 50'],
  },
  {
    says: 'departed from a transit airport is text, its arrival at the destination is not',
    text: lines('FSU/12', head, 'DEP/CX880/20NOV/HKGLAX/T50K1200.5/A1200/E0900-N'),
    events: ['DEP ACT text 2026-11-20T04:00 HKG 50', 'ARR EST ARRIVED 2026-11-21T17:00 LAX 50'],
  },
  {
    says: 'departed without a time: the day alone',
    text: lines('FSU/12', head, 'DEP/CA1057/20NOV/PVGLAX'),
    events: ['DEP ACT DEPARTED 2026-11-19T16:00 PVG 50 day'],
  },
  {
    says: 'arrived at the destination',
    text: lines('FSU/12', head, 'ARR/CA1057/20NOV1012/LAX/T50K1200.5'),
    events: ['ARR ACT ARRIVED 2026-11-20T18:12 LAX 50'],
  },
  {
    says: 'arrived by the actual time of its flight',
    text: lines('FSU/12', head, 'ARR/CA1057/20NOV/PVGLAX/T50K1200.5/S1010/A1021'),
    events: ['ARR ACT ARRIVED 2026-11-20T18:21 LAX 50'],
  },
  {
    says: 'arrived at a transit airport',
    text: lines('FSU/12', head, 'ARR/CX881/20NOV1140/HKG/T50K1200.5'),
    events: ['ARR ACT text 2026-11-20T03:40 HKG 50'],
  },
  {
    says: 'received from the flight, an empty part before its times',
    text: lines('FSU/12', head, 'RCF/CA1057/20NOV1400/LAX/T50K1200.5//A1012'),
    events: ['RCF ACT ARRIVED 2026-11-20T22:00 LAX 50'],
  },
  {
    says: 'documents received and delivered',
    text: lines(
      'FSU/12',
      head,
      'AWR/CA1057/20NOV1430/LAX/T50K1200.5',
      'AWD/20NOV1600/LAX/T50K1200.5/ACME BROKER',
    ),
    events: ['AWR ACT text 2026-11-20T22:30 LAX 50', 'AWD ACT text 2026-11-21T00:00 LAX 50'],
  },
  {
    says: 'consignee notified',
    text: lines('FSU/12', head, 'NFD/20NOV1500/LAX/T50K1200.5/ACME BROKER'),
    events: ['NFD ACT text 2026-11-20T23:00 LAX 50'],
  },
  {
    says: 'cleared by customs at the origin',
    text: lines('FSU/12', head, 'CCD/19NOV1715/PVG/T50K1200.5'),
    events: ['CCD ACT EXPORT_RELEASED 2026-11-19T09:15 PVG 50'],
  },
  {
    says: 'cleared by customs at the destination is none of the nine stages',
    text: lines('FSU/12', head, 'CCD/20NOV1715/LAX/T50K1200.5'),
    events: ['CCD ACT text 2026-11-21T01:15 LAX 50'],
  },
  {
    says: 'reported to customs',
    text: lines('FSU/12', head, 'CRC/CA1057/20NOV1100/LAX/T50K1200.5'),
    events: ['CRC ACT IN_CLEARANCE 2026-11-20T19:00 LAX 50'],
  },
  {
    says: 'transferred to customs',
    text: lines('FSU/12', head, 'TGC/20NOV1130/LAX/T50K1200.5'),
    events: ['TGC ACT IN_CLEARANCE 2026-11-20T19:30 LAX 50'],
  },
  {
    says: 'delivered',
    text: lines('FSU/12', head, 'DLV/20NOV1830/LAX/T50K1200.5/ACME TRUCKING'),
    events: ['DLV ACT DELIVERED 2026-11-21T02:30 LAX 50'],
  },
  {
    says: 'delivered to door',
    text: lines('FSU/12', head, 'DDL/20NOV2130/LAX/T50K1200.5'),
    events: ['DDL ACT DELIVERED 2026-11-21T05:30 LAX 50'],
  },
  {
    says: 'offloaded',
    text: lines('FSU/12', head, 'DIS/CA1057/20NOV1500/PVG/OFLD/P10K240'),
    events: ['DIS ACT text 2026-11-20T07:00 PVG 10 of 50 OFLD'],
  },
  {
    says: 'missing cargo, without a flight',
    text: lines('FSU/12', head, 'DIS/20NOV1500/LAX/MSCA/P2K48'),
    events: ['DIS ACT text 2026-11-20T23:00 LAX 2 of 50 MSCA'],
  },
];
