import {
  listStaff,
  listTeams,
  resetStaffFactor,
  resetStaffPassword,
  saveStaff,
  saveTeam,
} from '@loadline/contract/ops/staff.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { keepStaff, renewStaffPassword, resetFactorOfStaff } from './staff.commands.ts';
import { everyColleague } from './staff.queries.ts';
import { keepTeam } from './teams.commands.ts';
import { everyTeam } from './teams.queries.ts';

export function staffRoutes(house: House) {
  const { staff } = house;
  serve(house, listStaff, ({ viewer }) => everyColleague(staff, viewer));
  serve(house, saveStaff, ({ body, viewer }) => keepStaff(house, viewer, body));
  serve(house, resetStaffPassword, ({ body, viewer }) => renewStaffPassword(house, viewer, body));
  serve(house, resetStaffFactor, ({ body, viewer }) => resetFactorOfStaff(staff, viewer, body));
  serve(house, listTeams, ({ viewer }) => everyTeam(staff, viewer));
  serve(house, saveTeam, ({ body, viewer }) => keepTeam(staff, viewer, body));
}
