import type { Measure, TariffRules } from './measure.ts';
import { tariffOf } from './tariff.ts';
import type { ScheduleLine, TariffClaims, TariffLine } from './tariff-line.ts';

export const none: TariffClaims = {
  spi: null,
  chapter98: null,
  workValue: null,
  usPartsValue: null,
  exclusion: null,
  loadedOn: null,
  metalPercent: null,
  steelValue: null,
  aluminiumValue: null,
  copperValue: null,
  measures: [],
};

const surcharge: Measure = {
  id: 'surcharge',
  program: 's122',
  heading: '9903.03.01',
  title: { zh: '附加费', en: 'Surcharge' },
  kind: 'add',
  percent: '10',
  base: 'full',
  origins: ['*'],
  notOrigins: [],
  scope: 'all',
  from: '2026-02-24',
  until: '2026-07-23',
  inTransit: null,
  zeroHeading: null,
  claim: null,
  condition: null,
  displacedBy: ['s232_metals'],
  under232: '9903.03.06',
  rank: 0,
  takesColumnTwo: true,
  chapter98: 'dutiable',
  lacksList: false,
  disputedFrom: null,
  seq: 35,
  status: 'published',
  source: 'Proclamation',
  confidence: 'high',
  note: '',
};
const list: Measure = {
  ...surcharge,
  id: 'list',
  program: 's301_china',
  heading: '9903.88.03',
  percent: '25',
  origins: ['CN'],
  scope: 'list',
  until: null,
  displacedBy: [],
  under232: null,
  seq: 20,
};
const steel: Measure = {
  ...surcharge,
  id: 'steel',
  program: 's232_metals',
  heading: '9903.82.02',
  percent: '50',
  scope: 'steel',
  until: null,
  displacedBy: [],
  under232: null,
  seq: 40,
};
const parts: Measure = {
  ...surcharge,
  id: 'parts',
  program: 's232_auto_parts',
  heading: '9903.94.05',
  percent: '25',
  scope: 'steel',
  until: null,
  claim: 'claimed',
  condition: { zh: '车辆零件', en: 'a part of a vehicle' },
  displacedBy: [],
  under232: null,
  seq: 40,
};

export const rules: TariffRules = {
  measures: [surcharge, list, steel, parts],
  scopes: new Map([
    [
      'list',
      [
        { prefix: '9405', includes: true },
        { prefix: '7326', includes: true },
      ],
    ],
    ['steel', [{ prefix: '7326', includes: true }]],
  ]),
  exclusions: [],
  fees: [
    {
      fee: 'mpf_formal',
      class: '499',
      percent: '0.3464',
      min: '33.58',
      max: '651.50',
      flat: null,
      from: '2025-10-01',
      until: '2026-09-30',
      source: '',
    },
    {
      fee: 'hmf',
      class: '501',
      percent: '0.125',
      min: null,
      max: null,
      flat: null,
      from: '1991-01-01',
      until: null,
      source: '',
    },
  ],
  adCv: () => [],
};

export const rates: Readonly<Record<string, string>> = {
  '9405218010': '3.9%',
  '7326908688': '2.9%',
  '6109100012': '16.5%',
  '9503000071': 'Free',
};
export const scheduleOf = (hts: string): ScheduleLine | undefined => {
  const general = rates[hts];
  return general === undefined
    ? undefined
    : { edition: 'test', general, special: 'Free (KR)', column2: '90%' };
};

export const lineOf = (
  hts: string,
  origin: string,
  value: string,
  more: Partial<TariffLine> = {},
): TariffLine => ({
  hts,
  origin,
  value,
  quantities: {},
  claims: none,
  ...more,
});

export const reckon = (lines: readonly TariffLine[], day = '2026-03-10') =>
  tariffOf({ day, mode: 'ocean', entryType: '01', lines }, scheduleOf, rules);
