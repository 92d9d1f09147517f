import { subject } from '../kernel/subject.ts';

const word = { zh: '视图', en: 'Saved view' };

export const viewSubject = subject({ word, audit: { view: word } });
