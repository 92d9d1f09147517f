import {
  addHolidays,
  deleteCalendarDay,
  listCalendar,
  saveCalendarDay,
  workingCalendar,
} from '@loadline/contract/ops/calendar.api';
import { listPolicies, savePolicy } from '@loadline/contract/ops/policy.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { calendarFor, dropDay, everyDay, keepDay, takeHolidays } from './calendar.commands.ts';
import { everyPolicy, setPolicy } from './policies.commands.ts';

/** What follows at once from another figure or day, done by the features whose records it is about. */
export type PolicySet = (house: House) => Promise<void>;

export function policyRoutes(house: House, followed: PolicySet) {
  const { db, staff } = house;
  const following = async <T>(change: Promise<T>) => {
    const answer = await change;
    await followed(house);
    return answer;
  };
  serve(house, listPolicies, ({ viewer }) => everyPolicy(staff, viewer));
  serve(house, savePolicy, ({ body, viewer }) => following(setPolicy(staff, viewer, body)));
  serve(house, workingCalendar, ({ viewer }) => calendarFor(db, viewer));
  serve(house, listCalendar, ({ viewer }) => everyDay(staff, viewer));
  serve(house, saveCalendarDay, ({ body, viewer }) => following(keepDay(staff, viewer, body)));
  serve(house, deleteCalendarDay, ({ body, viewer }) => following(dropDay(staff, viewer, body)));
  serve(house, addHolidays, ({ body, viewer }) => following(takeHolidays(staff, viewer, body)));
}
