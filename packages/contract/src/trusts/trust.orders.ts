import type { Checked } from '../kernel/schema.ts';
import { check } from '../kernel/schema.ts';
import type { NewOrder } from '../orders/new-order.ts';
import { orderOfForm, valueOf } from '../orders/order-form.order.ts';
import type { OrderForm } from '../orders/order-form.ts';
import { orderFormFields } from '../orders/order-form.ts';
import type { PartyRole } from '../orders/order-party.ts';
import type { LinePart, OrderShare } from './trust.split.ts';
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
 * through all of them. Several orders number the customer's reference and take the FBA shipments in turn.
 */
export function formsOfTrust(
  content: TrustContent,
  shares: readonly Share[],
  { trustNo }: Pick<Acceptance, 'trustNo'>,
): Checked<OrderForm>[] {
  const reference = content.service.customerRef ?? trustNo;
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
    return check(orderFormFields, {
      ...headOf(content, place),
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

function headOf({ service, parties, route, terms }: TrustContent, place: number) {
  return {
    channelName: service.channelName,
    destinationCountry: parties.consignee?.country,
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
