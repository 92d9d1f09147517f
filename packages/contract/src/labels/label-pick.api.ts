import { figures } from '../facts/figures.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { pickTypes } from './label.codes.ts';
import { deskLabel, label, pickNo } from './label.ts';

const access = 'op:label';

/** What is to be fetched: a piece of a style in a colour, or of a style whatever its colour. */
export const pickLine = resource(
  'pickLine',
  { zh: '挑样单', en: 'Pick list' },
  {
    ...pick(label, 'orderNumber', 'styleNo'),
    colours: text({ label: { zh: '各颜色', en: 'Colours' }, max: 1000, places: ['export'] }),
    ...pick(label, 'productName'),
    ...pick(deskLabel, 'customer'),
    ...pick(label, 'batchNo'),
    pieces: whole({ ...figures.pieces, places: ['export'] }),
  },
);

/** How samples of labels are picked in the warehouse, which makes a list of them; what is not picked any more is on none. */
export const pickLabels = endpoint('POST /opsapi/labels/pick', {
  access,
  title: { zh: '标签挑样', en: 'Pick labels' },
  body: {
    ids: list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '编号', en: 'Ids' }, max: 200 }),
    pickType: code(pickTypes, { label: label.fields.pickType.label }),
  },
  answer: group(
    { pickNo: optional(pickNo), count: whole({ label: { zh: '数量', en: 'Count' } }) },
    { label: pickLine.label },
  ),
});

const query = { no: pickNo };

export const pickListSheet = endpoint('GET /opsapi/labels/pick-list/export', {
  access,
  title: { zh: '导出挑样单', en: 'A pick list as a workbook' },
  query,
  answer: xlsxFile,
});

export const pickListPaper = endpoint('GET /opsapi/labels/pick-list/paper', {
  access,
  title: { zh: '打印挑样单', en: 'A pick list as PDF' },
  query,
  answer: { kind: 'file', type: 'pdf' } as const,
});
