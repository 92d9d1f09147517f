import { newId } from '../../kernel/database.ts';
import type { TestHouse } from '../../testing/house.ts';

/** The body of a card for the days around today; its product is added on the way. */
export async function aRate(house: Pick<TestHouse, 'rows'>, change: object = {}) {
  const productId = newId();
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport) values ($1, $2, 'China–US air', '1')`,
    [productId, `中美空运 ${productId}`],
  );
  return { id: newId(), productId, ...written, ...change };
}

const written = {
  origin: 'SZX',
  zone: 'US-W',
  zoneZh: '美国西岸',
  zoneEn: 'US West',
  transitFrom: 5,
  transitTo: 8,
  validFrom: '2026-01-01',
  validTo: '2099-12-31',
  basis: 'divisor',
  factor: '6000',
  step: '0.5',
  rounds: 'shipment',
  leastWeight: '21',
  currency: 'CNY',
  breaks: [
    { from: '0', price: '45' },
    { from: '45', price: '38.5' },
  ],
  cheaperBreak: false,
  minimumCharge: '600',
  surcharges: [{ nameZh: '燃油附加费', nameEn: 'Fuel surcharge', per: 'unit', amount: '2.1' }],
  published: false,
};
