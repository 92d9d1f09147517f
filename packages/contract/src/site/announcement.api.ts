import type { AnswerOf } from '../kernel/endpoint.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list } from '../kernel/field.ts';
import { publicAnnouncement } from './announcement.ts';

/** What is announced now, the loudest first. */
export const publicAnnouncements = endpoint('GET /adminapi/public/content/announcements', {
  access: 'public',
  title: { zh: '当前公告', en: 'Announcements of now' },
  answer: list(group(publicAnnouncement.fields, { label: publicAnnouncement.label }), {
    label: { zh: '公告', en: 'Announcements' },
  }),
});

export type ShownAnnouncement = AnswerOf<typeof publicAnnouncements>[number];
