import { hsDigits, isHs } from '../checks/hs.ts';
import { countries } from '../codes/country.ts';
import { specialProperties } from '../codes/special-property.ts';
import { units } from '../codes/unit.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, decimal, id, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const written: Place[] = ['detail', 'create', 'update'];
/** What a sheet of lines carries, in the order of its columns. */
const sheeted: Place[] = [...written, 'import', 'export'];

const hsRule = {
  test: (typed: string) => isHs(hsDigits(typed)),
  says: { zh: '6、8、10 或 13 位数字', en: '6, 8, 10 or 13 digits' },
};

function side(zh: string, en: string) {
  return optional(
    decimal({ label: { zh, en }, scale: 1, min: '0.1', max: '2000', unit: 'cm', places: sheeted }),
  );
}

/**
 * Goods of one kind in cartons of one size. Weights are those of one carton; a draft may leave everything open but the
 * id, which the browser makes and which names the line in amendments and reasons for a return.
 */
export const trustLine = resource(
  'trust line',
  { zh: '货物', en: 'Goods' },
  {
    id: id({ label: { zh: '行编号', en: 'Line id' }, places: ['detail', 'create', 'update'] }),
    nameZh: optional(text({ label: { zh: '中文品名', en: 'Chinese name' }, max: 100, places: sheeted })),
    nameEn: optional(text({ label: { zh: '英文品名', en: 'English name' }, max: 200, places: sheeted })),
    hsCn: optional(
      text({ label: { zh: '中国HS编码', en: 'China HS code' }, max: 20, rule: hsRule, places: sheeted }),
    ),
    hsDest: optional(
      text({
        label: { zh: '目的国HS编码', en: 'Destination HS code' },
        max: 20,
        rule: hsRule,
        places: sheeted,
      }),
    ),
    brand: optional(text({ label: { zh: '品牌', en: 'Brand' }, max: 100, places: sheeted })),
    model: optional(text({ label: { zh: '型号', en: 'Model' }, max: 100, places: sheeted })),
    material: optional(text({ label: { zh: '材质', en: 'Material' }, max: 100, places: sheeted })),
    usage: optional(text({ label: { zh: '用途', en: 'Usage' }, max: 100, places: sheeted })),
    origin: optional(code(countries, { label: { zh: '原产国', en: 'Country of origin' }, places: sheeted })),
    mid: optional(text({ label: { zh: 'MID', en: 'MID' }, max: 15, places: sheeted })),
    cartons: optional(whole({ label: { zh: '箱数', en: 'Cartons' }, min: 1, max: 99_999, places: sheeted })),
    length: side('长', 'Length'),
    width: side('宽', 'Width'),
    height: side('高', 'Height'),
    grossWeight: optional(
      decimal({
        label: { zh: '单箱毛重', en: 'Gross weight per carton' },
        scale: 3,
        min: '0.001',
        max: '99999',
        unit: 'kg',
        places: sheeted,
      }),
    ),
    netWeight: optional(
      decimal({
        label: { zh: '单箱净重', en: 'Net weight per carton' },
        scale: 3,
        min: '0.001',
        max: '99999',
        unit: 'kg',
        places: sheeted,
      }),
    ),
    quantity: optional(
      whole({ label: { zh: '数量', en: 'Quantity' }, min: 1, max: 99_999_999, places: sheeted }),
    ),
    unit: optional(code(units, { label: { zh: '单位', en: 'Unit' }, places: sheeted })),
    unitPriceUsd: optional(
      decimal({
        label: { zh: '单价', en: 'Unit price' },
        scale: 4,
        min: '0.0001',
        max: '9999999',
        unit: 'USD',
        places: sheeted,
      }),
    ),
    special: list(code(specialProperties, { label: { zh: '特殊属性', en: 'Special property' } }), {
      label: { zh: '特殊属性', en: 'Special properties' },
      max: 6,
      places: sheeted,
    }),
    unNo: optional(
      text({
        label: { zh: 'UN编号', en: 'UN no.' },
        max: 6,
        rule: { test: (typed) => /^UN\d{4}$/.test(typed), says: { zh: '如 UN3481', en: 'such as UN3481' } },
        places: sheeted,
      }),
    ),
    un383File: optional(id({ label: { zh: 'UN38.3 测试概要', en: 'UN38.3 test summary' }, places: written })),
    msdsFile: optional(id({ label: { zh: 'MSDS', en: 'MSDS' }, places: written })),
  },
);

export type TrustLine = ValuesOf<typeof trustLine.fields>;

/** A line of which only the id is known. */
export function blankTrustLine(lineId: string): TrustLine {
  return {
    id: lineId,
    nameZh: null,
    nameEn: null,
    hsCn: null,
    hsDest: null,
    brand: null,
    model: null,
    material: null,
    usage: null,
    origin: null,
    mid: null,
    cartons: null,
    length: null,
    width: null,
    height: null,
    grossWeight: null,
    netWeight: null,
    quantity: null,
    unit: null,
    unitPriceUsd: null,
    special: [],
    unNo: null,
    un383File: null,
    msdsFile: null,
  };
}
