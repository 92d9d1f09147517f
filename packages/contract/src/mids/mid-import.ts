import { recordSubject } from '../imports/record.ts';
import { optional } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { mid, writtenMid } from './mid.ts';

/** A row of a workbook of manufacturers: the code stands there only where it is not as the rules make it. */
const importedMid = resource('mid row', mid.label, {
  ...writtenMid,
  textile: optional(writtenMid.textile),
  codeReason: { ...writtenMid.codeReason, places: ['import'] as const },
});

/** Manufacturers as something that is imported: each becomes a draft, and one that is still written on is brought up to date. */
export const midImportSubject = recordSubject({
  of: importedMid,
  name: 'mids',
  access: 'mid:edit',
  label: { zh: 'MID', en: 'MIDs' },
  one: { zh: 'MID', en: 'MID' },
  sameBy: ['name', 'street', 'city', 'country'],
  alsoCalled: {
    name: ['制造商', '制造商英文名称', '工厂名称', 'Manufacturer', 'Factory', 'Supplier'],
    street: ['地址', '街道地址', '工厂地址', 'Address', 'Street'],
    city: ['所在城市'],
    postal: ['邮政编码', 'Zip', 'Postal code'],
    country: ['国家/地区', 'Country of manufacture'],
    province: ['省份', 'Province'],
    role: ['角色', 'Type'],
    textile: ['是否纺织品', 'Textiles'],
    code: ['MID', 'MID No.', 'Manufacturer ID'],
    codeReason: ['改写原因', 'Reason'],
  },
  notes: {
    name: {
      zh: '名称、地址、城市和国家都相同的视为同一制造商：草稿会被更新，已提交或在用的不变',
      en: 'The same name, address, city and country are the same manufacturer: a draft is updated, what was handed in is not',
    },
    textile: { zh: '留空视为否', en: 'Blank: no' },
    code: { zh: '留空按规则生成', en: 'Blank: as the rules make it' },
    codeReason: { zh: '代码与规则不同时必填', en: 'Needed where the code is not as the rules make it' },
  },
});
