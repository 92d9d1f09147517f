import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';
import { partOf, wordsWith } from '../kernel/subject.ts';
import { subjects } from '../subjects.ts';

/** What files can hang on. */
export const fileSubjects = codeTable('file subject', wordsWith(subjects, 'files'));

export type FileSubject = CodeOf<typeof fileSubjects>;

interface FileRights {
  readonly view: Permission;
  readonly staffView: readonly Permission[];
  readonly staffEdit: readonly Permission[];
}

/** Who may do what with the files of each kind of record; whether the record itself is in their scope, its own rules say. */
export const fileRights: Readonly<Record<FileSubject, FileRights>> = partOf(subjects, 'files');
