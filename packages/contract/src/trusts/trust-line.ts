import { carton } from '../facts/carton.ts';
import { goods } from '../facts/goods.ts';
import { allOptional, allPlaced, blankOf, called } from '../kernel/compose.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { id, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const written: Place[] = ['detail', 'create', 'update'];
/** What a sheet of lines carries, in the order of its columns. */
const sheeted: Place[] = [...written, 'import', 'export'];

const { nameZh, nameEn, hsCn, hsDest, brand, model, material, usage, origin, unit, unitPriceUsd } = goods;
const { cartonCount: cartons, length, width, height, weight, netWeight } = carton;

/**
 * Goods of one kind in cartons of one size. Weights are those of one carton; a draft may leave everything open but the
 * id, which the browser makes and which names the line in amendments and reasons for a return.
 */
export const trustLine = resource(
  'trust line',
  { zh: '货物', en: 'Goods' },
  {
    id: id({ label: { zh: '行编号', en: 'Line id' }, places: written }),
    ...allPlaced(
      sheeted,
      allOptional({
        nameZh,
        nameEn,
        hsCn,
        hsDest,
        brand,
        model,
        material,
        usage,
        origin,
        mid: text({ label: { zh: 'MID', en: 'MID' }, max: 15 }),
        cartons,
        length,
        width,
        height,
        grossWeight: called({ zh: '单箱毛重', en: 'Gross weight per carton' }, weight),
        netWeight: called({ zh: '单箱净重', en: 'Net weight per carton' }, netWeight),
        quantity: called({ zh: '数量', en: 'Quantity' }, goods.declaredQty),
        unit,
        unitPriceUsd,
      }),
    ),
    ...allPlaced(sheeted, {
      special: goods.special,
      unNo: optional(
        text({
          label: { zh: 'UN编号', en: 'UN no.' },
          max: 6,
          rule: { test: (typed) => /^UN\d{4}$/.test(typed), says: { zh: '如 UN3481', en: 'such as UN3481' } },
        }),
      ),
    }),
    un383File: optional(id({ label: { zh: 'UN38.3 测试概要', en: 'UN38.3 test summary' }, places: written })),
    msdsFile: optional(id({ label: { zh: 'MSDS', en: 'MSDS' }, places: written })),
  },
);

export type TrustLine = ValuesOf<typeof trustLine.fields>;

/** A line of which only the id is known. */
export function blankTrustLine(lineId: string): TrustLine {
  return { ...blankOf(trustLine.fields), id: lineId };
}
