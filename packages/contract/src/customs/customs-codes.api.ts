import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { list } from '../kernel/field.ts';
import { deskCustomsApi } from './customs-desk.api.ts';
import { linesAtMost, writtenLine } from './customs-line.ts';

/** Takes over on lines that are not handed in the codes that their goods were bound to since they were written. */
export const takeLineCodes = endpoint('POST /opsapi/customs/codes/take', {
  access: 'op:customs',
  title: {
    zh: '采用商品现绑定的编码（报关）',
    en: 'Take over the China HS codes that goods are bound to now',
  },
  body: {
    no: deskCustomsApi.detail.query.no,
    version: versionField,
    lines: list(writtenLine.id, { label: { zh: '商品行', en: 'Lines' }, max: linesAtMost }),
  },
  answer: deskCustomsApi.detail.answer,
});
