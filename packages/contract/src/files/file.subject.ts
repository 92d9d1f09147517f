import { subject } from '../kernel/subject.ts';

const word = { zh: '文件', en: 'File' };

export const fileSubject = subject({
  word,
  permissions: { 'file:upload': { zh: '上传文件', en: 'Upload files' } },
  audit: { file: word },
  deeds: {
    uploaded: { zh: '上传', en: 'Uploaded' },
    shown: { zh: '设为客户可见', en: 'Shown to the customer' },
    hidden: { zh: '设为客户不可见', en: 'Hidden from the customer' },
  },
});
