import { documentTypes } from '../codes/document-type.ts';
import type { FileType } from '../kernel/endpoint.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, optional, text } from '../kernel/field.ts';
import { fileSubjects } from './file-subject.ts';
import { fileLimits, recordFileFields } from './record-file.ts';

const label = { zh: '文件', en: 'File' };
const subject = code(fileSubjects, { label: { zh: '对象', en: 'Record kind' } });
const record = id({ label: { zh: '记录编号', en: 'Record id' } });

/** Which record's files. */
export const ofRecord = { subject, id: record };
/** Which file. */
export const ofFile = { fileId: recordFileFields.fileId };

/** A file as the multipart field `file`: what it is by its content counts, not what it is called. */
export const fileUpload = {
  field: 'file',
  label,
  types: [
    'pdf',
    'png',
    'jpg',
    'heic',
    'xlsx',
    'xls',
    'docx',
    'doc',
    'zip',
  ] as const satisfies readonly FileType[],
  megabytes: fileLimits.megabytes,
};

/** Without a record the file is its uploader's alone, until a record that is saved names it; a day later it is gone. */
export const uploadTo = {
  subject,
  id: optional(record),
  type: code(documentTypes, { label: { zh: '类型', en: 'Type' } }),
};

export const uploadDeadline = 180_000;
export const contentDeadline = 60_000;
export const zipDeadline = 120_000;

const recordFile = group(recordFileFields, { label });

/** Uploads a file to a record of one's own company. Photos are turned upright and lose what the camera wrote into them. */
export const uploadFile = endpoint('POST /omsapi/files/upload', {
  access: 'file:upload',
  forCustomer: true,
  title: { zh: '上传文件', en: 'Upload a file' },
  query: uploadTo,
  upload: fileUpload,
  answer: recordFile,
  deadline: uploadDeadline,
});

/** The files of a record that are shown to its customer, the newest first. */
export const filesOf = endpoint('GET /omsapi/files', {
  access: 'signed-in',
  forCustomer: true,
  title: { zh: '文件列表', en: 'Files of a record' },
  query: ofRecord,
  answer: list(recordFile, { label: { zh: '文件', en: 'Files' } }),
});

/** The file as it is kept, always as a download. */
export const downloadFile = endpoint('GET /omsapi/files/download', {
  access: 'signed-in',
  forCustomer: true,
  title: { zh: '下载文件', en: 'Download a file' },
  query: ofFile,
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: contentDeadline,
});

export const previewSize = { small: optional(flag({ label: { zh: '缩略图', en: 'Thumbnail' } })) };

/** A PDF or a picture to be looked at inside the page; `small` gives the picture's thumbnail. Other kinds have none. */
export const previewFile = endpoint('GET /omsapi/files/preview', {
  access: 'signed-in',
  forCustomer: true,
  title: { zh: '预览文件', en: 'Preview a file' },
  query: { ...ofFile, ...previewSize },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: contentDeadline,
});

/** All files of a record that are shown to its customer, packed while they are sent. */
export const zipOfFiles = endpoint('GET /omsapi/files/zip', {
  access: 'signed-in',
  title: { zh: '打包下载', en: 'All files as a zip' },
  query: ofRecord,
  answer: { kind: 'file', type: 'zip' } as const,
  deadline: zipDeadline,
});

/** Takes back a file that one's own company has uploaded, unless it was accepted. */
export const withdrawFile = endpoint('POST /omsapi/files/withdraw', {
  access: 'file:upload',
  forCustomer: true,
  title: { zh: '撤回文件', en: 'Withdraw a file' },
  body: ofFile,
  answer: flag({ label: { zh: '已撤回', en: 'Withdrawn' } }),
});

/** Who read a file, and when. */
export const fileReaders = list(
  group(
    {
      at: instant({ label: { zh: '时间', en: 'Time' } }),
      // Empty for the forwarder's staff, whose names are not a customer's to know.
      who: text({ label: { zh: '读取人', en: 'Who' }, max: 64, min: 0 }),
    },
    { label: { zh: '读取记录', en: 'Reading' } },
  ),
  { label: { zh: '读取记录', en: 'Readings' } },
);

/** Who of one's own company has read a file; the newest 200. */
export const readersOf = endpoint('GET /omsapi/files/readers', {
  access: 'signed-in',
  title: { zh: '文件读取记录', en: 'Who read a file' },
  query: ofFile,
  answer: fileReaders,
});
