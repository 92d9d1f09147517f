import type { CustomsBusiness } from '../codes/customs-business.ts';
import { airports, placeOf } from '../codes/place.ts';
import type { SpecialProperty } from '../codes/special-property.ts';
import { isCode } from '../kernel/code.ts';
import { exact, fixed, fixedTogether, plain, times } from '../kernel/decimal.ts';
import type { TrustContent } from '../trusts/trust-content.ts';
import { partyOf } from '../trusts/trust-content.ts';
import type { BookingContent } from './booking-content.ts';
import { emptyContent } from './booking-content.ts';
import { dangerousOfOrders, dangerousOfTrust } from './booking-dangerous.inherit.ts';
import { addressOf, type OrderParty, partyOfOrder, partyOfTrust } from './booking-party.inherit.ts';
import type { HouseRow } from './booking-rows.ts';
import { blankDimension, blankHouse, blankItem } from './booking-rows.ts';

/** What a booking takes over of an order; decimals as text, sides in cm, weight of one carton in kg, volume to the cm³. */
export interface BookableOrder {
  readonly orderNumber: string;
  readonly product: string;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly destinationCountry: string;
  readonly isCustoms: boolean;
  readonly quantity: number;
  readonly grossWeight: string;
  readonly volume: string;
  readonly parties: Readonly<Partial<Record<'sender' | 'consignee' | 'notifier', OrderParty>>>;
  readonly goods: readonly {
    readonly nameZh: string;
    readonly nameEn: string;
    /** The cartons that hold them, as `cartons` names them. */
    readonly cartonNo: string | null;
    readonly sku: string | null;
    readonly quantity: number;
    readonly special: readonly SpecialProperty[];
  }[];
  readonly cartons: readonly {
    readonly cartonNo: string;
    readonly count: number;
    readonly length: string;
    readonly width: string;
    readonly height: string;
    readonly weight: string;
  }[];
}

/** The customs business of cargo that flies between these places, as far as one of them lies in China. */
function customsOf(origin: string | null, destination: string | null): CustomsBusiness | null {
  const isInChina = (code: string | null) => code !== null && placeOf(code)?.country === 'CN';
  if (isInChina(origin)) return '5';
  return isInChina(destination) ? '4' : null;
}

/**
 * The booking that orders come to: a house waybill for each, linked to it, the cargo of all; parties, product and route as
 * far as all of them agree. `newId` gives each row its id.
 */
export function contentOfOrders(orders: readonly BookableOrder[], newId: () => string): BookingContent {
  const same = <T>(of: (order: BookableOrder) => T): T | null => sameOf(orders.map(of));
  const origin = same((order) => order.origin);
  const destination = same((order) => order.destination);
  const names = [...new Set(orders.flatMap(({ goods }) => goods.map(({ nameEn }) => nameEn)))];
  // To the litre each, and as much as the dimensions come to in all.
  const volumes = fixedTogether(
    orders.map(({ volume }) => volume),
    3,
  );
  const houses = orders.map((order, at) => ({
    ...houseOf(order),
    bookingVolume: plain(volumes[at] ?? order.volume),
    id: newId(),
  }));
  return {
    ...emptyContent,
    flight: {
      ...emptyContent.flight,
      product: same((order) => order.product),
      origin: isCode(airports, origin) ? origin : null,
      destination: isCode(airports, destination) ? destination : null,
      waybillKind: 'separate',
    },
    houses: { rows: houses, together: false },
    parties: {
      shipper: same((order) => partyOfOrder(order.parties.sender, 'CN')),
      consignee: same((order) => partyOfOrder(order.parties.consignee, order.destinationCountry)),
      notify: same((order) => partyOfOrder(order.parties.notifier, order.destinationCountry)),
      alsoNotify: null,
    },
    cargo: {
      ...emptyContent.cargo,
      goodsName: goodsNameOf(names),
      dimensions: orders.flatMap(({ cartons }) =>
        cartons.map(({ count, length, width, height, weight }) => ({
          ...blankDimension(newId()),
          count,
          length,
          width,
          height,
          weight,
        })),
      ),
      items: orders.flatMap((order) =>
        order.goods.map(({ nameZh, sku, quantity, cartonNo }) => ({
          ...blankItem(newId()),
          productCode: sku,
          nameZh,
          quantity,
          kilograms: kilogramsIn(order, cartonNo),
        })),
      ),
    },
    dangerous: dangerousOfOrders(orders, houses, newId),
  };
}

