import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';
import { permissions } from '../kernel/permission.ts';

/** What a customer's users usually do; a template only proposes permissions, a user keeps his own list. */
export const roleTemplates = codeTable('role template', {
  customerAdmin: { zh: '客户管理员', en: 'Customer admin' },
  operations: { zh: '操作', en: 'Operations' },
  compliance: { zh: '合规', en: 'Compliance' },
  finance: { zh: '财务', en: 'Finance' },
  viewer: { zh: '只读', en: 'Viewer' },
});

export type RoleTemplate = CodeOf<typeof roleTemplates>;

/** The permissions each template proposes. `op:*` is the forwarder's own and is in none of them. */
export const permissionsOfRole: Readonly<Record<RoleTemplate, readonly Permission[]>> = {
  customerAdmin: codesOf(permissions).filter((permission) => !permission.startsWith('op:')),
  operations: [
    'dashboard:view',
    'order:view',
    'trust:view',
    'booking:view',
    'mawb:view',
    'customs:view',
    'databoard:view',
    'label:view',
    'order:edit',
    'order:import',
    'order:cancel',
    'book:add',
    'book:edit',
    'trust:add',
    'trust:edit',
    'file:upload',
    'mawb:confirm',
    'label:import',
    'label:reply',
  ],
  compliance: [
    'order:view',
    'customs:view',
    'customs2:view',
    'hts:view',
    'tariff:view',
    'customs:reply',
    'customs2:reply',
    'duty:approve',
    'hts:ask',
    'mid:edit',
  ],
  finance: ['bill:view', 'order:view', 'mine:view', 'bill:request', 'bill:dispute', 'export:data'],
  viewer: ['dashboard:view', 'order:view', 'mawb:view'],
};
