import type { DocumentType } from '@loadline/contract/codes/document-type';
import { uploadFile } from '@loadline/contract/files/file.api';
import { call } from '../../kernel/call.ts';

/** Uploads a file for an entry: it is the uploader's alone until an answer or a proof names it. */
export function uploadUnattached(file: File, type: DocumentType) {
  return call(uploadFile, { query: { subject: 'clearance', id: null, type }, file, refusal: 'in place' });
}
