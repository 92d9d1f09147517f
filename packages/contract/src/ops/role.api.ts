import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list, optional } from '../kernel/field.ts';
import { permissions } from '../kernel/permission.ts';
import { pick } from '../kernel/resource.ts';
import { role, roleCategories } from './role.ts';

const matrix = list(group(role.fields, { label: role.label }), { label: { zh: '角色', en: 'Roles' } });
const permission = code(permissions, { label: { zh: '权限', en: 'Permission' } });
const names = pick(role, 'nameZh', 'nameEn');

/** Every role of both categories with what it may do and how many people it touches: the rows of the matrix. */
export const listRoles = endpoint('GET /opsapi/roles', {
  access: 'op:role:manage',
  title: { zh: '角色与权限', en: 'Roles and permissions' },
  answer: matrix,
});

/**
 * Saves the changed cells of several roles at once, all or none. Refused for fixed roles, for a right of the
 * forwarder in a customer role, for taking `op:work:view` from a staff role, and for taking `op:role:manage` from
 * the last role through which anybody has it. 409 when a role was changed meanwhile (`data.current` is that role as it stands).
 */
export const saveRoles = endpoint('POST /opsapi/roles/save', {
  access: 'op:role:manage',
  title: { zh: '保存权限变更', en: 'Save changes of permissions' },
  body: {
    reason: reasonField,
    changes: list(
      group(
        {
          roleId: id({ label: { zh: '角色', en: 'Role' } }),
          version: versionField,
          add: list(permission, { label: { zh: '新增', en: 'Given' } }),
          remove: list(permission, { label: { zh: '收回', en: 'Taken' } }),
        },
        { label: { zh: '变更', en: 'Change' } },
      ),
      { label: { zh: '变更', en: 'Changes' }, max: 100 },
    ),
  },
  answer: matrix,
});

/** A new role of a category; with `copyOf` it starts with that role's permissions. Gives the matrix. */
export const makeRole = endpoint('POST /opsapi/roles/new', {
  access: 'op:role:manage',
  title: { zh: '新建角色', en: 'Make a role' },
  body: {
    category: code(roleCategories, { label: { zh: '类别', en: 'Category' } }),
    ...names,
    copyOf: optional(id({ label: { zh: '复制自', en: 'Copy of' } })),
  },
  answer: matrix,
});

export const renameRole = endpoint('POST /opsapi/roles/rename', {
  access: 'op:role:manage',
  title: { zh: '角色改名', en: 'Rename a role' },
  body: { id: id({ label: { zh: '角色', en: 'Role' } }), version: versionField, ...names },
  answer: matrix,
});

/**
 * Takes a role away for good. Whoever has it, enabled or not, is given `heirId`, another one of its category; without one a role
 * that somebody has is refused with how many they are. Fixed roles stay. Gives the matrix.
 */
export const removeRole = endpoint('POST /opsapi/roles/remove', {
  access: 'op:role:manage',
  title: { zh: '删除角色', en: 'Delete a role' },
  body: {
    id: id({ label: { zh: '角色', en: 'Role' } }),
    version: versionField,
    heirId: optional(id({ label: { zh: '持有人改为', en: 'Its people get' } })),
    reason: reasonField,
  },
  answer: matrix,
});
