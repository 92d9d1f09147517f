import type { DocumentType } from '@loadline/contract/codes/document-type';
import {
  downloadFile,
  previewFile,
  readersOf,
  uploadFile,
  withdrawFile,
  zipOfFiles,
} from '@loadline/contract/files/file.api';
import type { FileSubject } from '@loadline/contract/files/file-subject';
import { asking } from '../../kernel/asking.ts';
import { call, callForFile } from '../../kernel/call.ts';
import { may } from '../../kernel/session.ts';
import type { FileCalls } from './record-file.ts';

const refusal = 'in place';

/** The files of a record as its customer's people use them. */
export function ownFileCalls(subject: FileSubject, id: string): FileCalls {
  return {
    preview: (fileId, small, signal) =>
      callForFile(previewFile, { query: { fileId, small }, signal, refusal }),
    download: (fileId) => callForFile(downloadFile, { query: { fileId }, refusal }),
    zip: () => callForFile(zipOfFiles, { query: { subject, id } }),
    readers: (fileId) => asking(readersOf, { fileId }),
    ...(may('file:upload') && {
      upload: (file: File, type: DocumentType) =>
        call(uploadFile, { query: { subject, id, type }, file, refusal }),
      withdraw: (fileId: string) => call(withdrawFile, { body: { fileId }, refusal }),
      withdrawAsks: 'nothing' as const,
    }),
  };
}
