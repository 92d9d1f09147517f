import { subject } from '../kernel/subject.ts';

const word = { zh: '导入', en: 'Import' };

export const importSubject = subject({ word, audit: { import: word } });
