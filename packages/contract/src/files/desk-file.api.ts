import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, list, optional, text } from '../kernel/field.ts';
import {
  contentDeadline,
  fileReaders,
  fileUpload,
  ofFile,
  ofRecord,
  previewSize,
  uploadDeadline,
  uploadTo,
  zipDeadline,
} from './file.api.ts';
import { deskFileFields, fileVerdicts } from './record-file.ts';

const deskFile = group(deskFileFields, { label: { zh: '文件', en: 'File' } });

/** Uploads a file to a customer's record; the customer sees it only when told so. Without a record it takes the customer. */
export const uploadDeskFile = endpoint('POST /opsapi/files/upload', {
  access: 'op:work:view',
  title: { zh: '员工上传文件', en: "Upload a file to a customer's record" },
  query: {
    ...uploadTo,
    customerId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
    visible: optional(deskFileFields.visible),
  },
  upload: fileUpload,
  answer: deskFile,
  deadline: uploadDeadline,
});

/** All files of a record, also those the customer does not see; the newest first. */
export const deskFilesOf = endpoint('GET /opsapi/files', {
  access: 'op:work:view',
  title: { zh: '员工查看文件', en: "Files of a customer's record" },
  query: ofRecord,
  answer: list(deskFile, { label: { zh: '文件', en: 'Files' } }),
});

export const downloadDeskFile = endpoint('GET /opsapi/files/download', {
  access: 'op:work:view',
  title: { zh: '员工下载文件', en: "Download a customer's file" },
  query: ofFile,
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: contentDeadline,
});

export const previewDeskFile = endpoint('GET /opsapi/files/preview', {
  access: 'op:work:view',
  title: { zh: '员工预览文件', en: "Preview a customer's file" },
  query: { ...ofFile, ...previewSize },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: contentDeadline,
});

export const zipOfDeskFiles = endpoint('GET /opsapi/files/zip', {
  access: 'op:work:view',
  title: { zh: '员工打包下载', en: "All files of a customer's record as a zip" },
  query: ofRecord,
  answer: { kind: 'file', type: 'zip' } as const,
  deadline: zipDeadline,
});

/** Shows a file to the customer, or hides it from them from now on. */
export const setVisibility = endpoint('POST /opsapi/files/visibility', {
  access: 'op:work:view',
  title: { zh: '设置客户可见', en: 'Show or hide a file' },
  body: { ...ofFile, visible: deskFileFields.visible },
  answer: deskFile,
});

const reason = text({ label: { zh: '原因', en: 'Reason' }, max: 500 });

/** Accepts a document, or refuses it with the reason that the customer reads. */
export const decideFile = endpoint('POST /opsapi/files/decide', {
  access: 'op:work:view',
  title: { zh: '审核文件', en: 'Accept or refuse a document' },
  body: {
    ...ofFile,
    verdict: code(fileVerdicts, { label: { zh: '审核结果', en: 'Verdict' } }),
    reason: optional(reason),
  },
  answer: deskFile,
});

/** Takes a file away from everybody; after 30 days it is gone. */
export const withdrawDeskFile = endpoint('POST /opsapi/files/withdraw', {
  access: 'op:work:view',
  title: { zh: '员工撤下文件', en: 'Take a file away' },
  body: { ...ofFile, reason },
  answer: flag({ label: { zh: '已撤下', en: 'Taken away' } }),
});

/** Who read a file, the customer's people and ours; the newest 200. */
export const deskReadersOf = endpoint('GET /opsapi/files/readers', {
  access: 'op:work:view',
  title: { zh: '员工查看读取记录', en: "Who read a customer's file" },
  query: ofFile,
  answer: fileReaders,
});
