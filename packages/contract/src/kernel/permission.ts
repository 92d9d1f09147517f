import { subjects } from '../subjects.ts';
import type { CodeOf } from './code.ts';
import { codeTable } from './code.ts';
import { allIn } from './subject.ts';

/** Everything a user can be allowed to do, subject by subject. */
export const permissions = codeTable('permission', allIn(subjects, 'permissions'));

export type Permission = CodeOf<typeof permissions>;

/** The forwarder's own rights. The database refuses them to every user and role of a customer. */
export function isStaffPermission(permission: string): boolean {
  return permission.startsWith('op:');
}

/** Who may call an endpoint. There is no default: an endpoint without it does not compile. */
export type Access = Permission | 'signed-in' | 'public';
