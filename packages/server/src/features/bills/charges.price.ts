import { orderFeeOf } from '@loadline/contract/bills/charge';
import type { chargeGaps } from '@loadline/contract/bills/charge-desk';
import { freightFee, minimumFee, otherFee } from '@loadline/contract/bills/fee-type';
import { type Layer, layersOf } from '@loadline/contract/freight/estimate';
import { unitOfBasis, type WeightUnit } from '@loadline/contract/freight/weight-basis';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { TrustQuote } from '@loadline/contract/trusts/trust-quote';
import type { NamedEntry } from '../ops/dictionaries.public.ts';
import type { ChargingCard } from '../rates/rates.public.ts';

export type ChargeGap = CodeOf<typeof chargeGaps>;

type Quoted = Pick<TrustQuote, 'zoneZh' | 'zoneEn'>;

/** The card of the zone that was quoted, else the only one; several zones are for staff to choose from. */
export function cardFor(cards: readonly ChargingCard[], quoted: Quoted | null): ChargingCard | ChargeGap {
  if (cards.length === 0) return 'noCard';
  const asQuoted = cards.filter(
    ({ zoneZh, zoneEn }) => quoted?.zoneZh === zoneZh && quoted.zoneEn === zoneEn,
  );
  const found = asQuoted.length > 0 || quoted ? asQuoted : cards;
  return (found.length === 1 ? found[0] : undefined) ?? 'severalZones';
}

/** A charge that a card proposes. */
export interface Proposal {
  readonly feeType: string;
  readonly feeZh: string;
  readonly feeEn: string;
  readonly unitName: 'kg' | 'lb' | 'rt' | 'percent' | 'shipment';
  readonly billingWeight: string | null;
  readonly quantity: string;
  readonly unitFee: string;
  readonly currency: string;
  readonly orderFee: string;
}

const unitNames = { kg: 'kg', lb: 'lb', RT: 'rt' } as const satisfies Record<
  WeightUnit,
  Proposal['unitName']
>;

type Prices = Pick<
  ChargingCard,
  'basis' | 'currency' | 'breaks' | 'cheaperBreak' | 'minimumCharge' | 'surcharges'
>;

/** What a card makes of a chargeable weight, each layer of it a charge under a fee of the dictionary. */
export function proposalsOf(card: Prices, weight: string, fees: readonly NamedEntry[]): Proposal[] {
  return layersOf(card, weight).map((layer) => {
    const priced = pricedAs(layer, unitNames[unitOfBasis[card.basis]]);
    const billingWeight = layer.kind === 'freight' || layer.kind === 'unit' ? weight : null;
    return {
      ...feeOf(layer, fees),
      ...priced,
      billingWeight,
      currency: card.currency,
      orderFee: orderFeeOf(priced),
    };
  });
}

function pricedAs({ kind, quantity, rate, amount }: Layer, unit: Proposal['unitName']) {
  if (quantity === undefined || rate === undefined)
    return { unitName: 'shipment' as const, quantity: '1', unitFee: amount };
  return { unitName: kind === 'percent' ? ('percent' as const) : unit, quantity, unitFee: rate };
}

/** Freight and minimum have fees of their own; a surcharge is the fee that is called like it, else another under its own name. */
function feeOf({ kind, name }: Layer, fees: readonly NamedEntry[]) {
  const own = kind === 'freight' ? freightFee : kind === 'minimum' ? minimumFee : undefined;
  const found = fees.find((one) =>
    own ? one.code === own : one.name.zh === name.zh || one.name.en === name.en,
  );
  const { zh, en } = found?.name ?? name;
  return { feeType: found?.code ?? own ?? otherFee, feeZh: zh, feeEn: en };
}
