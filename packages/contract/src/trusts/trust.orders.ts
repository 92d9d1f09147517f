import { hsDigits } from '../checks/hs.ts';
import { decimalOf, fractionOf, over, plus, times, zero } from '../freight/fraction.ts';
import type { NewCarton, NewGoods, NewOrder, NewParty } from '../orders/new-order.ts';
import type { PartyRole } from '../orders/order-party.ts';
import type { LinePart, OrderShare } from './trust.split.ts';
import { valueOf } from './trust.totals.ts';
import type { TrustContent } from './trust-content.ts';
import type { TrustLine } from './trust-line.ts';
import type { TrustParty } from './trust-party.ts';

/** What an accepted trust order is called by, and whose it is. */
export interface Acceptance {
  readonly trustId: string;
  readonly trustNo: string;
  readonly createdBy: string;
}

interface Share extends OrderShare {
  /** In place of the customer's reference. */
  readonly referenceNumber?: string | null;
}

/**
 * The orders that a trust order with a sound content makes, with everything it says: nothing is typed twice. Cartons are
 * numbered through all of them. Several orders number the customer's reference and take the FBA shipments in turn.
 */
export function ordersOfTrust(
  content: TrustContent,
  shares: readonly Share[],
  accepted: Acceptance,
): NewOrder[] {
  const reference = content.service.customerRef ?? accepted.trustNo;
  const last = new Map<string, number>();
  let before = 0;
  const firstOf = new Map(
    content.cargo.lines.map(({ id, cartons }) => {
      const first = before + 1;
      before += cartons ?? 0;
      return [id, first];
    }),
  );
  return shares.map((share, place) => {
    const packed = share.parts.flatMap((part) => {
      const line = content.cargo.lines.find(({ id }) => id === part.lineId);
      if (!line) return [];
      const first = last.get(line.id) ?? firstOf.get(line.id) ?? 1;
      last.set(line.id, first + part.cartons);
      return [{ part, line, cartonNo: rangeOf(first, part.cartons) }];
    });
    const numbered = shares.length === 1 ? reference : `${reference}-${place + 1}`;
    return {
      ...headOf(content, place),
      ...figuresOf(packed),
      referenceNumber: share.referenceNumber ?? numbered,
      cartons: packed.map(cartonsOf),
      goods: packed.map(goodsOf),
      trustId: accepted.trustId,
      createdBy: accepted.createdBy,
    };
  });
}

interface Packed {
  readonly part: LinePart;
  readonly line: TrustLine;
  readonly cartonNo: string;
}

function rangeOf(first: number, cartons: number): string {
  return cartons > 1 ? `${first}-${first + cartons - 1}` : String(first);
}

function headOf({ service, parties, route, terms }: TrustContent, place: number) {
  return {
    channelName: service.channelName ?? '',
    destinationCountry: parties.consignee?.country ?? '',
    fbaNo: route.fbaIds[place] ?? route.fbaIds[0] ?? null,
    amazonRef: route.amazonRef,
    warehouseCode: route.warehouseCode,
    isCustoms: service.services.includes('exportDeclaration'),
    isSelfClearance: terms.selfClearance,
    vatNo: parties.vat,
    eoriNo: parties.eori,
    iossNo: parties.ioss,
    ein: parties.ein,
    remark: terms.specialHandling,
    services: service.services,
    origin: route.origin,
    destination: route.destination,
    parties: [
      ...partyIn('sender', parties.shipper),
      ...partyIn('consignee', parties.consignee),
      ...partyIn('notifier', parties.notify),
    ],
  };
}

function partyIn(role: PartyRole, party: TrustParty | null): NewParty[] {
  if (!party) return [];
  const { company, address, city, state, postCode, phone, email } = party;
  return [
    {
      role,
      company: company ?? '',
      address: address ?? '',
      city,
      state,
      postCode,
      tel: phone,
      fax: null,
      email,
    },
  ];
}

function figuresOf(packed: readonly Packed[]): Pick<NewOrder, 'quantity' | 'grossWeight' | 'volume'> {
  const each = (of: (line: TrustLine) => ReturnType<typeof fractionOf>) =>
    packed.map(({ part, line }) => times(of(line), fractionOf(String(part.cartons)))).reduce(plus, zero);
  const gross = each(({ grossWeight }) => fractionOf(grossWeight ?? '0'));
  const cubicCentimetres = each(({ length, width, height }) =>
    [length, width, height].map((side) => fractionOf(side ?? '0')).reduce(times),
  );
  return {
    quantity: packed.reduce((sum, { part }) => sum + part.cartons, 0),
    grossWeight: decimalOf(gross, 3),
    volume: decimalOf(over(cubicCentimetres, fractionOf('1000000')), 6),
  };
}

function cartonsOf({ part, line, cartonNo }: Packed): NewCarton {
  return {
    cartonNo,
    cartonCount: part.cartons,
    weight: line.grossWeight ?? '0',
    length: line.length ?? '0',
    width: line.width ?? '0',
    height: line.height ?? '0',
  };
}

function goodsOf({ part, line, cartonNo }: Packed, place: number): NewGoods {
  const { quantity } = part;
  return {
    lineNo: place + 1,
    cartonNo,
    nameZh: line.nameZh ?? '',
    nameEn: line.nameEn ?? '',
    hsCn: line.hsCn === null ? null : hsDigits(line.hsCn),
    hsDest: hsDigits(line.hsDest ?? ''),
    brand: line.brand,
    model: line.model,
    material: line.material ?? '',
    usage: line.usage ?? '',
    special: line.special,
    declaredQty: quantity,
    unit: line.unit,
    unitPriceUsd: line.unitPriceUsd ?? '0',
    totalPriceUsd: decimalOf(valueOf({ quantity, unitPriceUsd: line.unitPriceUsd }), 2),
    origin: line.origin,
    sku: null,
    asin: null,
    fnsku: null,
    salesUrl: null,
    pictureUrl: null,
  };
}
