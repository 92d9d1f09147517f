import type { FileSubject } from '@loadline/contract/files/file-subject';
import { fileRights } from '@loadline/contract/files/file-subject';
import { deskFileFields, recordFileFields } from '@loadline/contract/files/record-file';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Database } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Member } from '../../kernel/viewer.ts';

/** The two sides from which files are reached: a customer's own people, and the forwarder's staff across customers. */
export interface Side {
  readonly isStaff: boolean;
  readonly db: Database;
  /** What of a file this side is shown. */
  readonly fields: Fields;
}

export function customerSide({ db }: House): Side {
  return { isStaff: false, db, fields: recordFileFields };
}

export function deskSide({ staff }: House): Side {
  return { isStaff: true, db: staff, fields: deskFileFields };
}

/** Who sees the record but lacks the right to its files is told so; the others are told that there is nothing. */
export function requireRight(side: Side, me: Member, subject: FileSubject, deed: 'view' | 'edit'): void {
  if (!hasRight(side, me, subject, deed)) throw new Problem('noPermission');
}

export function hasRight(
  { isStaff }: Side,
  { permissions }: Member,
  subject: FileSubject,
  deed: 'view' | 'edit',
): boolean {
  const { view, staffView, staffEdit } = fileRights[subject];
  const needed = isStaff ? (deed === 'edit' ? staffEdit : staffView) : [view];
  return needed.some((right) => permissions.includes(right));
}
