import type { DocumentPath, SaidAt } from '../documents/document.path.ts';
import { valueAt } from '../documents/document.path.ts';
import { brokenRule, keysOf } from '../kernel/compose.ts';
import type { Checked } from '../kernel/schema.ts';
import { check } from '../kernel/schema.ts';
import type { NewOrder } from '../orders/new-order.ts';
import { orderOfForm, valueOf } from '../orders/order-form.order.ts';
import type { OrderForm } from '../orders/order-form.ts';
import { orderFormFields, ownFields } from '../orders/order-form.ts';
import type { PartyRole } from '../orders/order-party.ts';
import type { LinePart, OrderShare } from './trust.split.ts';
import { shipmentsOf } from './trust.split.ts';
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
 * The orders that a trust order makes, as forms, with everything it says: nothing is typed twice. Cartons are numbered
 * through all of them. Several orders number the customer's reference and share the FBA shipments.
 */
export function formsOfTrust(
  content: TrustContent,
  shares: readonly Share[],
  { trustNo }: Pick<Acceptance, 'trustNo'>,
): Checked<OrderForm>[] {
  const reference = content.service.customerRef ?? trustNo;
  const last = new Map<string, number>();
  const shipments = shipmentsOf(content.route.fbaIds, shares);
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
    return check(orderFormFields, {
      ...headOf(content),
      fbaNo: shipments[place]?.join(', ') || null,
      referenceNumber: share.referenceNumber ?? numbered,
      cartons: packed.map(cartonsOf),
      goods: packed.map(goodsOf),
    });
  });
}

/** The order of such a form, as it is written: whose it is, and from where to where it goes. */
export function orderOfTrust(
  form: OrderForm,
  { route }: TrustContent,
  { trustId, createdBy }: Acceptance,
): NewOrder {
  return {
    ...orderOfForm(form),
    trustId,
    createdBy,
    origin: route.origin,
    destination: route.destination,
  };
}

interface Packed {
  readonly part: LinePart;
  readonly line: TrustLine;
  readonly cartonNo: string;
}

function rangeOf(first: number, cartons: number): string {
  return cartons > 1 ? `${first}-${first + cartons - 1}` : String(first);
}

/** Where a trust order says what people write of an order as a whole. */
const places: Partial<Record<keyof typeof ownFields, DocumentPath>> = {
  referenceNumber: 'service.customerRef',
  channelName: 'service.channelName',
  destinationCountry: 'parties.consignee.country',
  ein: 'parties.ein',
  eoriNo: 'parties.eori',
  vatNo: 'parties.vat',
  iossNo: 'parties.ioss',
  fbaNo: 'route.fbaIds',
  amazonRef: 'route.amazonRef',
  warehouseCode: 'route.warehouseCode',
  isCustoms: 'service.services',
  isSelfClearance: 'terms.selfClearance',
  services: 'service.services',
  remark: 'terms.specialHandling',
};

const placed = keysOf(ownFields).flatMap((key) => {
  const path = places[key];
  return path ? [{ key, field: ownFields[key], path }] : [];
});

export const placeInTrust: ReadonlyMap<string, DocumentPath> = new Map(
  placed.map(({ key, path }) => [key, path]),
);

/** The values that break the rule of their fact: a draft may hold them, an order may not. */
export function brokenInTrust(content: TrustContent): SaidAt[] {
  return placed.flatMap(({ field, path }) => {
    const texts = [valueAt(content, path)].flat().filter((one) => typeof one === 'string');
    const says = texts.map((one) => brokenRule(field, one)).find((one) => one !== undefined);
    return says ? [{ path, says }] : [];
  });
}

function headOf(content: TrustContent) {
  const { service, parties } = content;
  return {
    ...Object.fromEntries(placed.map(({ key, path }) => [key, valueAt(content, path)])),
    isCustoms: service.services.includes('exportDeclaration'),
    parties: [
      ...partyIn('sender', parties.shipper),
      ...partyIn('consignee', parties.consignee),
      ...partyIn('notifier', parties.notify),
    ],
  };
}

function partyIn(role: PartyRole, party: TrustParty | null) {
  return party ? [{ role, ...party, tel: party.phone }] : [];
}

function cartonsOf({ part, line, cartonNo }: Packed) {
  const { length, width, height, grossWeight: weight } = line;
  return { cartonNo, cartonCount: part.cartons, weight, length, width, height };
}

/** Goods that nothing special was said of are general cargo. */
function goodsOf({ part, line, cartonNo }: Packed) {
  const special = line.special.length === 0 ? ['general'] : line.special;
  const { unitPriceUsd } = line;
  const declaredQty = part.quantity;
  const totalPriceUsd = unitPriceUsd === null ? null : valueOf({ declaredQty, unitPriceUsd });
  return { ...line, cartonNo, special, declaredQty, totalPriceUsd };
}
