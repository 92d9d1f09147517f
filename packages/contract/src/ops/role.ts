import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { code, flag, group, id, list, text, whole } from '../kernel/field.ts';
import { permissions } from '../kernel/permission.ts';
import { resource } from '../kernel/resource.ts';

/** Whose role it is (spec: queryRole/2 gives the customers'). */
export const roleCategories = codeTable('role category', {
  '1': { zh: '员工角色', en: 'Staff roles' },
  '2': { zh: '客户角色', en: 'Customer roles' },
});

/** How many enabled people a change of the role is felt by, at their next request. */
const touched = group(
  {
    total: whole({ label: { zh: '人数', en: 'People' } }),
    organisation: whole({ label: { zh: '看本组织数据', en: 'See their organisation' } }),
    own: whole({ label: { zh: '只看本人创建', en: 'See only their own' } }),
  },
  { label: { zh: '在用人数', en: 'People with this role' } },
);

/** A role: what those who have it may do. `fixed` ones follow the program and cannot be changed. */
export const role = resource(
  'role',
  { zh: '角色', en: 'Role' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    category: code(roleCategories, { label: { zh: '类别', en: 'Category' }, places: ['list'] }),
    code: text({ ...texts.code, places: ['list'] }),
    nameZh: text({
      ...texts.nameZh,
      places: ['list', 'create', 'update'],
    }),
    nameEn: text({
      ...texts.nameEn,
      places: ['list', 'create', 'update'],
    }),
    fixed: flag({ label: { zh: '固定', en: 'Fixed' }, places: ['list'] }),
    permissions: list(code(permissions, { label: { zh: '权限', en: 'Permission' } }), {
      label: { zh: '权限', en: 'Permissions' },
      places: ['list'],
    }),
    people: touched,
  },
);
