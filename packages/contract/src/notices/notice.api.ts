import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, list, optional, whole } from '../kernel/field.ts';
import { pageOf, paging } from '../kernel/listing.ts';
import { noticeCategories } from '../messages/notice-event.ts';
import { notice } from './notice.ts';

const access = 'signed-in';

const filter = {
  category: optional(code(noticeCategories, { label: { zh: '类别', en: 'Category' } })),
  unread: optional(flag({ label: { zh: '未读', en: 'Unread' } })),
  /** What asks for something to be done. */
  toDo: optional(flag({ label: { zh: '需处理', en: 'To do' } })),
};

/** How many are not read yet: counted up to 100, which is shown as 99+. */
const unread = group(
  {
    unread: whole({ label: { zh: '未读', en: 'Unread' }, max: 100 }),
    toDo: whole({ label: { zh: '未读且需处理', en: 'Unread and to do' }, max: 100 }),
  },
  { label: { zh: '未读数', en: 'Unread notices' } },
);

/** One's own notices, newest first. */
export const listNotices = endpoint('GET /adminapi/notices', {
  access,
  title: { zh: '我的通知', en: 'My notices' },
  query: { ...filter, ...paging },
  answer: pageOf(notice),
});

export const countUnread = endpoint('GET /adminapi/notices/unread', {
  access,
  title: { zh: '未读通知数', en: 'Count unread notices' },
  answer: unread,
});

/** Marks some of one's own notices read; those of others are as if they were not there. */
export const readNotices = endpoint('POST /adminapi/notices/read', {
  access,
  title: { zh: '标为已读', en: 'Mark notices read' },
  body: { ids: list(id({ label: { zh: '通知', en: 'Notice' } }), { label: notice.label, max: 200 }) },
  answer: unread,
});

/** Marks everything read that is there now, of one category or of all. */
export const readAllNotices = endpoint('POST /adminapi/notices/read-all', {
  access,
  title: { zh: '全部标为已读', en: 'Mark all notices read' },
  body: { category: filter.category },
  answer: unread,
});
