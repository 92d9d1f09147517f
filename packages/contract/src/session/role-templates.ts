import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';
import { isStaffPermission, permissions } from '../kernel/permission.ts';

/** The customer roles that every installation starts with (spec: queryRole/2); staff may change them and add more. */
export const roleTemplates = codeTable('role template', {
  customerAdmin: { zh: '客户管理员', en: 'Customer admin' },
  operations: { zh: '操作', en: 'Operations' },
  compliance: { zh: '合规', en: 'Compliance' },
  finance: { zh: '财务', en: 'Finance' },
  viewer: { zh: '只读', en: 'Viewer' },
});

export type RoleTemplate = CodeOf<typeof roleTemplates>;

/** What each of them may do at first. `op:*` is the forwarder's own and is in none of them. */
export const permissionsOfRole: Readonly<Record<RoleTemplate, readonly Permission[]>> = {
  customerAdmin: codesOf(permissions).filter((permission) => !isStaffPermission(permission)),
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
    'exception:reply',
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
  finance: [
    'bill:view',
    'order:view',
    'mine:view',
    'profile:edit',
    'bill:request',
    'bill:dispute',
    'export:data',
  ],
  viewer: ['dashboard:view', 'order:view', 'mawb:view'],
};

/** The forwarder's roles that every installation starts with (category 1). */
export const staffRoles = codeTable('staff role', {
  staffAdmin: { zh: '系统管理员', en: 'Administrator' },
  customerService: { zh: '客服', en: 'Customer service' },
  sales: { zh: '业务员', en: 'Sales' },
  operator: { zh: '操作员', en: 'Operator' },
  accountant: { zh: '财务员', en: 'Accountant' },
});

export type StaffRole = CodeOf<typeof staffRoles>;

/** What each of them may do at first; all of them open the console. */
export const permissionsOfStaff: Readonly<Record<StaffRole, readonly Permission[]>> = {
  staffAdmin: [...codesOf(permissions).filter(isStaffPermission), 'mawb-opt:view', 'databoard:view'],
  customerService: [
    'op:work:view',
    'op:registration:view',
    'op:registration:decide',
    'op:customer:view',
    'op:customer:edit',
    'op:customer:view-as',
    'op:for-customer',
    'op:user:manage',
    'op:message:view',
    'op:trust:view',
    'op:trust:decide',
    'op:order:view',
    'op:order:edit',
    'op:booking:view',
    'op:booking:confirm',
    'op:mawb:view',
    'mawb-opt:view',
    'databoard:view',
    'op:event:add',
    'op:exception:view',
    'op:exception:edit',
  ],
  sales: [
    'op:work:view',
    'op:registration:view',
    'op:customer:view',
    'op:customer:view-as',
    'op:for-customer',
    'op:trust:view',
    'op:order:view',
    'op:booking:view',
    'op:mawb:view',
    'mawb-opt:view',
    'databoard:view',
    'op:exception:view',
  ],
  operator: [
    'op:work:view',
    'op:customer:view',
    'op:for-customer',
    'op:dictionary:edit',
    'op:rate:edit',
    'op:content:edit',
    'op:order:view',
    'op:order:edit',
    'op:order:hold',
    'op:slot:manage',
    'op:booking:view',
    'op:booking:confirm',
    'op:mawb:view',
    'op:mawb:move',
    'op:mawb:revert',
    'op:mawb:stock',
    'mawb-opt:view',
    'databoard:view',
    'op:receipt:add',
    'op:event:add',
    'op:event:void',
    'op:feed:manage',
    'op:customs',
    'op:entry',
    'op:tariff:publish',
    'op:exception:view',
    'op:exception:edit',
  ],
  accountant: [
    'op:work:view',
    'op:customer:view',
    'op:customer:hold',
    'op:customer:quota',
    'op:rate:edit',
    'op:order:view',
    'op:order:hold',
    'op:mawb:view',
    'op:mawb:cost',
    'mawb-opt:view',
    'databoard:view',
  ],
};
