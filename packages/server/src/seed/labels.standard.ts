import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { PhotoKind } from '@loadline/contract/labels/label.codes';
import type { schemeCheckFields } from '@loadline/contract/labels/label-scheme';

type Check = ValuesOf<typeof schemeCheckFields>;

interface Scheme {
  readonly id: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly photos: readonly PhotoKind[];
  readonly checks: readonly Check[];
  readonly second_review: boolean;
}

function check(
  nameZh: string,
  nameEn: string,
  kind: Check['kind'],
  photo: PhotoKind,
  field: Check['field'] = null,
): Check {
  return { nameZh, nameEn, kind, field, photo };
}

/** The schemes that every installation begins with. */
export const standardSchemes = {
  textile: {
    id: '01920000-0000-7000-8000-000000000661',
    name_zh: '美国纺织品标签',
    name_en: 'US textile',
    photos: ['front', 'label', 'washCare', 'carton'],
    checks: [
      check('成分合计 100%', 'Fibre content sums to 100%', 'sums', 'washCare', 'composition'),
      check('成分与款式表一致', 'Fibre content as listed', 'equals', 'washCare', 'composition'),
      check('原产国', 'Country of origin', 'present', 'washCare'),
      check('RN 号或进口商', 'RN or importer', 'equals', 'washCare', 'rnNo'),
      check('洗涤说明 4 个符号', 'Care instruction, 4 symbols', 'judged', 'washCare'),
      check('英文', 'English', 'language', 'label'),
      check('FNSKU 可扫', 'FNSKU scannable', 'scans', 'carton'),
    ],
    second_review: false,
  },
  european: {
    id: '01920000-0000-7000-8000-000000000662',
    name_zh: '欧盟 GPSR',
    name_en: 'EU GPSR',
    photos: ['front', 'label', 'carton'],
    checks: [
      check('制造商名称和地址', 'Name and address of the manufacturer', 'present', 'label'),
      check('欧盟责任人', 'EU responsible person', 'equals', 'label', 'euPerson'),
      check('款号或批次号', 'Style or batch number', 'equals', 'label', 'styleNo'),
      check('安全警示', 'Safety warnings', 'judged', 'label'),
      check('销售国语言', 'Language of the country of sale', 'language', 'label'),
    ],
    second_review: true,
  },
  fba: {
    id: '01920000-0000-7000-8000-000000000663',
    name_zh: 'FBA 备货',
    name_en: 'FBA preparation',
    photos: ['front', 'label', 'carton'],
    checks: [
      check('FNSKU 可扫', 'FNSKU scannable', 'scans', 'label'),
      check('品名一致', 'Product name as listed', 'equals', 'label', 'productName'),
      check('原产国', 'Country of origin', 'present', 'label'),
      check('箱标可扫', 'Box label scannable', 'scans', 'carton'),
    ],
    second_review: false,
  },
} as const satisfies Record<string, Scheme>;
