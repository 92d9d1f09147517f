import type { DeskSubject } from '../web-subject.ts';

export const rateDesk: DeskSubject = {
  screens: {
    opsRates: async () => (await import('../../features/ops/rates/rates.screen.tsx')).RatesScreen,
  },
  menu: [{ at: 16, page: 'opsRates', group: 'customers', icon: 'scales' }],
};
