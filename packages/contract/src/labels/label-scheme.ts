import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { checkedFields, checkKinds, photoKinds } from './label.codes.ts';

const shown: Place[] = ['list', 'detail'];
const written: Place[] = [...shown, 'create', 'update'];

export const schemeCheckFields = {
  nameZh: text(texts.nameZh),
  nameEn: text(texts.nameEn),
  kind: code(checkKinds, { label: { zh: '怎么查', en: 'How it is checked' } }),
  /** What it must say; of a check of another kind nothing. */
  field: optional(code(checkedFields, { label: { zh: '对照字段', en: 'Held against' } })),
  /** On which photo it is seen; of what no photo shows nothing. */
  photo: optional(code(photoKinds, { label: { zh: '看哪张', en: 'Seen on' } })),
};

/** Rules by which labels are photographed and checked. Each change is another edition: a label keeps the one it was made by. */
export const labelScheme = resource(
  'labelScheme',
  { zh: '标签方案', en: 'Label scheme' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: shown }),
    /** The edition. */
    version: whole({ label: { zh: '版本', en: 'Version' }, places: shown }),
    nameZh: text({ ...texts.nameZh, places: written }),
    nameEn: text({ ...texts.nameEn, places: written }),
    photos: list(code(photoKinds, { label: { zh: '必拍照片', en: 'Photos' } }), {
      label: { zh: '必拍照片', en: 'Photos' },
      max: 4,
      places: written,
    }),
    checks: list(group(schemeCheckFields, { label: { zh: '检查项', en: 'Check' } }), {
      label: { zh: '检查项', en: 'Checks' },
      max: 30,
      places: written,
    }),
    secondReview: flag({ label: { zh: '第二人复核', en: 'Second reviewer' }, places: written }),
    changedWho: text({ label: { zh: '录入人', en: 'Entered by' }, max: 64, places: shown }),
    changedAt: instant({ label: { zh: '录入时间', en: 'Entered' }, places: shown }),
  },
);

/** Whose name stands on the labels of a customer, and what they must say of who is answerable. Versioned like schemes. */
export const labelBrand = resource(
  'labelBrand',
  { zh: '品牌', en: 'Brand' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: shown }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: shown }),
    orgId: id({ label: { zh: '客户', en: 'Customer' }, places: ['list', 'create'] }),
    customer: text({ ...texts.customer, places: shown }),
    customerEn: text({ ...texts.customerEn, places: shown }),
    brandName: text({ label: { zh: '品牌名称', en: 'Brand name' }, max: 100, places: written }),
    importerName: optional(text({ label: { zh: '进口商', en: 'Importer' }, max: 200, places: written })),
    rnNo: optional(
      text({
        label: { zh: 'RN号', en: 'RN number' },
        max: 10,
        rule: {
          test: (typed) => /^(RN ?)?\d{4,6}$/.test(typed),
          says: { zh: '如 RN 104882', en: 'such as RN 104882' },
        },
        places: written,
      }),
    ),
    euPerson: optional(
      text({ label: { zh: '欧盟责任人', en: 'EU responsible person' }, max: 300, places: written }),
    ),
    changedWho: text({ label: { zh: '录入人', en: 'Entered by' }, max: 64, places: shown }),
    changedAt: instant({ label: { zh: '录入时间', en: 'Entered' }, places: shown }),
  },
);
