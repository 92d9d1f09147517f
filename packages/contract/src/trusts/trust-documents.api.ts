import { endpoint } from '../kernel/endpoint.ts';
import { group, list, optional, text } from '../kernel/field.ts';
import { documentAsked, documentSetting } from '../orders/document-setting.ts';

/** What the forwarder asks of the documents of a product, else of all: what the form shows beside the entries. */
export const listDocumentsAsked = endpoint('GET /omsapi/trust/documents', {
  access: 'trust:view',
  forCustomer: true,
  title: { zh: '委托所需单证的设置', en: 'Document rules of trust orders' },
  query: { product: optional(text({ label: { zh: '产品', en: 'Product' }, max: 60 })) },
  answer: list(group(documentAsked, { label: documentSetting.label }), {
    label: documentSetting.label,
    max: 100,
  }),
});
