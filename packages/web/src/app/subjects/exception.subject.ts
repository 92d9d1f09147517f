import type { WebSubject } from '../web-subject.ts';

export const exceptionSubject: WebSubject = {
  screens: {
    sheetDetail: async () =>
      (await import('../../features/exceptions/sheet-detail.screen.tsx')).SheetDetailScreen,
  },
  within: { sheetDetail: 'order' },
};