function houseOf(order: BookableOrder): HouseRow {
  return {
    ...blankHouse(''),
    bookingPkgsNum: order.quantity,
    bookingGrossWeight: order.grossWeight,
    customsType: customsOf(order.origin, order.destination) ?? (order.isCustoms ? '5' : null),
    orderNumber: order.orderNumber,
  };
}

/** What goods weigh with their cartons, all of an order that has no others; unknown where several share their cartons. */
function kilogramsIn({ goods, cartons, grossWeight }: BookableOrder, cartonNo: string | null): string | null {
  if (goods.length === 1) return grossWeight;
  const group = cartons.find((one) => one.cartonNo === cartonNo);
  const isShared = goods.filter((one) => one.cartonNo === cartonNo).length > 1;
  return group && !isShared ? weightOf(group.count, group.weight) : null;
}

function weightOf(cartons: number, each: string): string {
  return plain(fixed(times(exact(String(cartons)), exact(each)), 3));
}

/** What a trust order asks for, laid over the booking of its orders: it knows parties, pickup and payment better. */
export function contentOfTrust(
  trust: TrustContent,
  orders: readonly BookableOrder[],
  newId: () => string,
): BookingContent {
  const base = contentOfOrders(orders, newId);
  const { service, route, cargo, terms } = trust;
  const origin = isCode(airports, route.origin) ? route.origin : base.flight.origin;
  const destination = isCode(airports, route.destination) ? route.destination : base.flight.destination;
  const customsType = customsOf(origin, destination);
  return {
    ...base,
    houses: {
      ...base.houses,
      rows: base.houses.rows.map((row) => ({ ...row, customsType: customsType ?? row.customsType })),
    },
    flight: {
      ...base.flight,
      product: service.channelName,
      origin,
      destination,
      mawbNo: route.masterNo,
      remark: terms.specialHandling,
    },
    parties: {
      shipper: partyOfTrust(partyOf(trust, 'shipper')),
      consignee: partyOfTrust(partyOf(trust, 'consignee')),
      notify: partyOfTrust(trust.parties.notify),
      alsoNotify: partyOfTrust(trust.parties.alsoNotify),
    },
    cargo: {
      ...base.cargo,
      goodsName: goodsNameOf([
        ...new Set(cargo.lines.flatMap(({ nameEn }) => (nameEn === null ? [] : [nameEn]))),
      ]),
      marks: cargo.marks,
      dimensions: cargo.lines.map(({ cartons, length, width, height, grossWeight }) => ({
        ...blankDimension(newId()),
        count: cartons,
        length,
        width,
        height,
        weight: grossWeight,
      })),
      items: cargo.lines.map((line) => ({
        ...blankItem(newId()),
        productCode: line.model,
        nameZh: line.nameZh,
        quantity: line.quantity,
        kilograms: kilogramsOf(line),
      })),
    },
    dangerous: dangerousOfTrust(cargo.lines, base, newId),
    terms: { ...base.terms, paymentType: terms.payment },
    pickup: pickupOf(trust),
  };
}

/** What the goods of a line weigh: net, or gross where only that is known. */
function kilogramsOf({
  cartons,
  netWeight,
  grossWeight,
}: TrustContent['cargo']['lines'][number]): string | null {
  const each = netWeight ?? grossWeight;
  return cartons === null || each === null ? null : weightOf(cartons, each);
}

function pickupOf({ route }: TrustContent): BookingContent['pickup'] {
  const { handover, pickup, dropOff } = route;
  if (handover === 'dropOff')
    return {
      ...emptyContent.pickup,
      service: 'frontWarehouse',
      warehouseCode: dropOff,
    };
  if (handover !== 'pickup') return emptyContent.pickup;
  return {
    ...emptyContent.pickup,
    service: 'ownPickup',
    pickupAddress: addressOf(pickup),
    pickupContact: pickup?.contact ?? null,
    pickupPhone: pickup?.phone ?? null,
  };
}

/** The names of goods as one; of too many, where they stand. */
export function goodsNameOf(names: readonly string[]): string | null {
  const all = names.join(', ');
  if (all === '') return null;
  return all.length <= 200 ? all : 'CONSOLIDATED CARGO AS PER ATTACHED LIST';
}

/** What all of them say; null where they differ. */
function sameOf<T>(values: readonly (T | null)[]): T | null {
  const [first, ...rest] = values;
  if (first === undefined || first === null) return null;
  return rest.every((value) => JSON.stringify(value) === JSON.stringify(first)) ? first : null;
}
