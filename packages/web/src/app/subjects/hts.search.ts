import { questionStates } from '@loadline/contract/questions/question.codes';
import { deskQuestionApi } from '@loadline/contract/questions/question-desk.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const htsSearch: RecordSearch = {
  page: 'opsHts',
  icon: 'comment',
  states: questionStates,
  find: async (question) => {
    if (!permitted(deskQuestionApi.list)) return [];
    const { rows } = await call(deskQuestionApi.list, question);
    return rows.map((row) => [row.no, [row.nameZh, row.nameEn], row.state]);
  },
};
