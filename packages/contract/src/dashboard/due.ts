import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';
import { allIn, type Due } from '../kernel/subject.ts';
import type { PageName } from '../pages.ts';
import { subjects } from '../subjects.ts';

/** What waits for a customer's people. */
export const dueKinds = codeTable('due', allIn(subjects, 'dues'));

export type DueKind = CodeOf<typeof dueKinds>;

/** Who is to do it, and the page where it is done. */
export const aboutDue: Readonly<
  Record<DueKind, Due & { readonly permission: Permission; readonly page: PageName }>
> = allIn(subjects, 'dues');
