import { dividedUp, unscaled } from '../imports/import.decimal.ts';
import type { ReadRow } from '../imports/import.grid.ts';
import type { NewGoods, NewOrder, NewParty } from './new-order.ts';
import { totalsOf } from './order-import.cartons.ts';
import type { ImportKey } from './order-import.columns.ts';
import { positionOf } from './order-import.columns.ts';
import type { OrderFacts } from './order-import.facts.ts';
import { totalOf } from './order-import.goods.ts';
import type { CheckedOrder } from './order-import.rules.ts';

/** The order that the checked rows of one reference number make. Only for orders that are ready. */
export function orderOf({ facts, cartons, reference }: CheckedOrder): NewOrder {
  const { value } = facts;
  const { pieces, grams, cubicMillimetres } = totalsOf(cartons);
  return {
    referenceNumber: reference,
    channelName: value('channelName') || '',
    destinationCountry: value('destinationCountry') || '',
    fbaNo: value('fbaNo') || null,
    amazonRef: value('amazonRef') || null,
    warehouseCode: facts.warehouse?.code ?? (value('warehouseCode') || null),
    isCustoms: value('isCustoms') === 'yes',
    isSelfClearance: value('isSelfClearance') === 'yes',
    vatNo: value('tax.vat') || null,
    eoriNo: value('tax.eori') || null,
    iossNo: value('tax.ioss') || null,
    ein: value('tax.ein') || null,
    remark: value('remark') || null,
    quantity: pieces,
    grossWeight: unscaled(grams, 3),
    volume: unscaled(dividedUp(cubicMillimetres, 1_000n), 6),
    parties: [sender(facts), consignee(facts), notifier(facts)].filter((party) => party !== undefined),
    cartons: cartons.map(({ cartonNo, facts: one }) => ({
      cartonNo,
      cartonCount: Number(one.cartonCount),
      weight: one.cartonWeight ?? '',
      length: one.cartonLength ?? '',
      width: one.cartonWidth ?? '',
      height: one.cartonHeight ?? '',
    })),
    goods: facts.rows.map(goodsOf),
  };
}

function sender(facts: OrderFacts): NewParty {
  return { role: 'sender', ...addressOf(facts, 'sender') };
}

function notifier(facts: OrderFacts): NewParty | undefined {
  const party = addressOf(facts, 'notifier');
  return party.company === '' && party.address === '' ? undefined : { role: 'notifier', ...party };
}

// What the file says wins; a warehouse on the list fills the rest.
function consignee(facts: OrderFacts): NewParty {
  const [given, { value, warehouse }] = [addressOf(facts, 'consignee'), facts];
  const state = value('consignee.state') || null;
  const own = {
    city: value('consignee.city') || null,
    state: value('destinationCountry') === 'US' && state ? state.toUpperCase() : state,
  };
  if (!warehouse) return { role: 'consignee', ...given, ...own };
  const { code, city, state: there } = warehouse;
  return {
    role: 'consignee',
    ...given,
    company: given.company || `Amazon ${code}`,
    address: given.address || `Amazon ${code}, ${city}, ${there}`,
    city: own.city ?? city,
    state: own.state ?? there,
  };
}

function addressOf({ value }: OrderFacts, role: 'sender' | 'consignee' | 'notifier') {
  const at = (name: 'company' | 'address' | 'postCode' | 'tel' | 'fax' | 'email') =>
    value(`${role}.${name}`) || '';
  return {
    company: at('company'),
    address: at('address'),
    city: null,
    state: null,
    postCode: at('postCode') || null,
    tel: at('tel') || null,
    fax: at('fax') || null,
    email: at('email') || null,
  };
}

function goodsOf(row: ReadRow, index: number): NewGoods {
  const at = (key: ImportKey) => row.values[positionOf(key)] || '';
  return {
    lineNo: index + 1,
    cartonNo: at('cartonNo'),
    nameZh: at('nameZh'),
    nameEn: at('nameEn'),
    hsCn: at('hsCn') || null,
    hsDest: at('hsDest'),
    brand: at('brand') || null,
    model: at('model') || null,
    material: at('material'),
    usage: at('usage'),
    special: at('special').split(','),
    declaredQty: Number(at('declaredQty')),
    unit: at('unit') || 'pcs',
    unitPriceUsd: at('unitPriceUsd'),
    totalPriceUsd: totalOf(row),
    origin: at('origin') || 'CN',
    sku: at('sku') || null,
    asin: at('asin') || null,
    fnsku: at('fnsku') || null,
    salesUrl: at('salesUrl') || null,
    pictureUrl: at('pictureUrl') || null,
  };
}
