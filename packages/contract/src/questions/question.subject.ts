import { subject } from '../kernel/subject.ts';

const word = { zh: '归类咨询', en: 'Classification question' };
const permission = 'op:hts:answer';

/** What goods are in the tariff schedule: asked by customers, answered by the forwarder. */
export const questionSubject = subject({
  word,
  permissions: { 'op:hts:answer': { zh: '答复归类咨询', en: 'Answer classification questions' } },
  live: { customer: 'hts:view', staff: permission },
  files: { view: 'hts:view', staffView: [permission], staffEdit: [permission] },
  views: {
    questions: word,
    opsQuestions: { zh: '归类咨询（员工）', en: 'Classification questions, staff' },
  },
  audit: { question: word },
  queues: {
    questionsAsked: {
      zh: '待答复的归类咨询',
      en: 'Classifications to answer',
      permission,
      page: 'opsHts',
      query: { tab: 'waiting' },
      entry: 'opsHts',
      lateAfterHours: 8,
    },
  },
  dues: {
    questionAnswered: {
      zh: '待采纳的归类答复',
      en: 'Classification to accept',
      permission: 'hts:ask',
      page: 'hts',
    },
  },
  notices: { page: 'hts', permission: 'hts:view' },
  staffNotices: { page: 'opsHts', sees: permission, works: permission },
});
