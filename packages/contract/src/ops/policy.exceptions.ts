import { targetHours } from '../exceptions/sheet-severity.ts';
import type { Text } from '../kernel/text.ts';
import type { Figures } from './policy.figure.ts';

const clocksFollow: Text = {
  zh: '未结异常单的到期时间立即重新计算。',
  en: 'The times at which open sheets run out are worked out anew at once.',
};

const atOnce: Text = { zh: '立即生效。', en: 'At once.' };

function target(zh: string, en: string, hours: number) {
  return {
    zh,
    en,
    unit: 'workingHours',
    initial: String(hours),
    min: '1',
    max: '400',
    decides: {
      zh: '此类异常单应在多少工作小时内解决；等待客户的时间不计。',
      en: 'Within how many working hours such a sheet is to be solved; waiting for the customer does not count.',
    },
    existing: clocksFollow,
  } as const;
}

export const exceptionFigures = [
  ['sla.high', target('处理时限：高', 'Time to solve: high', targetHours.high)],
  ['sla.medium', target('处理时限：中', 'Time to solve: medium', targetHours.medium)],
  ['sla.low', target('处理时限：低', 'Time to solve: low', targetHours.low)],
  [
    'reopenDays',
    {
      zh: '解决后可重开',
      en: 'Can be reopened after it was resolved',
      unit: 'days',
      initial: '7',
      min: '1',
      max: '90',
      decides: {
        zh: '解决后客户在此期限内可反馈“未解决”；逾期自动关闭。',
        en: 'So long the customer can say that it is not solved; then the sheet closes by itself.',
      },
      existing: {
        zh: '已解决未关闭的异常单立即按新值计算。',
        en: 'It holds for resolved sheets at once; those that are closed stay closed.',
      },
    },
  ],
  [
    'urgeHours',
    {
      zh: '再次催办间隔',
      en: 'Between two urgings',
      unit: 'hours',
      initial: '4',
      max: '168',
      decides: {
        zh: '客户催办后，多久可以再催一次。',
        en: 'How long after urging a sheet its customer can urge it again.',
      },
      existing: atOnce,
    },
  ],
  [
    'remindHours',
    {
      zh: '再次提醒客户间隔',
      en: 'Between two reminders of a customer',
      unit: 'hours',
      initial: '1',
      max: '168',
      decides: {
        zh: '客服提醒客户处理异常单后，多久可以再提醒一次。',
        en: 'How long after reminding a customer of a sheet the desk can do so again.',
      },
      existing: atOnce,
    },
  ],
] as const satisfies Figures;
