import type { Figures } from './policy.figure.ts';

export const creditFigures = [
  [
    'creditGraceDays',
    {
      zh: '逾期自动冻结',
      en: 'Days overdue before a hold',
      unit: 'days',
      initial: '15',
      max: '120',
      decides: {
        zh: '账单逾期超过这么多天，系统自动冻结客户：暂停放行、新订舱和委托受理；冻结前 3 天最后催收。',
        en: 'A customer with a bill overdue for more days is held by itself: release, new bookings and trust orders stop. The last reminder goes out three days before.',
      },
      existing: {
        zh: '下一次检查（每 10 分钟）按新值；不再符合的自动解除。',
        en: 'It holds at the next round, within ten minutes; holds that it no longer asks for are lifted.',
      },
    },
  ],
] as const satisfies Figures;
