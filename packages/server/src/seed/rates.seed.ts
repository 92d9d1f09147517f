import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { RateCard } from '@loadline/contract/freight/rate-card';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import type { Text } from '@loadline/contract/kernel/text';
import type { Lane, LaneName } from './lanes.seed.ts';
import { lanes } from './lanes.seed.ts';

/** What a demo product costs: invented prices in the shape that forwarders print. */
export interface Tariff
  extends Pick<RateCard, 'basis' | 'factor' | 'step' | 'wholeAbove' | 'rounds' | 'leastWeight' | 'currency'>,
    Pick<RateCard, 'cheaperBreak' | 'minimumCharge' | 'longestSide' | 'heaviestPiece' | 'surcharges'> {
  readonly lane: LaneName;
  readonly from: readonly string[];
  readonly zones: readonly Zone[];
}

export interface Zone {
  readonly code: string;
  readonly name: Text;
  readonly transit: readonly [fastest: number, slowest: number];
  /** First weight → price. */
  readonly breaks: Readonly<Record<string, string>>;
}

function surcharge(nameZh: string, nameEn: string, per: 'percent' | 'unit' | 'shipment', amount: string) {
  return { nameZh, nameEn, per, amount };
}

const declaration = surcharge('报关费', 'Export declaration', 'shipment', '280');
const westernStates: Text = { zh: '美国西部（邮编 8、9 开头）', en: 'US West (ZIP 8 and 9)' };
const centralStates: Text = { zh: '美国中部（邮编 4 至 7 开头）', en: 'US Central (ZIP 4 to 7)' };
const easternStates: Text = { zh: '美国东部（邮编 0 至 3 开头）', en: 'US East (ZIP 0 to 3)' };

const perKilogram = {
  basis: 'divisor',
  factor: '6000',
  step: '0.5',
  wholeAbove: null,
  rounds: 'shipment',
  leastWeight: '21',
  currency: 'CNY',
  cheaperBreak: true,
  longestSide: '240',
  heaviestPiece: '80',
} as const;

const perCarton = {
  ...perKilogram,
  step: '1',
  rounds: 'carton',
  cheaperBreak: false,
  longestSide: '120',
  heaviestPiece: '30',
} as const;

