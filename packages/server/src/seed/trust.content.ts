import { transports } from '@loadline/contract/codes/transport';
import { isCode } from '@loadline/contract/kernel/code';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { emptyContent } from '@loadline/contract/trusts/trust-content';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { blankTrustLine } from '@loadline/contract/trusts/trust-line';
import type { TrustParty } from '@loadline/contract/trusts/trust-party';
import { hoursAfter, localDay } from './local-hours.ts';
import type { Shipment } from './shipment.ts';

const tareGrams = 650;

/** Whether a shipment is plain enough to have been asked for line by line: one kind of goods per carton, none special. */
export function isPlain({ cargo, lane }: Shipment): boolean {
  const contents = cargo.groups.flatMap((group) => group.contents);
  return (
    lane.transport !== null &&
    contents.length === cargo.groups.length &&
    contents.every(({ goods }) => goods.special.every((one) => one === 'general'))
  );
}

/** What its customer asked for when a shipment was still a wish; `ready` is when the goods were. */
export function contentOf(shipment: Shipment, ready: Date, customerRef: string): TrustContent {
  const { lane, route, isCustoms } = shipment;
  const { service, parties, terms } = emptyContent;
  const isAmazon = route.receiver.warehouse !== null;
  const isUs = route.receiver.country === 'US';
  return {
    service: {
      ...service,
      customerRef,
      mode: isCode(transports, lane.transport) ? lane.transport : null,
      load: lane.transport === '2' ? 'lcl' : lane.transport === '4' ? 'consol' : null,
      channelName: lane.channel.zh,
      incoterm: 'DDP',
      services: ['pickup', ...(isCustoms ? (['exportDeclaration'] as const) : []), 'clearance', 'delivery'],
      exportMode: isCustoms ? '0110' : null,
      duty: 'DDP',
      cargoReady: localDay(ready, 'Asia/Shanghai'),
      latestArrival: localDay(hoursAfter(ready, 24 * (lane.transport === '1' ? 12 : 45)), 'Asia/Shanghai'),
    },
    parties: {
      ...parties,
      shipper: shipperOf(shipment),
      consignee: consigneeOf(shipment),
      ein: isUs ? '47-0123456' : null,
    },
    route: {
      handover: 'pickup',
      pickup: shipperOf(shipment),
      dropOff: null,
      origin: route.from,
      destination: route.to,
      masterNo: null,
      deliveryType: isAmazon ? 'fba' : 'overseasWarehouse',
      warehouseCode: route.receiver.warehouse ?? 'HWC-1',
      fbaIds: shipment.fbaNo ? [shipment.fbaNo] : [],
      amazonRef: shipment.amazonRef,
      cartonRange: `1-${shipment.cargo.booked.pieces}`,
    },
    cargo: { packageType: 'carton', marks: 'N/M', lines: linesOf(shipment) },
    terms: { ...terms, payment: 'prepaid', currency: 'CNY' },
  };
}

function shipperOf({ route: { shipper } }: Shipment): TrustParty {
  const { company, address, city, postCode, tel, email } = shipper;
  return {
    company,
    contact: '出货专员',
    phone: tel,
    email,
    country: 'CN',
    state: null,
    city,
    address,
    postCode,
  };
}

function consigneeOf({ route: { receiver } }: Shipment): TrustParty {
  const { company, address, city, state, postCode, tel, country } = receiver;
  return { company, contact: 'Receiving', phone: tel, email: null, country, state, city, address, postCode };
}

function linesOf({ cargo, chance, route }: Shipment): TrustLine[] {
  const isUs = route.receiver.country === 'US';
  return cargo.groups.flatMap(({ count, contents, grams, size }) =>
    contents.map(
      ({ goods, pieces, cents }): TrustLine => ({
        ...blankTrustLine(chance.id(new Date(0))),
        nameZh: goods.zh,
        nameEn: goods.en,
        hsCn: goods.hsCn,
        hsDest: isUs ? goods.hsUs : goods.hsCn.slice(0, 6),
        brand: goods.brand,
        model: goods.model,
        material: goods.material,
        usage: goods.usage,
        origin: 'CN',
        cartons: count,
        length: String(size.length),
        width: String(size.width),
        height: String(size.height),
        grossWeight: (grams / 1_000).toFixed(3),
        netWeight: ((grams - tareGrams) / 1_000).toFixed(3),
        quantity: count * pieces,
        unit: 'pcs',
        unitPriceUsd: (cents / 100).toFixed(2),
      }),
    ),
  );
}
