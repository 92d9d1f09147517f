import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id, list, text, whole } from '../kernel/field.ts';
import { label, writtenLabel } from './label.ts';

/** As many styles as one batch begins with. */
export const mostStyles = 200;

/**
 * A batch of an order's styles, each in a colour, by the newest editions of a brand and a scheme. All of them or none: a style in a colour
 * stands once in an order, and a composition sums to 100 %.
 */
export const addLabelBatch = endpoint('POST /opsapi/labels/batches/add', {
  access: 'op:label',
  title: { zh: '新建标签批次', en: 'Add a batch of labels' },
  body: {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    orderNumber: text(texts.orderNo),
    brandId: id({ label: { zh: '品牌', en: 'Brand' } }),
    schemeId: id({ label: { zh: '方案', en: 'Scheme' } }),
    styles: list(group(writtenLabel, { label: { zh: '款色', en: 'Style in a colour' } }), {
      label: { zh: '款色', en: 'Styles' },
      max: mostStyles,
    }),
  },
  answer: group(
    { batchNo: label.fields.batchNo, count: whole({ label: { zh: '数量', en: 'Count' } }) },
    { label: { zh: '标签批次', en: 'Batch of labels' } },
  ),
});
