import { endpoint } from '../kernel/endpoint.ts';
import { group, whole } from '../kernel/field.ts';

/** One's own notices; the calls about them lie below. */
export const noticesPath = '/adminapi/notices';

/** How many are not read yet: counted up to 100, which is shown as 99+. */
export const unreadNotices = group(
  {
    unread: whole({ label: { zh: '未读', en: 'Unread' }, max: 100 }),
    toDo: whole({ label: { zh: '未读且需处理', en: 'Unread and to do' }, max: 100 }),
  },
  { label: { zh: '未读数', en: 'Unread notices' } },
);

export const countUnread = endpoint(`GET ${noticesPath}/unread`, {
  access: 'signed-in',
  title: { zh: '未读通知数', en: 'Count unread notices' },
  answer: unreadNotices,
});
