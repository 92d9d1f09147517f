import { documentTypes } from '../codes/document-type.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, flag, id, instant, optional, text, whole } from '../kernel/field.ts';

/** What a file is by its content; nothing else is taken. */
export const fileKinds = codeTable('file kind', {
  pdf: { zh: 'PDF', en: 'PDF' },
  png: { zh: '图片', en: 'Picture' },
  jpg: { zh: '图片', en: 'Picture' },
  xlsx: { zh: '表格', en: 'Workbook' },
  xls: { zh: '表格', en: 'Workbook' },
  docx: { zh: '文档', en: 'Document' },
  doc: { zh: '文档', en: 'Document' },
  heic: { zh: '图片', en: 'Picture' },
  zip: { zh: '压缩包', en: 'Archive' },
});

export type FileKind = CodeOf<typeof fileKinds>;

/** Whether a browser shows it by itself; the others are kept as they came, to be downloaded. */
export function hasPreview(kind: FileKind): boolean {
  return kind === 'pdf' || isPicture(kind);
}

/** Made anew when it comes in, and shown small. A photo of an iPhone is none of these: nothing here decodes it. */
export function isPicture(kind: FileKind): kind is 'png' | 'jpg' {
  return kind === 'png' || kind === 'jpg';
}

/** What staff said about a document. */
export const fileVerdicts = codeTable('file verdict', {
  accepted: { zh: '已确认', en: 'Accepted', family: 'done' },
  refused: { zh: '需重传', en: 'Refused', family: 'stop' },
});

/** Limits that sender and receiver both know. */
export const fileLimits = { megabytes: 20, perRecord: 20, pixels: 50_000_000, thumbnail: 320 } as const;

/** What is missing when a document is refused without a reason. */
export const verdictReasonMissing = {
  path: 'reason',
  label: { zh: '原因', en: 'Reason' },
  says: { zh: '退回文件须填写原因', en: 'is needed to refuse a document' },
};

/** One file of a record as its customer sees it. */
export const recordFileFields = {
  fileId: id({ label: { zh: '文件编号', en: 'File id' } }),
  name: text({ label: { zh: '文件名', en: 'File name' }, max: 255 }),
  type: code(documentTypes, { label: { zh: '类型', en: 'Type' } }),
  kind: code(fileKinds, { label: { zh: '格式', en: 'Format' } }),
  size: whole({ label: { zh: '大小', en: 'Size' }, unit: 'B' }),
  uploadedAt: instant({ label: { zh: '上传时间', en: 'Uploaded' } }),
  // Empty when the forwarder's staff uploaded it: their names are not a customer's to know.
  uploader: text({ label: { zh: '上传人', en: 'Uploaded by' }, max: 64, min: 0 }),
  byStaff: flag({ label: { zh: '货代上传', en: 'Uploaded by the forwarder' } }),
  /** There is a small picture of it for lists. */
  hasThumbnail: flag({ label: { zh: '有缩略图', en: 'Has a thumbnail' } }),
  verdict: optional(code(fileVerdicts, { label: { zh: '审核结果', en: 'Verdict' } })),
  verdictReason: optional(text({ label: { zh: '原因', en: 'Reason' }, max: 500 })),
};

/** The same file as staff see it: also those that the customer does not. */
export const deskFileFields = {
  ...recordFileFields,
  visible: flag({ label: { zh: '客户可见', en: 'Shown to the customer' } }),
};
