import { endpoint } from '../kernel/endpoint.ts';
import { code, group, list } from '../kernel/field.ts';
import { noticeChoices, noticeDigests } from '../messages/notice-event.ts';

const label = { zh: '通知设置', en: 'Notification settings' };

const settings = {
  digest: code(noticeDigests, { label: { zh: '频率', en: 'Digest' } }),
  /** What is on, as `event.channel`; what is locked is always among it. */
  chosen: list(code(noticeChoices, { label: { zh: '通知', en: 'Notice' } }), {
    label: { zh: '已开启', en: 'Switched on' },
  }),
};

/** One's own settings; the defaults until something is saved. */
export const noticeSettings = endpoint('GET /adminapi/notices/settings', {
  access: 'signed-in',
  personal: true,
  title: label,
  answer: group(settings, { label }),
});

/** Locked notices stay on whatever is sent. */
export const saveNoticeSettings = endpoint('POST /adminapi/notices/settings/save', {
  access: 'signed-in',
  personal: true,
  title: { zh: '保存通知设置', en: 'Save notification settings' },
  body: settings,
  answer: group(settings, { label }),
});
