import { hsDigits } from '../checks/hs.ts';
import { goods as kept } from '../customers/goods.ts';
import { goods } from '../facts/goods.ts';
import { recordSubject } from '../imports/record.ts';
import { reasonField } from '../kernel/change.ts';
import { optional, text } from '../kernel/field.ts';
import { localTimeTyped } from '../kernel/local-time.ts';
import { resource } from '../kernel/resource.ts';
import { midCode } from '../mids/mid.ts';
import { bindingFields } from './goods-code.ts';

const places = ['import'] as const;

/** A row of a workbook of bindings: which goods, and what they are known by from when on. */
const importedCodes = resource(
  'goods code row',
  { zh: '商品编码', en: 'Codes of goods' },
  {
    sku: { ...kept.fields.sku, places: [...places] },
    nameZh: optional({ ...kept.fields.nameZh, places: [...places] }),
    nameEn: optional({ ...kept.fields.nameEn, places: [...places] }),
    hts: optional({ ...goods.hts, places: [...places] }),
    hsCn: optional({ ...goods.hsCn, places: [...places] }),
    mid: optional({ ...midCode, places: [...places] }),
    validFrom: optional(
      text({
        label: bindingFields.validFrom.label,
        max: 20,
        rule: {
          test: (typed) => /^.{10}$/.test(localTimeTyped(typed) ?? ''),
          says: { zh: '日期，例如 2026-11-20', en: 'a day, e.g. 2026-11-20' },
        },
        places: [...places],
      }),
    ),
    reason: optional({ ...reasonField, places: [...places] }),
  },
);

/** Codes of goods as something that is imported: each is bound to goods that the customer keeps, beside what was bound before. */
export const goodsCodeImportSubject = recordSubject({
  of: importedCodes,
  name: 'goodsCodes',
  path: '/omsapi/goods/codes/imports',
  access: 'hts:ask',
  label: { zh: '商品编码', en: 'Codes of goods' },
  one: { zh: '商品编码', en: 'code of goods' },
  sameBy: ['sku', 'nameZh', 'nameEn'],
  alsoCalled: {
    sku: ['货号', '商品SKU', 'Item no.', 'Article'],
    nameZh: ['品名', '中文名称', '商品名称'],
    nameEn: ['英文名称', 'Name', 'Product name', 'Description'],
    hts: ['HTS', 'HTS编码', 'US HTS code', 'HTSUS', 'HTS no.'],
    hsCn: ['中国HS', 'HS编码', '海关编码', 'China HS', 'HS code'],
    mid: ['MID', 'MID No.', 'Manufacturer ID'],
    validFrom: ['生效日期', 'Effective', 'From'],
    reason: ['变更原因', 'Why'],
  },
  notes: {
    sku: {
      zh: '按SKU认商品；没有SKU的按中英文品名，两者须都填',
      en: 'Goods are known by their SKU; those without one by both names',
    },
    hts: {
      zh: '留空不改变现有绑定；新编码另起一次绑定，旧的留在历史中',
      en: 'Blank leaves what is bound; another code is bound beside it, and what was bound stays in the history',
    },
    mid: { zh: '须为MID登记中在用的代码', en: 'A code of the MID register that is in force' },
    validFrom: { zh: '留空为今天，不早于现有绑定', en: 'Blank: today; not before the present binding' },
  },
  stored: { hts: hsDigits, hsCn: hsDigits, validFrom: (typed) => localTimeTyped(typed) ?? typed },
  // Chapters 01 to 09 begin with a zero, which numbers lose.
  mend: (key, digits) =>
    (key === 'hts' || key === 'hsCn') && /^(\d{9}|\d{12})$/.test(digits) ? `0${digits}` : digits,
});
