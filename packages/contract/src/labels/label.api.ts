import { historyAnswer } from '../documents/document.history.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { checkResults, labelStates, pickTypes, verificationStates } from './label.codes.ts';
import { artworkFields, label, photoFields } from './label.ts';
import { photoMark } from './label-mark.ts';
import { labelBrand, labelScheme, schemeCheckFields } from './label-scheme.ts';
import { labelAnswers, labelWords } from './label-talk.ts';

const { fields } = label;
const brandsLabel = { zh: '品牌', en: 'Brand' };
const schemesLabel = { zh: '标签方案', en: 'Label scheme' };

export const labelFilter = {
  search: optional(text({ label: { zh: '款号、订单、颜色', en: 'Style, order or colour' }, max: 100 })),
  order: optional(text({ label: fields.orderNumber.label, max: 24 })),
  status: severalOf(labelStates, fields.status.label),
  verification: severalOf(verificationStates, fields.verification.label),
  brand: optional(id({ label: brandsLabel })),
  scheme: optional(id({ label: schemesLabel })),
  pickType: severalOf(pickTypes, fields.pickType.label),
  feedback: optional(flag({ label: fields.feedback.label })),
  answer: severalOf(labelAnswers, fields.answer.label),
};

/** Something to choose by its id, in both languages. */
export const labelChoice = group(
  {
    value: id({ label: { zh: '编号', en: 'Id' } }),
    zh: text({ label: { zh: '中文', en: 'Chinese' }, max: 200 }),
    en: text({ label: { zh: '英文', en: 'English' }, max: 200 }),
  },
  { label: { zh: '选项', en: 'Choice' } },
);

/** How many stand in each status, and what brands and schemes there are to choose from. */
export const labelOverview = group(
  {
    states: list(
      group(
        {
          state: code(labelStates, { label: fields.status.label }),
          count: whole({ label: { zh: '数量', en: 'Count' } }),
        },
        { label: fields.status.label },
      ),
      { label: fields.status.label },
    ),
    brands: list(labelChoice, { label: brandsLabel, max: 500 }),
    schemes: list(labelChoice, { label: schemesLabel, max: 500 }),
  },
  { label: label.label },
);

export const photoGroup = { label: { zh: '照片', en: 'Photo' } };

export const checkFields = {
  no: whole({ label: { zh: '序号', en: 'No.' } }),
  ...schemeCheckFields,
  /** What it must say. */
  expected: optional(text({ label: { zh: '应为', en: 'Must say' }, max: 300 })),
  result: optional(code(checkResults, { label: { zh: '结果', en: 'Result' } })),
  note: optional(text({ label: { zh: '备注', en: 'Remark' }, max: 500 })),
  checkedAt: optional(instant({ label: { zh: '检查时间', en: 'Checked' } })),
  mark: optional(photoMark),
};

export const labelParts = {
  scheme: group(pick(labelScheme, 'photos', 'secondReview'), { label: labelScheme.label }),
  brand: group(pick(labelBrand, 'importerName', 'rnNo', 'euPerson'), { label: labelBrand.label }),
  artwork: list(group(artworkFields, { label: { zh: '图稿', en: 'Artwork' } }), {
    label: { zh: '图稿', en: 'Artwork' },
    max: 1_000,
  }),
  words: labelWords,
};

const detail = group(
  {
    label: group(fields, { label: label.label }),
    ...labelParts,
    photos: list(group(photoFields, photoGroup), { label: { zh: '照片', en: 'Photos' } }),
    checks: list(group(checkFields, { label: { zh: '检查项', en: 'Check' } }), {
      label: { zh: '检查项', en: 'Checks' },
    }),
  },
  { label: label.label },
);

/** The labels of the viewer's company, the last made first unless told. */
export const labelApi = recordsApi({
  path: '/omsapi/labels',
  access: 'label:view',
  called: { zh: '标签', one: 'a label', many: 'labels' },
  of: label,
  filter: labelFilter,
  sorts: sortsOf(label),
  overview: { query: labelFilter, answer: labelOverview },
  exported: { access: 'export:data', query: chosen },
  by: { id: fields.id },
  detail,
  history: historyAnswer,
});
