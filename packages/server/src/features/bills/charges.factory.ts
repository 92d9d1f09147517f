import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import { addOrder, type OrderFacts } from '../orders/orders.factory.ts';
import { aRate } from '../rates/rates.factory.ts';

/** A published card of a product of its own from Shenzhen, and orders of that product that have departed. */
export async function aPricedProduct(house: TestHouse, desk: Calls, change: object = {}) {
  const { productId, ...written } = await aRate(house, { published: true, ...change });
  const saved = await desk.post('/opsapi/rates/save', { ...written, productId });
  if (saved.code !== 200) throw new Error(saved.message);
  const [product] = await house.rows<{ name: string }>('select name from channel where channel_id = $1', [
    productId,
  ]);
  const channel_name = product?.name ?? '';
  const order = (facts: OrderFacts = {}) =>
    addOrder(house, {
      channel_name,
      origin: 'SZX',
      status: 'DEPARTED',
      charging_weight: '100.0',
      charging_unit: 'kg',
      ...facts,
    });
  /** Another card of the same product. */
  const another = async (differs: object) => {
    const reply = await desk.post('/opsapi/rates/save', { ...written, productId, id: newId(), ...differs });
    if (reply.code !== 200) throw new Error(reply.message);
  };
  return { productId, channelName: channel_name, order, another, cardId: written.id };
}

/** The calls of the desk about the charges of an order. */
export function chargeCalls(desk: Calls) {
  const detail = async (no: string) => (await desk.get(`/opsapi/charges/detail?no=${no}`)).data;
  const propose = (no: string, cardId: string | null = null) =>
    desk.post('/opsapi/charges/propose', { no, cardId });
  const add = (no: string, change: object = {}) =>
    desk.post('/opsapi/charges/add', { no, ...typedCharge, ...change });
  const idsOf = async (no: string): Promise<string[]> =>
    (await detail(no)).charges.map(({ id }: { id: string }) => id);
  const check = async (no: string, checked = true, charges?: string[]) =>
    desk.post('/opsapi/charges/check', { no, charges: charges ?? (await idsOf(no)), checked });
  return { detail, propose, add, check, idsOf };
}

const typedCharge = {
  houseNo: null,
  feeDate: '2026-11-20',
  feeType: 'PACKING',
  unitName: 'piece',
  quantity: '3',
  unitFee: '85',
  currency: 'CNY',
  reason: null,
};

/** A rate that somebody has said. */
export async function sayRate(desk: Calls, currency: string, day: string, rate: string): Promise<void> {
  const saved = await desk.post('/opsapi/exchange-rates/save', {
    id: null,
    version: null,
    currency,
    day,
    rate,
    source: '央行中间价',
  });
  if (saved.code !== 200) throw new Error(saved.message);
}

/** A percentage, a price by weight, and one that is called like no fee of the dictionary. */
export const usualSurcharges = [
  { nameZh: '燃油附加费', nameEn: 'Fuel surcharge', per: 'percent', amount: '12.5' },
  { nameZh: '安检费', nameEn: 'Security screening', per: 'unit', amount: '0.35' },
  { nameZh: '磁检', nameEn: 'Magnetic test', per: 'shipment', amount: '150' },
];

/** What the desk is told of a charge. */
export interface SeenCharge {
  id: string;
  version: number;
  feeType: string;
  feeZh: string;
  unitName: string;
  quantity: string;
  unitFee: string;
  orderFee: string;
  baseAmount: string | null;
  source: string;
  checked: boolean;
}
