import { codeTable } from '../kernel/code.ts';
import { allIn } from '../kernel/subject.ts';
import { subjects } from '../subjects.ts';

/** The lists that can have saved views. */
export const viewSubjects = codeTable('view subject', allIn(subjects, 'views'));

export const noSuchList = { zh: '没有这个列表', en: 'There is no such list' };
