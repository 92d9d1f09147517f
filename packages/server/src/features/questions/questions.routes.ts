import { askQuestion, decideQuestion, questionApi } from '@loadline/contract/questions/question.api';
import { answerQuestion, deskQuestionApi, htsToAnswer } from '@loadline/contract/questions/question-desk.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { askOne, decideOne } from './questions.commands.ts';
import { answerOne } from './questions.desk.commands.ts';
import { detailAtDesk, detailOfOwn, historyOf } from './questions.detail.queries.ts';
import { htsOnDay } from './questions.number.queries.ts';
import { deskList, overviewAtDesk, overviewOfOwn, ownList } from './questions.queries.ts';

export function questionRoutes(house: House) {
  const { db, staff } = house;
  serveList(house, db, questionApi, ownList);
  serve(house, questionApi.overview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serve(house, questionApi.detail, ({ query, viewer }) => detailOfOwn(db, viewer, query.no));
  serve(house, questionApi.history, ({ query, viewer }) => historyOf(db, viewer, { ...query, isOwn: true }));
  serve(house, askQuestion, ({ body, viewer }) => askOne(db, viewer, body));
  serve(house, decideQuestion, ({ body, viewer }) => decideOne(db, viewer, body));
  serveList(house, staff, deskQuestionApi, deskList);
  serve(house, deskQuestionApi.overview, ({ query, viewer }) => overviewAtDesk(staff, viewer, query));
  serve(house, deskQuestionApi.detail, ({ query, viewer }) => detailAtDesk(staff, viewer, query.no));
  serve(house, deskQuestionApi.history, ({ query, viewer }) =>
    historyOf(staff, viewer, { ...query, isOwn: false }),
  );
  serve(house, htsToAnswer, ({ query, viewer }) => htsOnDay(staff, viewer, { ...query, dayAt: 'on' }));
  serve(house, answerQuestion, ({ body, viewer }) => answerOne(staff, viewer, body));
}
