import { listNotices, readAllNotices, readNotices } from '@loadline/contract/notices/notice.api';
import { readStaffBell, staffBell } from '@loadline/contract/notices/staff-notice.api';
import { countUnread } from '@loadline/contract/notices/unread.api';
import { listWordings, resetWording, saveWording } from '@loadline/contract/notices/wording.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { markAllRead, markRead } from './notices.commands.ts';
import { pageOfNotices, unreadOf } from './notices.queries.ts';
import { bellOf, readBell } from './notices.staff.queries.ts';
import { forgetWording, keepWording } from './wordings.commands.ts';
import { everyWording } from './wordings.queries.ts';

export function noticeRoutes(house: House) {
  const { db, staff } = house;
  serve(house, listNotices, ({ query, viewer }) => pageOfNotices(db, viewer, query));
  serve(house, countUnread, ({ viewer }) => unreadOf(db, viewer));
  serve(house, readNotices, ({ body, viewer }) => markRead(db, viewer, body));
  serve(house, readAllNotices, ({ body, viewer }) => markAllRead(db, viewer, body));
  serve(house, staffBell, ({ viewer }) => bellOf(staff, viewer));
  serve(house, readStaffBell, ({ body, viewer }) => readBell(staff, viewer, body));
  serve(house, listWordings, ({ viewer }) => everyWording(staff, viewer));
  serve(house, saveWording, ({ body, viewer }) => keepWording(staff, viewer, body));
  serve(house, resetWording, ({ body, viewer }) => forgetWording(staff, viewer, body));
}