export const tariffs: readonly Tariff[] = [
  {
    ...perKilogram,
    lane: 'airUs',
    from: ['SZX', 'PVG'],
    minimumCharge: '950',
    surcharges: [
      surcharge('燃油附加费', 'Fuel surcharge', 'unit', '4.2'),
      surcharge('安检费', 'Security screening', 'unit', '0.35'),
      declaration,
    ],
    zones: [
      {
        code: 'US-W',
        name: westernStates,
        transit: [6, 9],
        breaks: { 0: '46', 45: '39.5', 100: '36', 300: '34.2', 1000: '32.8' },
      },
      {
        code: 'US-C',
        name: centralStates,
        transit: [7, 10],
        breaks: { 0: '48', 45: '41.5', 100: '38', 300: '36.2', 1000: '34.8' },
      },
      {
        code: 'US-E',
        name: easternStates,
        transit: [7, 11],
        breaks: { 0: '49', 45: '42.5', 100: '39', 300: '37.2', 1000: '35.8' },
      },
    ],
  },
  {
    ...perKilogram,
    lane: 'airEurope',
    from: ['CAN', 'HKG'],
    minimumCharge: '900',
    surcharges: [surcharge('燃油附加费', 'Fuel surcharge', 'unit', '3.8'), declaration],
    zones: [
      {
        code: 'EU-W',
        name: { zh: '西欧（德国、法国、荷兰、比利时）', en: 'Western Europe (DE, FR, NL, BE)' },
        transit: [6, 9],
        breaks: { 0: '42', 45: '36.5', 100: '33', 300: '31.4' },
      },
      {
        code: 'EU-E',
        name: { zh: '东欧（波兰、捷克）', en: 'Eastern Europe (PL, CZ)' },
        transit: [8, 12],
        breaks: { 0: '45', 45: '39', 100: '35.6', 300: '33.9' },
      },
    ],
  },
  {
    ...perCarton,
    factor: '5000',
    step: '0.5',
    wholeAbove: '20',
    leastWeight: '12',
    lane: 'airBritain',
    from: ['HKG'],
    minimumCharge: '520',
    surcharges: [surcharge('燃油附加费', 'Fuel surcharge', 'percent', '18.5')],
    zones: [
      {
        code: 'GB',
        name: { zh: '英国本土', en: 'United Kingdom, mainland' },
        transit: [4, 6],
        breaks: { 0: '44', 21: '38', 71: '35' },
      },
    ],
  },
  {
    ...perCarton,
    lane: 'oceanFast',
    from: ['CNYTN', 'CNNGB'],
    minimumCharge: '360',
    surcharges: [surcharge('旺季附加费', 'Peak season surcharge', 'unit', '0.8'), declaration],
    zones: [
      {
        code: 'US-W',
        name: westernStates,
        transit: [18, 24],
        breaks: { 0: '11.8', 100: '10.6', 500: '9.9' },
      },
      {
        code: 'US-C',
        name: centralStates,
        transit: [22, 28],
        breaks: { 0: '13.4', 100: '12.2', 500: '11.5' },
      },
      { code: 'US-E', name: easternStates, transit: [24, 32], breaks: { 0: '14.2', 100: '13', 500: '12.3' } },
    ],
  },
  {
    ...perKilogram,
    basis: 'revenueTon',
    factor: null,
    step: '0.001',
    leastWeight: '1',
    cheaperBreak: false,
    longestSide: '570',
    heaviestPiece: null,
    currency: 'USD',
    lane: 'oceanShared',
    from: ['CNSHA', 'CNNGB'],
    minimumCharge: '95',
    surcharges: [
      surcharge('起运港拼箱费', 'Origin CFS', 'unit', '18'),
      surcharge('文件费', 'Documentation', 'shipment', '65'),
      surcharge('舱单申报费', 'AMS filing', 'shipment', '35'),
    ],
    zones: [
      {
        code: 'USLAX',
        name: { zh: '洛杉矶港', en: 'Port of Los Angeles' },
        transit: [16, 20],
        breaks: { 0: '62', 5: '56', 10: '51' },
      },
      {
        code: 'USNYC',
        name: { zh: '纽约港', en: 'Port of New York' },
        transit: [32, 38],
        breaks: { 0: '78', 5: '71', 10: '66' },
      },
    ],
  },
  {
    ...perKilogram,
    basis: 'density',
    factor: '333',
    step: '1',
    leastWeight: '100',
    longestSide: '570',
    heaviestPiece: '1200',
    lane: 'truckEurope',
    from: ['CNSZX', 'CNYIW'],
    minimumCharge: '1800',
    surcharges: [surcharge('口岸附加费', 'Border surcharge', 'percent', '6'), declaration],
    zones: [
      {
        code: 'EU-W',
        name: { zh: '西欧（德国、法国、荷兰、比利时）', en: 'Western Europe (DE, FR, NL, BE)' },
        transit: [18, 24],
        breaks: { 0: '19.8', 500: '18.2', 1000: '17.1' },
      },
    ],
  },
  {
    ...perKilogram,
    basis: 'density',
    factor: '500',
    step: '1',
    leastWeight: '100',
    longestSide: '570',
    heaviestPiece: null,
    lane: 'railShared',
    from: ['CNYIW', 'CNCKG'],
    minimumCharge: '1200',
    surcharges: [surcharge('装箱费', 'Stuffing', 'unit', '0.4'), declaration],
    zones: [
      {
        code: 'DEDUI',
        name: { zh: '杜伊斯堡', en: 'Duisburg' },
        transit: [22, 28],
        breaks: { 0: '8.6', 500: '7.9', 2000: '7.2' },
      },
      {
        code: 'PLWAW',
        name: { zh: '华沙', en: 'Warsaw' },
        transit: [18, 24],
        breaks: { 0: '8.1', 500: '7.4', 2000: '6.8' },
      },
    ],
  },
];

/** How a lane's cargo is weighed: as its published cards say, else as its product does. */
export function ruleOf(lane: Lane): WeightRule {
  return productWeightRule(lane.transport, tariffs.find((of) => lanes[of.lane] === lane) ?? lane.weight);
}
