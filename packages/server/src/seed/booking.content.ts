import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { emptyContent } from '@loadline/contract/bookings/booking-content';
import { blankDangerous } from '@loadline/contract/bookings/booking-dangerous';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { blankHouse, blankItem } from '@loadline/contract/bookings/booking-rows';
import { plain } from '@loadline/contract/kernel/decimal';
import type { BookingCase } from './bookings.seed.ts';
import type { Chance } from './chance.ts';
import type { Consignment } from './consignment.ts';
import { salesCompanyOf } from './forwarder.rows.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import type { Route } from './route.ts';

interface Written extends Consignment {
  readonly of: BookingCase;
  readonly flightNo: string;
  readonly flightDate: string;
  readonly isOrdered: boolean;
  readonly chance: Chance;
  readonly made: Date;
  readonly etd: Date;
}

/** What a customer has typed into a booking of the demo: what its shipments say. */
export function contentOf(written: Written): BookingContent {
  const { of, flightNo, flightDate, route, shipments, chance, made, etd } = written;
  const isDraft = of.status === 'DRAFT';
  const [shipment] = shipments;
  const [carton] = shipment?.cargo.groups ?? [];
  const rows = housesOf(written);
  return {
    ...emptyContent,
    flight: {
      ...emptyContent.flight,
      product: shipment?.lane.channel.zh ?? null,
      origin: route.from,
      destination: route.to,
      reservedFlight: flightNo,
      flightDate,
      position: of.position ?? '2',
      waybillKind: 'separate',
      specialPrice: of.specialPrice ?? null,
    },
    houses: { rows, together: false },
    parties: { ...emptyContent.parties, ...partiesOf(route) },
    cargo: {
      ...emptyContent.cargo,
      goodsName: carton?.contents[0]?.goods.en ?? null,
      marks: 'N/M',
      items: itemsOf(written),
    },
    dangerous: of.batteries
      ? batteriesIn(rows, written)
      : { ...emptyContent.dangerous, special: ['general'] },
    terms: isDraft
      ? emptyContent.terms
      : {
          paymentType: 'prepaid',
          billType: chance.pick(['TT', 'OA'] as const),
          salesCompany: salesCompanyOf(of),
        },
    pickup: { ...pickupOf(of, route), deadline: isDraft ? null : hoursAfter(etd, -14).toISOString() },
  };

  function housesOf({ isOrdered }: Written): HouseRow[] {
    const day = localDay(made, 'Asia/Shanghai').replaceAll('-', '').slice(2);
    return shipments.map(({ cargo: { booked }, orderNumber }) => ({
      ...blankHouse(chance.id(made)),
      hawbNo: `HX${day}${chance.signs('0123456789', 5)}`,
      shipBill: `SB-${chance.whole(40_000, 49_999)}`,
      sealNo: chance.happens(0.3) ? `SL-${chance.whole(7_000, 7_999)}` : null,
      bookingPkgsNum: booked.pieces,
      bookingGrossWeight: plain((booked.grams / 1_000).toFixed(3)),
      bookingVolume: plain((booked.cubicCentimetres / 1_000_000).toFixed(3)),
      customsType: '5',
      orderNumber: isOrdered ? orderNumber : null,
    }));
  }
}

/** Batteries contained in equipment, by section II: a declaration under each house waybill, and no shipper's declaration. */
function batteriesIn(houses: readonly HouseRow[], { chance, made }: Written): BookingContent['dangerous'] {
  const rows = houses.map(({ id: house, bookingPkgsNum: packages }) => ({
    ...blankDangerous(chance.id(made)),
    entry: 'UN3481-contained' as const,
    instruction: '967-II' as const,
    house,
    packages,
    netQuantity: '0.9',
  }));
  return { ...emptyContent.dangerous, special: ['battery'], rows };
}

/** Each kind of goods in all its cartons. */
function itemsOf({ shipments, chance, made }: Written): BookingContent['cargo']['items'] {
  const groups = shipments.flatMap(({ cargo }) => cargo.groups);
  const lines = groups.flatMap(({ contents, count, grams }) =>
    contents.map(({ goods, pieces }) => ({ goods, quantity: count * pieces, grams: count * grams })),
  );
  return [...Map.groupBy(lines, ({ goods }) => goods).entries()].map(([goods, alike]) => ({
    ...blankItem(chance.id(made)),
    productCode: goods.model,
    nameZh: goods.zh,
    quantity: alike.reduce((sum, { quantity }) => sum + quantity, 0),
    kilograms: plain((alike.reduce((sum, { grams }) => sum + grams, 0) / 1_000).toFixed(3)),
  }));
}

function partiesOf({ shipper, receiver }: Route) {
  const { address, city, state, postCode } = receiver;
  return {
    shipper: {
      name: shipper.company,
      tel: shipper.tel,
      address: `${shipper.address}, ${shipper.city} ${shipper.postCode}`,
      country: 'CN' as const,
    },
    consignee: {
      name: receiver.company,
      tel: receiver.tel,
      address: [address, city, state, postCode].filter((part) => part !== null).join(', '),
      country: receiver.country,
    },
  };
}

const phone = '+86 755 0000 1160';

function pickupOf({ service = 'frontWarehouse' }: BookingCase, { from, warehouse }: Route) {
  const pickup = { ...emptyContent.pickup, service };
  switch (service) {
    case 'ownPickup':
      return {
        ...pickup,
        pickupAddress: '广东省深圳市龙岗区示例路 66 号 3 号仓',
        pickupContact: '林知夏',
        pickupPhone: phone,
      };
    case 'selfDelivery':
      return { ...pickup, transferAddress: `${from} 国际货站 3 号库`, transferPhone: phone };
    default:
      return { ...pickup, warehouseCode: warehouse };
  }
}
