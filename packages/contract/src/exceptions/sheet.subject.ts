import { kind } from '../kernel/problem.kind.ts';
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
  dues: {
    sheetToAnswer: {
      zh: '待回复异常',
      en: 'Exception to answer',
      permission: 'exception:reply',
      page: 'sheetDetail',
    },
  },
  notices: { page: 'sheetDetail', permission: 'order:view' },
  staffNotices: { page: 'opsException', sees: 'op:exception:view', works: 'op:exception:edit' },
  refusals: {
    sheetClosed: kind(200, '异常单已关闭，请新开一张', 'The exception sheet is closed. Open a new one'),
    reopenTooLate: kind(
      200,
      '解决已超过 {days} 天，不能重开，请新开一张',
      'It was resolved more than {days} days ago and cannot be reopened. Open a new one',
    ),
  },
});
