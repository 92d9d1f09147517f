import { isAsin, isFnsku } from '../checks/amazon.ts';
import { hsDigits, isHsOfChina, isHsOfDestination } from '../checks/hs.ts';
import { compact } from '../checks/verdict.ts';
import { countriesOfOrigin } from '../codes/country.ts';
import { specialProperties } from '../codes/special-property.ts';
import { units } from '../codes/unit.ts';
import { code, decimal, list, text, whole } from '../kernel/field.ts';
import { figures } from './figures.ts';

/**
 * What is said of goods, each fact once: trust orders, orders, bookings, imports and the customer's own goods compose
 * their records from these, so that what one of them took another never refuses (spec §3, domain.md §6).
 */
export const goods = {
  nameZh: text({
    label: { zh: '中文品名', en: 'Chinese name' },
    max: 100,
    rule: {
      test: (name) => /\p{Script=Han}/u.test(name),
      says: { zh: '含中文、不超过 100 个字符的品名', en: 'a name with Chinese characters, at most 100' },
    },
  }),
  nameEn: text({
    label: { zh: '英文品名', en: 'English name' },
    max: 200,
    rule: {
      test: (name) => /[a-z]/i.test(name) && !/\p{Script=Han}/u.test(name),
      says: { zh: '不超过 200 个字符的英文品名', en: 'a name in Latin letters, at most 200' },
    },
  }),
  hsCn: text({
    label: { zh: '中国HS编码', en: 'China HS code' },
    max: 20,
    plain: hsDigits,
    rule: { test: isHsOfChina, says: { zh: '10 或 13 位数字', en: '10 or 13 digits' } },
  }),
  hsDest: text({
    label: { zh: '目的国HS编码', en: 'Destination HS code' },
    max: 20,
    plain: hsDigits,
    rule: { test: isHsOfDestination, says: { zh: '6–10 位数字', en: '6 to 10 digits' } },
  }),
  /** What an entry of the United States names. */
  hts: text({
    label: { zh: '美国HTS', en: 'US HTS' },
    max: 20,
    plain: hsDigits,
    rule: { test: (digits) => /^\d{10}$/.test(digits), says: { zh: '10 位数字', en: '10 digits' } },
  }),
  brand: text({ label: { zh: '品牌', en: 'Brand' }, max: 100 }),
  model: text({ label: { zh: '型号', en: 'Model' }, max: 100 }),
  material: text({ label: { zh: '材质', en: 'Material' }, max: 100 }),
  usage: text({ label: { zh: '用途', en: 'Usage' }, max: 100 }),
  special: list(code(specialProperties, { label: { zh: '特殊属性', en: 'Special property' } }), {
    label: { zh: '特殊属性', en: 'Special properties' },
    max: 6,
  }),
  declaredQty: whole({ label: { zh: '申报数量', en: 'Declared quantity' }, min: 1, max: 99_999_999 }),
  unit: code(units, { label: { zh: '单位', en: 'Unit' } }),
  unitPriceUsd: decimal({
    ...figures.unitPrice,
    min: '0.0001',
    unit: 'USD',
  }),
  /** Quantity × unit price, to the cent; what no column of the database could hold is refused where it is typed. */
  totalPriceUsd: decimal({
    label: { zh: '总价', en: 'Total price' },
    scale: 2,
    min: '0',
    max: '999999999999.99',
    unit: 'USD',
  }),
  origin: code(countriesOfOrigin, { label: { zh: '原产国', en: 'Country of origin' } }),
  sku: text({ label: { zh: 'SKU', en: 'SKU' }, max: 60 }),
  asin: text({
    label: { zh: 'ASIN', en: 'ASIN' },
    max: 20,
    plain: compact,
    rule: { test: isAsin, says: { zh: '10 位 ASIN，如 B0CXYZ1234', en: 'an ASIN such as B0CXYZ1234' } },
  }),
  fnsku: text({
    label: { zh: 'FNSKU', en: 'FNSKU' },
    max: 20,
    plain: compact,
    rule: { test: isFnsku, says: { zh: '10 位 FNSKU，如 X00000E5TX', en: 'an FNSKU such as X00000E5TX' } },
  }),
  salesUrl: text({ label: { zh: '销售链接', en: 'Sales URL' }, max: 500 }),
  pictureUrl: text({ label: { zh: '图片链接', en: 'Picture URL' }, max: 500 }),
};
