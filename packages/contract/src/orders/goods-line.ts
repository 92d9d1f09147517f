import { carton } from '../facts/carton.ts';
import { goods } from '../facts/goods.ts';
import { allPlaced, called } from '../kernel/compose.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { optional, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const { nameZh, nameEn, hsDest, material, usage, special, declaredQty, unitPriceUsd, totalPriceUsd } = goods;
const [hsCn, brand, model] = [optional(goods.hsCn), optional(goods.brand), optional(goods.model)];
const lineNo = whole({ label: { zh: '序号', en: 'No.' } });

/** One kind of goods in a shipment, as customs sees it (spec §3: goods lines). Prices are in US dollars. */
export const goodsLine = resource(
  'goods line',
  { zh: '货物', en: 'Goods' },
  allPlaced(['detail'], {
    lineNo,
    nameZh,
    nameEn,
    hsCn,
    hsDest,
    brand,
    model,
    material,
    usage,
    special,
    declaredQty,
    unitPriceUsd,
    totalPriceUsd,
  }),
);

/** A line of goods as it is typed; `cartonNo` says which cartons it is in. Without a total it is quantity × unit price. */
export const typedGoods = allPlaced(['create', 'update', 'import'], {
  cartonNo: carton.cartonNo,
  nameZh,
  nameEn,
  hsCn,
  hsDest,
  brand,
  model,
  material,
  usage,
  special,
  declaredQty,
  unit: optional(goods.unit),
  unitPriceUsd,
  totalPriceUsd: optional(totalPriceUsd),
  origin: optional(called({ zh: '原产国', en: 'Origin' }, goods.origin)),
  sku: optional(goods.sku),
  asin: optional(goods.asin),
  fnsku: optional(goods.fnsku),
  salesUrl: optional(goods.salesUrl),
  pictureUrl: optional(goods.pictureUrl),
});

/** The same as it is written: numbered, with its total. */
export const writtenGoods = { lineNo, ...typedGoods, totalPriceUsd };

export type WrittenGoods = ValuesOf<typeof writtenGoods>;
