import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** What a file of a shipment is (spec §3, document types). */
export const documentTypes = codeTable('document type', {
  '1': { zh: '报关资料', en: 'Customs declaration document' },
  '2': { zh: '其他', en: 'Other' },
  '8': { zh: '放行单', en: 'Release note' },
  '10': { zh: '运单', en: 'Waybill' },
  '11': { zh: '税单', en: 'Tax payment form' },
});

export type DocumentType = CodeOf<typeof documentTypes>;
