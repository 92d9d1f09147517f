import { countries } from '../codes/country.ts';
import { codeTable, isCode } from '../kernel/code.ts';

/** Where a code begins with a province: Canada. */
export const canadianProvinces = codeTable('Canadian province', {
  XA: { zh: '艾伯塔', en: 'Alberta' },
  XB: { zh: '新不伦瑞克', en: 'New Brunswick' },
  XC: { zh: '不列颠哥伦比亚', en: 'British Columbia' },
  XM: { zh: '马尼托巴', en: 'Manitoba' },
  XN: { zh: '新斯科舍', en: 'Nova Scotia' },
  XO: { zh: '安大略', en: 'Ontario' },
  XP: { zh: '爱德华王子岛', en: 'Prince Edward Island' },
  XQ: { zh: '魁北克', en: 'Quebec' },
  XS: { zh: '萨斯喀彻温', en: 'Saskatchewan' },
  XT: { zh: '西北地区', en: 'Northwest Territories' },
  XV: { zh: '努纳武特', en: 'Nunavut' },
  XW: { zh: '纽芬兰与拉布拉多', en: 'Newfoundland and Labrador' },
  XY: { zh: '育空', en: 'Yukon' },
});

/** Cities that are a country of their own, and what stands for them in a code whatever the address calls them. */
export const cityStates: ReadonlyMap<string, string> = new Map([
  ['HK', 'HON'],
  ['SG', 'SIN'],
  ['MO', 'MAC'],
]);

/** Whether a code can begin so: with a country, or a province of Canada in its place. */
export function isMidCountry(place: string): boolean {
  return place !== 'CA' && (isCode(countries, place) || isCode(canadianProvinces, place));
}
