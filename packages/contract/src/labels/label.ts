import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { labelStates, photoKinds, pickTypes, verificationStates } from './label.codes.ts';
import { labelBrand } from './label-scheme.ts';
import { labelAnswers } from './label-talk.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const seen: Place[] = ['list', 'detail'];

/** What the style list says of a style in a colour. */
export const writtenLabel = {
  styleNo: text({ label: { zh: '款号', en: 'Style number' }, max: 40, places: [...shown, 'sort'] }),
  colour: text({ label: { zh: '颜色', en: 'Colour' }, max: 40, places: shown }),
  productName: text({ label: { zh: '品名', en: 'Product name' }, max: 120, places: shown }),
  composition: optional(text({ label: { zh: '成分', en: 'Composition' }, max: 300, places: shown })),
  unitPrice: optional(decimal({ ...figures.unitPrice, unit: 'USD', places: shown })),
};

/** A style in a colour, as its customer sees it. */
export const label = resource(
  'label',
  { zh: '标签', en: 'Label' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: seen }),
    /** Nothing for who may see the label and not its order. */
    orderNumber: optional(text({ ...texts.orderNo, places: shown })),
    createDate: instant({ label: { zh: '创建时间', en: 'Create date' }, places: [...shown, 'sort'] }),
    ...writtenLabel,
    status: code(labelStates, { label: { zh: '标签状态', en: 'Status' }, places: shown }),
    /** As its packing list counts them. */
    pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' }, unit: 'pcs', places: shown })),
    cartons: optional(whole({ label: { zh: '箱数', en: 'Cartons' }, unit: 'ctns', places: shown })),
    statusAt: instant({ label: { zh: '状态时间', en: 'Status since' }, places: seen }),
    verification: code(verificationStates, { label: { zh: '照片', en: 'Photo' }, places: shown }),
    /** How many of the kinds of photos that its scheme wants are there. */
    photosTaken: whole({ label: { zh: '已拍', en: 'Photos taken' }, places: seen }),
    photosWanted: whole({ label: { zh: '应拍', en: 'Photos wanted' }, places: seen }),
    feedback: optional(text({ label: { zh: '反馈', en: 'Feedback' }, max: 500, places: shown })),
    /** How its customer takes the feedback. */
    answer: optional(code(labelAnswers, { label: { zh: '客户答复', en: 'Answer' }, places: shown })),
    pickType: code(pickTypes, { label: { zh: '挑样方式', en: 'Pick type' }, places: shown }),
    batchNo: text({ label: { zh: '批次号', en: 'Batch no.' }, max: 20, places: shown }),
    brandId: id({ label: { zh: '品牌编号', en: 'Brand id' }, places: ['list'] }),
    brandName: { ...labelBrand.fields.brandName, places: shown },
    schemeId: id({ label: { zh: '方案编号', en: 'Scheme id' }, places: ['list'] }),
    schemeZh: text({ label: { zh: '方案', en: 'Scheme, Chinese' }, max: 200, places: shown }),
    schemeEn: text({ label: { zh: '方案（英文）', en: 'Scheme' }, max: 200, places: shown }),
    edition: whole({ label: { zh: '第几版', en: 'Edition' }, places: shown }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail', 'sort'] }),
  },
);

/** The list that samples were last picked by. */
export const pickNo = text({ label: { zh: '挑样单号', en: 'Pick list no.' }, max: 20, places: shown });

/** The same at the desk: whose it is, and by which list it was picked. */
export const deskLabel = resource('label at the desk', label.label, {
  ...pick(label, 'id', 'version', 'styleNo'),
  customer: text({ ...texts.customer, places: shown }),
  customerEn: text({ ...texts.customerEn, places: seen }),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: seen }),
  ...label.fields,
  pickNo: optional(pickNo),
});

/** A photo of a label; one of the carton is of all colours of its style. */
export const photoFields = {
  fileId: id({ label: { zh: '文件编号', en: 'File id' } }),
  kind: code(photoKinds, { label: { zh: '照片类型', en: 'Kind of photo' } }),
  takenAt: instant({ label: { zh: '拍摄时间', en: 'Taken' } }),
};

/** A piece of artwork that a label is printed by; one may be of several colours. */
export const artworkFields = {
  fileId: id({ label: { zh: '文件编号', en: 'File id' } }),
  name: text({ label: { zh: '文件名', en: 'File name' }, max: 255 }),
  isPicture: flag({ label: { zh: '图片', en: 'Picture' } }),
};
