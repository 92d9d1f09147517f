import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, id, list, optional } from '../kernel/field.ts';
import { pageOf, paging } from '../kernel/listing.ts';
import { noticeCategories } from '../messages/notice-event.ts';
import { notice } from './notice.ts';
import { noticesPath, unreadNotices } from './unread.api.ts';

const access = 'signed-in';

const filter = {
  category: optional(code(noticeCategories, { label: { zh: '类别', en: 'Category' } })),
  unread: optional(flag({ label: { zh: '未读', en: 'Unread' } })),
  /** What asks for something to be done. */
  toDo: optional(flag({ label: { zh: '需处理', en: 'To do' } })),
};

/** One's own notices, newest first. */
export const listNotices = endpoint(`GET ${noticesPath}`, {
  access,
  title: { zh: '我的通知', en: 'My notices' },
  query: { ...filter, ...paging },
  answer: pageOf(notice),
});

/** Marks some of one's own notices read; those of others are as if they were not there. */
export const readNotices = endpoint(`POST ${noticesPath}/read`, {
  access,
  title: { zh: '标为已读', en: 'Mark notices read' },
  body: { ids: list(id({ label: { zh: '通知', en: 'Notice' } }), { label: notice.label, max: 200 }) },
  answer: unreadNotices,
});

/** Marks everything read that is there now, of one category or of all. */
export const readAllNotices = endpoint(`POST ${noticesPath}/read-all`, {
  access,
  title: { zh: '全部标为已读', en: 'Mark all notices read' },
  body: { category: filter.category },
  answer: unreadNotices,
});
