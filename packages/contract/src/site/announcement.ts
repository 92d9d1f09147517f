import { both } from '../kernel/both.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, id, instant, optional, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { announcementLevels } from './announcement-level.ts';

const written: Place[] = ['list', 'create', 'update'];

/** A word to everybody, for a time: on the home page and every other public page. */
export const announcement = resource(
  'announcement',
  { zh: '公告', en: 'Announcement' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    level: code(announcementLevels, { label: { zh: '级别', en: 'Level' }, places: written }),
    ...both('title', { label: { zh: '标题', en: 'Title' }, max: 80, places: written }),
    ...both('text', { label: { zh: '正文', en: 'Text' }, max: 2_000, places: written }),
    validFrom: instant({ label: { zh: '开始显示', en: 'Shown from' }, places: written }),
    validTo: optional(instant({ label: { zh: '停止显示', en: 'Shown until' }, places: written })),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list'] }),
  },
);

/** What everybody reads of it. */
export const publicAnnouncement = resource(
  'publicAnnouncement',
  announcement.label,
  pick(announcement, 'id', 'level', 'titleZh', 'titleEn', 'textZh', 'textEn', 'updatedAt'),
);

export type Announcement = ValuesOf<typeof announcement.fields>;
