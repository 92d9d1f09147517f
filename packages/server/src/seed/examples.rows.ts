import type { ImportKey } from '@loadline/contract/orders/order-import.columns';
import { importKeys } from '@loadline/contract/orders/order-import.columns';
import type { Chance } from './chance.ts';
import type { Goods } from './goods.seed.ts';
import { catalogue } from './goods.seed.ts';
import { lanes } from './lanes.seed.ts';
import type { Receiver } from './receivers.seed.ts';
import { receivers } from './receivers.seed.ts';
import { shippers } from './shippers.seed.ts';

/** The cells of one row of an example file, by column; what is left out is blank. */
export type Cells = Partial<Record<ImportKey, string>>;

/** An order as a customer of the demo writes it down: the facts of its first row, its destination and its numbers. */
export interface ExampleOrder {
  readonly facts: Cells;
  readonly receiver: Receiver;
  readonly fbaNo: string | null;
  readonly reference: string;
}

const fbaSigns = '0123456789BCDFGHJKLMNPQRSTVWXYZ';
const specialWords: Readonly<Record<string, string>> = {
  general: '普货',
  battery: '带电',
  magnetic: '带磁',
  liquid: '液体',
  powder: '粉末',
  dangerous: '危险品',
};

/** Goods that fit a carton which Amazon takes without asking. */
export const handyGoods = catalogue.filter(
  ({ length, width, height }) => Math.max(length, width, height) <= 63,
);

const ways = [
  { channel: lanes.oceanFast.channel.zh, countries: ['US'] },
  { channel: lanes.airUs.channel.zh, countries: ['US'] },
  { channel: lanes.airEurope.channel.zh, countries: ['DE', 'FR', 'NL', 'PL', 'CZ'] },
  { channel: lanes.truckEurope.channel.zh, countries: ['DE', 'FR', 'PL'] },
];

/** An order with everything that belongs to the whole of it. */
export function exampleOrder(chance: Chance, reference: string): ExampleOrder {
  const way = chance.pick(ways);
  const receiver = chance.pick(receivers.filter(({ country }) => way.countries.includes(country)));
  const shipper = chance.pick(shippers.filter(({ customer }) => customer === 'QHDEMO'));
  const fbaNo = receiver.warehouse ? `FBA15${chance.signs(fbaSigns, 7)}` : null;
  const isSelfClearance = chance.happens(0.2);
  return {
    receiver,
    fbaNo,
    reference,
    facts: {
      channelName: way.channel,
      destinationCountry: receiver.country,
      ...(fbaNo && { fbaNo, amazonRef: chance.signs(fbaSigns, 8), warehouseCode: receiver.warehouse ?? '' }),
      isCustoms: chance.happens(0.6) ? '是' : '否',
      isSelfClearance: isSelfClearance ? '是' : '否',
      ...(isSelfClearance && taxNumbers(receiver.country)),
      'sender.company': shipper.company,
      'sender.address': shipper.address,
      'sender.postCode': shipper.postCode,
      'sender.tel': shipper.tel,
      'sender.email': shipper.email,
      'consignee.company': receiver.company,
      'consignee.address': receiver.address,
      'consignee.city': receiver.city,
      'consignee.state': receiver.state ?? '',
      'consignee.postCode': receiver.postCode,
      'consignee.tel': receiver.tel,
    },
  };
}

function taxNumbers(country: string): Cells {
  return country === 'US' ? { ein: '91-0000123' } : { eoriNo: `${country}0000000001` };
}

/** One line of goods; `share` of a full carton when several lie in it. */
export function goodsCells(
  chance: Chance,
  goods: Goods,
  receiver: Receiver,
  cartons: number,
  share: number,
): Cells {
  const pieces = Math.max(1, Math.floor(piecesIn(goods) * share)) * cartons;
  return {
    nameZh: goods.zh,
    nameEn: goods.en,
    hsCn: goods.hsCn,
    hsDest: receiver.country === 'US' ? goods.hsUs : goods.hsCn.slice(0, 8),
    brand: goods.brand,
    model: goods.model,
    material: goods.material,
    usage: goods.usage,
    special: goods.special.map((code) => specialWords[code] ?? code).join('，'),
    declaredQty: String(pieces),
    unit: '件',
    unitPriceUsd: (chance.whole(goods.leastCents, goods.mostCents) / 100).toFixed(2),
    origin: '中国',
    sku: `${goods.model}-${chance.whole(100, 999)}`,
  };
}

/** What is said of cartons that are all alike. */
export function cartonCells(goods: Goods, cartonNo: string, cartons: number): Cells {
  return {
    cartonNo,
    cartonCount: String(cartons),
    cartonWeight: ((piecesIn(goods) * goods.grams + 650) / 1_000).toFixed(2),
    cartonLength: String(goods.length),
    cartonWidth: String(goods.width),
    cartonHeight: String(goods.height),
  };
}

/** Carton numbers from one to another, as Amazon numbers boxes or after the order's own reference. */
export function cartonRange({ fbaNo, reference }: ExampleOrder, from: number, to: number): string {
  const box = (number: number) =>
    fbaNo ? `U${String(number).padStart(6, '0')}` : String(number).padStart(3, '0');
  const first = fbaNo ? `${fbaNo}${box(from)}` : `${reference}-${box(from)}`;
  return from === to ? first : `${first}-${box(to)}`;
}

// As many as keep the carton under Amazon's 22.5 kg.
function piecesIn({ perCarton, grams }: Goods): number {
  return Math.max(1, Math.min(perCarton, Math.floor(21_500 / grams)));
}

/** The cells in the template's order, blank ones as null. */
export function valuesIn(rows: readonly Cells[]): (string | null)[][] {
  return rows.map((cells) => importKeys.map((key) => cells[key] || null));
}
