import { subject } from '../kernel/subject.ts';

const word = { zh: '异常单', en: 'Exception sheet' };

/** An exception is seen by whoever sees the order it is about. */
export const sheetSubject = subject({
  word,
  permissions: {
    'exception:reply': { zh: '新开与回复异常单', en: 'Open and answer exception sheets' },
    'op:exception:view': { zh: '查看客户异常单', en: "View customers' exception sheets" },
    'op:exception:edit': { zh: '处理异常单', en: 'Work on exception sheets' },
  },
  live: { customer: 'order:view', staff: 'op:exception:view' },
  files: { view: 'order:view', staffView: ['op:exception:view'], staffEdit: ['op:exception:edit'] },
  views: {
    sheets: { zh: '异常单', en: 'Exception sheets' },
    opsExceptions: { zh: '异常单（员工）', en: 'Exception sheets, staff' },
  },
  audit: { sheet: word },
  queues: {
    exceptions: {
      zh: '异常单',
      en: 'Exception sheets',
      permission: 'op:exception:view',
      page: 'opsExceptions',
      entry: 'opsException',
      lateAfterHours: 8,
    },
  },
  notices: { page: 'sheetDetail', permission: 'order:view' },
  staffNotices: { page: 'opsException', sees: 'op:exception:view', works: 'op:exception:edit' },
});
