import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** How far a question about the classification of goods is (product.md §2.3). */
export const questionStates = codeTable('question state', {
  ASKED: { zh: '待答复', en: 'Asked', family: 'work' },
  ANSWERED: { zh: '已答复', en: 'Answered', family: 'act' },
  ACCEPTED: { zh: '已采纳', en: 'Accepted', family: 'done' },
  REOPENED: { zh: '再次提问', en: 'Reopened', family: 'work' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', family: 'void' },
});

export type QuestionState = CodeOf<typeof questionStates>;

const [own, desk] = ['hts:ask', 'op:hts:answer'] as const;

/** A customer asks, and accepts what the forwarder answers or asks again; what nobody has answered yet is taken back. */
export const questionLifecycle = lifecycle<QuestionState>({
  states: questionStates,
  first: 'ASKED',
  moves: [
    { from: 'ASKED', to: 'WITHDRAWN', by: own },
    { from: 'ASKED', to: 'ANSWERED', by: desk },
    { from: 'ANSWERED', to: 'ACCEPTED', by: own },
    { from: 'ANSWERED', to: 'REOPENED', by: own },
    { from: 'REOPENED', to: 'ANSWERED', by: desk },
  ],
});

/** What the forwarder is to answer. */
export const openQuestions: readonly QuestionState[] = ['ASKED', 'REOPENED'];

/** What one looks for first. */
export const questionTabs = codeTable('question tab', {
  questions: { zh: '全部', en: 'All' },
  waiting: { zh: '待答复', en: 'To answer' },
  answered: { zh: '待采纳', en: 'To accept' },
  accepted: { zh: '已采纳', en: 'Accepted' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
});

/** What became of an answer: nothing yet, or how its customer took it. */
export const answerVerdicts = codeTable('answer verdict', {
  ACCEPTED: { zh: '已采纳', en: 'Accepted', family: 'done' },
  REOPENED: { zh: '未采纳', en: 'Not accepted', family: 'stop' },
});
