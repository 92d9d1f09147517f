import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { labelFilter, photoGroup } from './label.api.ts';
import { photoKinds } from './label.codes.ts';
import { deskLabel, label, photoFields, pickNo } from './label.ts';
import { labelScheme } from './label-scheme.ts';

const access = 'op:label';

/** What a photographer knows of a style in a colour. */
export const shotFields = pick(
  deskLabel,
  'id',
  'styleNo',
  'colour',
  'productName',
  'customer',
  'customerEn',
  'orderNumber',
  'batchNo',
  'status',
  'feedback',
  'pickNo',
);

/** As many styles as a phone is given at once. */
export const mostToShoot = 200;

/**
 * The styles in a colour that are being photographed and lack photos, or were sent back: of a batch, an order, a pick list, or all. By a
 * code that was scanned, of a style, an order or a box, whatever status they are in.
 */
export const labelsToShoot = endpoint('GET /opsapi/labels/capture', {
  access,
  title: { zh: '待拍照的标签', en: 'Labels to be photographed' },
  query: {
    batch: optional(text({ label: label.fields.batchNo.label, max: 20 })),
    order: labelFilter.order,
    pick: optional(text({ label: pickNo.label, max: 20 })),
    code: optional(text({ label: { zh: '款号或箱号', en: 'Style or box code' }, max: 60 })),
  },
  answer: list(
    group(
      {
        label: group(shotFields, { label: label.label }),
        wanted: labelScheme.fields.photos,
        photos: list(group(photoFields, photoGroup), { label: { zh: '照片', en: 'Photos' } }),
      },
      { label: label.label },
    ),
    { label: label.label, max: mostToShoot },
  ),
});

/** Says what a photo shows that a phone took a while ago and has uploaded now. Said twice it is stored once. */
export const keepCapture = endpoint('POST /opsapi/labels/capture', {
  access,
  title: { zh: '手机拍照入库', en: 'Keep a photo taken on a phone' },
  body: {
    id: label.fields.id,
    kind: code(photoKinds, { label: photoFields.kind.label }),
    fileId: photoFields.fileId,
    captureId: id({ label: { zh: '手机上的照片编号', en: 'Id on the phone' } }),
    /** By the phone's clock, which may be wrong. */
    takenAt: photoFields.takenAt,
  },
  answer: whole({ label: label.fields.photosTaken.label }),
});
