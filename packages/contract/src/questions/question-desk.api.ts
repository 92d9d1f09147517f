import { historyAnswer } from '../documents/document.history.ts';
import { goods } from '../facts/goods.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id, optional } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { questionAnswers, questionFilter, questionOverview } from './question.api.ts';
import { deskQuestion, htsOnDayFields, question, writtenAnswer } from './question.ts';

const access = 'op:hts:answer';

const deskQuestionFilter = {
  ...questionFilter,
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
};

const detail = group(
  { question: group(deskQuestion.fields, { label: deskQuestion.label }), thread: questionAnswers },
  { label: deskQuestion.label },
);

/** The questions of the customers of one's team. */
export const deskQuestionApi = recordsApi({
  path: '/opsapi/questions',
  access,
  called: {
    zh: '客户归类咨询',
    one: "a customer's classification question",
    many: "customers' classification questions",
  },
  of: deskQuestion,
  filter: deskQuestionFilter,
  sorts: sortsOf(question),
  overview: { query: deskQuestionFilter, answer: questionOverview },
  exported: { access, query: chosen },
  by: { no: question.fields.no },
  detail,
  history: historyAnswer,
});

/** What a number says in the edition of a day, and what goods of an origin owe under it: looked at before it is answered. */
export const htsToAnswer = endpoint('GET /opsapi/questions/number', {
  access,
  title: { zh: '答复前查看编码', en: 'A number before it is answered' },
  query: { hts: writtenAnswer.hts, on: writtenAnswer.validFrom, origin: goods.origin },
  answer: group(htsOnDayFields, { label: writtenAnswer.hts.label }),
});

/** Answers by a number of the edition that is in force on the day from which the answer holds. */
export const answerQuestion = endpoint('POST /opsapi/questions/answer', {
  access,
  title: { zh: '答复归类咨询', en: 'Answer a classification question' },
  body: { id: question.fields.id, version: versionField, ...writtenAnswer },
  answer: detail,
});
