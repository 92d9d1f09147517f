import type { DocumentType } from '@loadline/contract/codes/document-type';
import {
  decideFile,
  deskReadersOf,
  downloadDeskFile,
  previewDeskFile,
  setVisibility,
  uploadDeskFile,
  withdrawDeskFile,
  zipOfDeskFiles,
} from '@loadline/contract/files/desk-file.api';
import type { FileSubject } from '@loadline/contract/files/file-subject';
import { fileRights } from '@loadline/contract/files/file-subject';
import { asking } from '../../kernel/asking.ts';
import { call, callForFile } from '../../kernel/call.ts';
import { may } from '../../kernel/session.ts';
import type { FileCalls } from './record-file.ts';

const refusal = 'in place';

/** The files of a customer's record as staff work on them: what they upload is theirs until they show it. */
export function deskFileCalls(subject: FileSubject, id: string): FileCalls {
  return {
    preview: (fileId, small, signal) =>
      callForFile(previewDeskFile, { query: { fileId, small }, signal, refusal }),
    download: (fileId) => callForFile(downloadDeskFile, { query: { fileId }, refusal }),
    zip: () => callForFile(zipOfDeskFiles, { query: { subject, id } }),
    readers: (fileId) => asking(deskReadersOf, { fileId }),
    ...(fileRights[subject].staffEdit.some(may) && deedsOn(subject, id)),
  };
}

function deedsOn(subject: FileSubject, id: string): Partial<FileCalls> {
  return {
    upload: (file: File, type: DocumentType) =>
      call(uploadDeskFile, { query: { subject, id, type, visible: false }, file, refusal }),
    withdraw: (fileId, reason) => call(withdrawDeskFile, { body: { fileId, reason }, refusal }),
    withdrawAsks: 'reason',
    show: (fileId, visible) => call(setVisibility, { body: { fileId, visible }, refusal }),
    decide: (fileId, verdict, reason) =>
      call(decideFile, { body: { fileId, verdict, reason: reason ?? null }, refusal }),
  };
}
