import { historyAnswer } from '../documents/document.history.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { checkFields, labelFilter, labelOverview, labelParts, photoGroup } from './label.api.ts';
import { checkResults, labelStates, photoKinds } from './label.codes.ts';
import { deskLabel, label, photoFields } from './label.ts';

const access = 'op:label';

const deskLabelFilter = { ...labelFilter, orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })) };

const takenWho = text({ label: { zh: '拍摄人', en: 'Taken by' }, max: 64 });
const checkedWho = optional(text({ label: { zh: '检查人', en: 'Checked by' }, max: 64 }));

const deskDetail = group(
  {
    label: group(deskLabel.fields, { label: label.label }),
    ...labelParts,
    photos: list(group({ ...photoFields, takenWho }, photoGroup), { label: { zh: '照片', en: 'Photos' } }),
    checks: list(group({ ...checkFields, checkedWho }, { label: { zh: '检查项', en: 'Check' } }), {
      label: { zh: '检查项', en: 'Checks' },
    }),
  },
  { label: label.label },
);

/** The labels of the customers of one's team. */
export const deskLabelApi = recordsApi({
  path: '/opsapi/labels',
  access,
  called: { zh: '客户标签', one: "a customer's label", many: "customers' labels" },
  of: deskLabel,
  filter: deskLabelFilter,
  sorts: sortsOf(label),
  overview: { query: deskLabelFilter, answer: labelOverview },
  exported: { access, query: chosen },
  by: { id: label.fields.id },
  detail: deskDetail,
  history: historyAnswer,
});

const ids = list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '编号', en: 'Ids' }, max: 200 });
const count = whole({ label: { zh: '数量', en: 'Count' } });

/** Moves labels that stand in one status to the next, all of them or none; what goes back says why. */
export const moveLabels = endpoint('POST /opsapi/labels/move', {
  access,
  title: { zh: '推进标签', en: 'Move labels' },
  body: {
    ids,
    from: code(labelStates, { label: { zh: '当前状态', en: 'Status now' } }),
    to: code(labelStates, { label: { zh: '下一状态', en: 'Next status' } }),
    feedback: label.fields.feedback,
  },
  answer: count,
});

/** Says what photos show that hang on a label already. */
export const addLabelPhotos = endpoint('POST /opsapi/labels/photos', {
  access,
  title: { zh: '标签拍照', en: 'Add photos to a label' },
  body: {
    id: label.fields.id,
    kind: code(photoKinds, { label: photoFields.kind.label }),
    files: list(photoFields.fileId, { label: { zh: '文件', en: 'Files' }, max: 10 }),
  },
  answer: deskDetail,
});

/** Says how a check came out; what fails says why, and may show where on a photo. */
export const checkLabel = endpoint('POST /opsapi/labels/check', {
  access,
  title: { zh: '标签检查', en: 'Check a label' },
  body: {
    id: label.fields.id,
    no: checkFields.no,
    result: code(checkResults, { label: { zh: '结果', en: 'Result' } }),
    note: checkFields.note,
    mark: checkFields.mark,
  },
  answer: deskDetail,
});
