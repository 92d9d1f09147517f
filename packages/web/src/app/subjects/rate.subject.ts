import type { WebSubject } from '../web-subject.ts';

export const rateSubject: WebSubject = {
  screens: {
    opsRates: async () => (await import('../../features/ops/rates/rates.screen.tsx')).RatesScreen,
  },
  desk: [{ at: 16, page: 'opsRates', group: 'customers', icon: 'scales' }],
};
