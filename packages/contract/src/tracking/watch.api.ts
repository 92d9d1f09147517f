import { isEmail } from '../checks/email.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { flag, group, optional, secret, text } from '../kernel/field.ts';

const number = text(texts.number);
const token = secret({ label: { zh: '链接口令', en: 'Token of the link' }, max: 64 });
const done = flag({ label: { zh: '已处理', en: 'Done' } });

/** Where a wish to be told of milestones goes. */
const watchFields = {
  number,
  email: text({
    label: { zh: '邮箱', en: 'Mail address' },
    max: 100,
    rule: { test: isEmail, says: { zh: '请输入正确的邮箱', en: 'Enter a valid email address' } },
  }),
};

/** Which notices this installation can send; the form offers no other. */
export const watchWays = endpoint('GET /omsapi/public/tracking/notices', {
  access: 'public',
  title: { zh: '可用的通知方式', en: 'Kinds of notices at hand' },
  answer: group(
    { mail: flag({ label: { zh: '邮件', en: 'Mail' } }) },
    { label: { zh: '通知方式', en: 'Kinds of notices' } },
  ),
});

/**
 * Asks for a mail at every milestone of a number. Nothing is sent but one mail that asks for confirmation, and that
 * only for a number that anybody may track; the answer is the same for every number. 429 beyond the limits.
 */
export const askWatch = endpoint('POST /omsapi/public/tracking/watch', {
  access: 'public',
  title: { zh: '订阅物流节点', en: 'Ask for milestone notices' },
  body: watchFields,
  answer: done,
});

/** Confirms by the link of the mail; pressed by a person, since mail scanners open links. An old link is a 404. */
export const confirmWatch = endpoint('POST /omsapi/public/tracking/watch/confirm', {
  access: 'public',
  title: { zh: '确认订阅', en: 'Confirm milestone notices' },
  body: { token },
  answer: group({ number }, { label: { zh: '订阅', en: 'Notices' } }),
  confidential: true,
});

/** Ends the mails of one link, at once and without login: RFC 8058. The answer is the same for every link. */
export const leaveWatch = endpoint('POST /omsapi/public/tracking/leave', {
  access: 'public',
  title: { zh: '退订物流节点', en: 'Leave milestone notices' },
  query: { token },
  body: {
    'List-Unsubscribe': optional(text({ label: { zh: '一键退订', en: 'One-click' }, max: 40 })),
  },
  answer: done,
  confidential: true,
});
