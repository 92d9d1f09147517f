import { listRoles, makeRole, renameRole, saveRoles } from '@loadline/contract/ops/role.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { addRole, changeRoles, nameRole } from './roles.commands.ts';
import { matrixOfRoles } from './roles.queries.ts';

export function roleRoutes(house: House) {
  const { staff } = house;
  serve(house, listRoles, ({ viewer }) => matrixOfRoles(staff, viewer));
  serve(house, saveRoles, ({ body, viewer }) => changeRoles(staff, viewer, body));
  serve(house, makeRole, ({ body, viewer }) => addRole(staff, viewer, body));
  serve(house, renameRole, ({ body, viewer }) => nameRole(staff, viewer, body));
}
