import { currencies } from '../codes/currency.ts';
import { places } from '../codes/place.ts';
import { transports } from '../codes/transport.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { allPlaced } from '../kernel/compose.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import {
  code,
  date,
  decimal,
  flag,
  group,
  id,
  instant,
  list,
  optional,
  text,
  whole,
} from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { type Weighing, weighing } from './weighing.ts';

/** What a surcharge is a price of. */
export const surchargeBases = codeTable('surcharge basis', {
  percent: { zh: '运费的 %', en: '% of freight' },
  unit: { zh: '每计费单位', en: 'Per unit' },
  shipment: { zh: '每票', en: 'Per shipment' },
});

const shown: Place[] = ['list', 'detail'];
const written: Place[] = [...shown, 'create', 'update'];

const weightBreak = group(
  {
    from: decimal({ label: { zh: '起始重量', en: 'From weight' }, scale: 3, min: '0', max: '9999999' }),
    price: decimal({ label: { zh: '单价', en: 'Price' }, scale: 4, min: '0', max: '9999999' }),
  },
  { label: { zh: '重量段', en: 'Weight break' } },
);

const surcharge = group(
  {
    nameZh: text(texts.nameZh),
    nameEn: text(texts.nameEn),
    per: code(surchargeBases, { label: { zh: '计费方式', en: 'Basis' } }),
    amount: decimal({ label: { zh: '数额', en: 'Amount' }, scale: 4, min: '0', max: '9999999' }),
  },
  { label: { zh: '附加费', en: 'Surcharge' } },
);

/** The prices of a product from one place to one zone, for a time. Weights in the unit of the basis, money in `currency`. */
export const rateCard = resource(
  'rateCard',
  { zh: '运价', en: 'Rate' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: shown }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: shown }),
    productId: id({ label: { zh: '产品', en: 'Product' }, places: ['create', 'update'] }),
    productZh: text({ label: { zh: '产品', en: 'Product' }, max: 60, places: shown }),
    productEn: text({ label: { zh: '产品英文名称', en: 'Product' }, max: 60, places: shown }),
    transport: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: shown })),
    origin: code(places, { label: { zh: '起运地', en: 'Origin' }, places: written }),
    zone: text({
      label: { zh: '目的区域代码', en: 'Zone code' },
      max: 20,
      rule: {
        test: (typed) => /^[A-Z0-9-]+$/.test(typed),
        says: { zh: '大写字母、数字、横线', en: 'capital letters, digits and hyphens' },
      },
      note: { zh: '同一区域的运价用同一代码', en: 'Rates to one zone carry one code' },
      places: written,
    }),
    zoneZh: text({ label: { zh: '目的区域', en: 'Zone, Chinese' }, max: 60, places: written }),
    zoneEn: text({ label: { zh: '目的区域（英文）', en: 'Zone' }, max: 60, places: written }),
    transitFrom: whole({
      label: { zh: '最快时效（天）', en: 'Fastest, days' },
      max: 200,
      places: written,
    }),
    transitTo: whole({
      label: { zh: '最慢时效（天）', en: 'Slowest, days' },
      max: 200,
      places: written,
    }),
    validFrom: date({ label: { zh: '有效期起', en: 'Valid from' }, places: written }),
    validTo: date({ label: { zh: '有效期止', en: 'Valid to' }, places: written }),
    ...allPlaced(written, weighing),
    longestSide: optional(
      decimal({
        label: { zh: '单件最长边', en: 'Longest side of a piece' },
        scale: 1,
        min: '1',
        max: '2000',
        unit: 'cm',
        places: written,
      }),
    ),
    heaviestPiece: optional(
      decimal({
        label: { zh: '单件最重', en: 'Heaviest piece' },
        scale: 1,
        min: '0.1',
        max: '50000',
        unit: 'kg',
        places: written,
      }),
    ),
    currency: code(currencies, { label: { zh: '币种', en: 'Currency' }, places: written }),
    breaks: list(weightBreak, { label: { zh: '重量段', en: 'Weight breaks' }, max: 20, places: written }),
    cheaperBreak: flag({
      label: { zh: '靠级', en: 'Next break where cheaper' },
      note: {
        zh: '按下一重量段的起始重量收费更低时，按其收费',
        en: 'Charged as the next break’s first weight where that costs less',
      },
      places: written,
    }),
    minimumCharge: decimal({
      label: { zh: '最低运费', en: 'Minimum freight' },
      scale: 2,
      min: '0',
      max: '9999999',
      places: written,
    }),
    surcharges: list(surcharge, { label: { zh: '附加费', en: 'Surcharges' }, max: 20, places: written }),
    published: flag({
      label: { zh: '公开', en: 'Published' },
      note: { zh: '任何人可在计算器中看到', en: 'Anybody can see it in the calculator' },
      places: written,
    }),
    retired: flag({ label: { zh: '已停用', en: 'Retired' }, places: shown }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: shown }),
  },
);

export type RateCard = ValuesOf<typeof rateCard.fields>;

/** What one needs to know of a card to work out a price. */
export type Priced = Weighing &
  Pick<RateCard, 'breaks' | 'cheaperBreak' | 'minimumCharge' | 'surcharges' | 'validFrom' | 'validTo'>;
