import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { emptyContent } from '@loadline/contract/bookings/booking-content';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { blankHouse, blankItem } from '@loadline/contract/bookings/booking-rows';
import { zoneOf } from '@loadline/contract/codes/place';
import type { BookingCase } from './bookings.seed.ts';
import type { Chance } from './chance.ts';
import type { DemoSchedule } from './flights.seed.ts';
import { salesCompanyOf } from './forwarder.rows.ts';
import { catalogue } from './goods.seed.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import { receivers } from './receivers.seed.ts';
import { shippers } from './shippers.seed.ts';

interface Written {
  readonly of: BookingCase;
  readonly flight: DemoSchedule;
  readonly flightDate: string;
  readonly chance: Chance;
  readonly made: Date;
  readonly etd: Date;
}

const toEurope = ['LGG', 'FRA', 'AMS'];

/** What a customer has typed into a booking of the demo. */
export function contentOf({ of, flight, flightDate, chance, made, etd }: Written): BookingContent {
  const isDraft = of.status === 'DRAFT';
  const goods = chance.pick(catalogue);
  const rows = housesOf(of, chance, made);
  const kilograms = rows[0]?.bookingGrossWeight ?? null;
  const pieces = rows.reduce((sum, row) => sum + (row.bookingPkgsNum ?? 0), 0);
  return {
    ...emptyContent,
    flight: {
      ...emptyContent.flight,
      product: toEurope.includes(flight.destination) ? '中欧空运专线' : '中美空运专线',
      origin: flight.origin,
      destination: flight.destination,
      reservedFlight: of.unknownFlight ?? of.flightNo,
      flightDate,
      position: of.position ?? '2',
      waybillKind: 'separate',
      specialPrice: of.specialPrice ?? null,
    },
    houses: { rows },
    parties: { ...emptyContent.parties, ...partiesOf(of, flight, chance) },
    cargo: {
      ...emptyContent.cargo,
      goodsName: goods.en,
      marks: 'N/M',
      items: [
        {
          ...blankItem(chance.id(made)),
          productCode: goods.model,
          nameZh: goods.zh,
          quantity: pieces * 12,
          kilograms,
        },
      ],
    },
    terms: isDraft
      ? emptyContent.terms
      : {
          paymentType: 'prepaid',
          billType: chance.pick(['TT', 'OA'] as const),
          salesCompany: salesCompanyOf(of),
        },
    pickup: { ...pickupOf(of, flight), deadline: isDraft ? null : hoursAfter(etd, -14).toISOString() },
  };
}

/** The house waybills share the weight out in whole half kilograms and litres; the last one has what is left. */
function housesOf({ kg, cbm, houses }: BookingCase, chance: Chance, made: Date): HouseRow[] {
  const [halves, litres] = [Math.round(Number(kg) * 2), Math.round(Number(cbm) * 1_000)];
  const day = localDay(made, 'Asia/Shanghai').replaceAll('-', '').slice(2);
  const share = (all: number, at: number) =>
    at < houses - 1 ? Math.floor(all / houses) - at * 3 : all - partsBefore(all, houses);
  return Array.from({ length: houses }, (_, at) => ({
    ...blankHouse(chance.id(made)),
    hawbNo: `HX${day}${chance.signs('0123456789', 5)}`,
    shipBill: `SB-${chance.whole(40_000, 49_999)}`,
    sealNo: chance.happens(0.3) ? `SL-${chance.whole(7_000, 7_999)}` : null,
    bookingPkgsNum: Math.max(1, Math.round(share(halves, at) / 2 / 14.5)),
    bookingGrossWeight: String(share(halves, at) / 2),
    bookingVolume: String(share(litres, at) / 1_000),
    customsType: '5',
  }));
}

function partsBefore(all: number, houses: number): number {
  return Array.from({ length: houses - 1 }, (_, at) => Math.floor(all / houses) - at * 3).reduce(
    (sum, part) => sum + part,
    0,
  );
}

function partiesOf(of: BookingCase, { destination }: DemoSchedule, chance: Chance) {
  const shipper = chance.pick(shippers.filter(({ customer }) => customer === of.customer));
  const near = receivers.filter(({ ports }) => ports.some((port) => port === destination));
  const receiver = chance.pick(near.length > 0 ? near : receivers);
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

function pickupOf({ service = 'frontWarehouse' }: BookingCase, { origin }: DemoSchedule) {
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
      return { ...pickup, transferAddress: `${origin} 国际货站 3 号库`, transferPhone: phone };
    default:
      return { ...pickup, warehouseCode: zoneOf(origin) ? `${origin}-W2` : null };
  }
}
