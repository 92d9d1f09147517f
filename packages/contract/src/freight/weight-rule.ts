import type { Text } from '../kernel/text.ts';
import type { WeightUnit } from './weight-basis.ts';

/** How the volume of a shipment becomes a weight. */
export type VolumeRule =
  /** So many cm³ weigh a kilogram (air 6000, express 5000). */
  | { readonly kind: 'divisor'; readonly cubicCentimetres: string }
  /** So many cubic inches weigh a pound; sides are taken to whole inches first (US parcels 139). */
  | { readonly kind: 'pounds'; readonly cubicInches: string }
  /** A cubic metre weighs so many kilograms (rail and truck 333 or 500). */
  | { readonly kind: 'density'; readonly kilograms: string }
  /** The larger of cubic metres and tons (ocean LCL, W/M). */
  | { readonly kind: 'revenueTon' };

/** What decides the chargeable weight of a product (domain §2): the rule, its steps upwards, its least, where it rounds. */
export interface WeightRule {
  readonly volume: VolumeRule;
  /** The result goes up to a whole number of these; a later step holds above its `above`. */
  readonly steps: readonly { readonly above: string; readonly step: string }[];
  readonly minimum: string;
  /** Over the whole shipment once, or carton by carton. */
  readonly rounds: 'shipment' | 'carton';
  readonly unit: WeightUnit;
}

/** What one package may be; a way to ship without a limit has none. */
export interface PieceLimit {
  /** Of the longest side. */
  readonly centimetres?: string;
  readonly kilograms?: string;
}

export interface FreightMode {
  readonly name: Text;
  readonly rule: WeightRule;
  readonly piece: PieceLimit;
}

function byStep(step: string): WeightRule['steps'] {
  return [{ above: '0', step }];
}

/** The usual rule of each way to ship, where no product says otherwise. */
export const usualRules = {
  air: {
    name: { zh: '空运', en: 'Air' },
    piece: { centimetres: '240', kilograms: '1000' },
    rule: {
      volume: { kind: 'divisor', cubicCentimetres: '6000' },
      steps: byStep('0.5'),
      minimum: '0',
      rounds: 'shipment',
      unit: 'kg',
    },
  },
  express: {
    name: { zh: '快递', en: 'Express' },
    piece: { centimetres: '120', kilograms: '70' },
    rule: {
      volume: { kind: 'divisor', cubicCentimetres: '5000' },
      steps: [
        { above: '0', step: '0.5' },
        { above: '30', step: '1' },
      ],
      minimum: '0',
      rounds: 'carton',
      unit: 'kg',
    },
  },
  lcl: {
    name: { zh: '海运拼箱', en: 'Ocean LCL' },
    piece: { centimetres: '570' },
    rule: {
      volume: { kind: 'revenueTon' },
      steps: byStep('0.001'),
      minimum: '1',
      rounds: 'shipment',
      unit: 'RT',
    },
  },
  truck: {
    name: { zh: '卡车', en: 'Truck' },
    piece: { centimetres: '570' },
    rule: {
      volume: { kind: 'density', kilograms: '333' },
      steps: byStep('0.5'),
      minimum: '0',
      rounds: 'shipment',
      unit: 'kg',
    },
  },
  rail: {
    name: { zh: '铁路', en: 'Rail' },
    piece: { centimetres: '570' },
    rule: {
      volume: { kind: 'density', kilograms: '500' },
      steps: byStep('0.5'),
      minimum: '0',
      rounds: 'shipment',
      unit: 'kg',
    },
  },
  usParcel: {
    name: { zh: '美国快递', en: 'US parcel' },
    piece: { centimetres: '274.32', kilograms: '68.0388555' },
    rule: {
      volume: { kind: 'pounds', cubicInches: '139' },
      steps: byStep('1'),
      minimum: '0',
      rounds: 'carton',
      unit: 'lb',
    },
  },
} as const satisfies Record<string, FreightMode>;

export type FreightModeName = keyof typeof usualRules;
