import { hsDigits } from '../checks/hs.ts';
import { recordSubject } from '../imports/record.ts';
import { goods } from './goods.ts';

/** Goods as something that is imported. */
export const goodsSubject = recordSubject({
  of: goods,
  name: 'goods',
  access: 'profile:edit',
  label: { zh: '商品', en: 'Goods' },
  one: { zh: '商品', en: 'line of goods' },
  sameBy: ['nameZh', 'hsCode', 'model'],
  alsoCalled: {
    nameZh: ['产品中文品名', '品名', '中文名称', '商品名称'],
    nameEn: ['产品英文品名', '英文名称', 'Name', 'Product name', 'Description'],
    hsCode: ['海关编码', '产品海关编码', '商品编码', 'HS', 'HTS'],
    brand: ['产品品牌', '牌子'],
    model: ['产品型号', '规格型号', 'Model no.'],
    material: ['产品材质', '材料'],
    currency: ['货币', '币别'],
    purpose: ['产品用途', 'Usage', 'Use'],
    priceDifference: ['差价', '价差', '价格差'],
  },
  notes: {
    nameZh: {
      zh: '中文品名、HS编码和型号都相同的商品视为同一商品：已有的会被更新',
      en: 'Goods of the same Chinese name, HS code and model are the same goods: existing ones are updated',
    },
    brand: { zh: '留空不改变已有内容', en: 'Blank leaves what is there' },
    priceDifference: { zh: '可为负数', en: 'May be negative' },
  },
  stored: { hsCode: hsDigits },
  // Chapters 01 to 09 begin with a zero, which numbers lose.
  mend: (key, digits) =>
    key === 'hsCode' && /^(\d{5}|\d{7}|\d{9}|\d{12})$/.test(digits) ? `0${digits}` : digits,
});
