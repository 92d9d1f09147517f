import { countriesOfOrigin } from '../codes/country.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { goods } from '../facts/goods.ts';
import { versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { questionStates, questionTabs } from './question.codes.ts';
import { answerFields, question, writtenQuestion } from './question.ts';

export const questionFilter = {
  search: optional(
    text({ label: { zh: '咨询号、品名、HTS编码', en: 'Question no., goods or HTS no.' }, max: 100 }),
  ),
  state: severalOf(questionStates, question.fields.state.label),
  origin: severalOf(countriesOfOrigin, goods.origin.label),
  /** Days in China on which it was asked. */
  from: optional(date({ label: { zh: '提问起', en: 'Asked from' } })),
  to: optional(date({ label: { zh: '提问止', en: 'Asked to' } })),
  tab: optional(code(questionTabs, { label: { zh: '范围', en: 'Scope' } })),
};

export const questionOverview = group(
  {
    tabs: list(
      group(
        {
          tab: code(questionTabs, { label: { zh: '范围', en: 'Scope' } }),
          count: whole({ label: { zh: '数量', en: 'Count' } }),
        },
        { label: { zh: '范围', en: 'Scope' } },
      ),
      { label: { zh: '范围', en: 'Scopes' } },
    ),
  },
  { label: question.label },
);

/** The newest first. */
export const questionAnswers = list(group(answerFields, { label: { zh: '答复', en: 'Answer' } }), {
  label: { zh: '答复', en: 'Answers' },
});

const detail = group(
  { question: group(question.fields, { label: question.label }), thread: questionAnswers },
  { label: question.label },
);

const { id: questionId, no } = question.fields;

/** The questions of the viewer's company, the last change first unless told. */
export const questionApi = recordsApi({
  path: '/omsapi/questions',
  access: 'hts:view',
  called: { zh: '归类咨询', one: 'a classification question', many: 'classification questions' },
  of: question,
  filter: questionFilter,
  sorts: sortsOf(question),
  overview: { query: questionFilter, answer: questionOverview },
  exported: { access: 'export:data', query: chosen },
  by: { no },
  detail,
  history: historyAnswer,
});

/** Photos and papers that were uploaded before; they hang on the question from then on. */
const askedFiles = optional(
  list(id({ label: { zh: '文件编号', en: 'File id' } }), {
    label: { zh: '照片与资料', en: 'Photos and papers' },
    max: 20,
  }),
);

/** Asks; the id is made by the browser, so that a question that is sent twice is one. */
export const askQuestion = endpoint('POST /omsapi/questions/ask', {
  access: 'hts:ask',
  title: { zh: '提交归类咨询', en: 'Ask for a classification' },
  body: { id: questionId, ...writtenQuestion, files: askedFiles },
  answer: detail,
});

/** How a customer takes an answer, or takes the question back. */
export const questionDecisions = codeTable('question decision', {
  ACCEPTED: { zh: '采纳', en: 'Accept' },
  REOPENED: { zh: '再次提问', en: 'Ask again' },
  WITHDRAWN: { zh: '撤回', en: 'Take back' },
});

/** Accepts the answer, asks again and says why, or takes back what nobody has answered. */
export const decideQuestion = endpoint('POST /omsapi/questions/decide', {
  access: 'hts:ask',
  title: { zh: '处理归类答复', en: 'Decide on a classification' },
  body: {
    id: questionId,
    version: versionField,
    to: code(questionDecisions, { label: { zh: '处理', en: 'Decision' } }),
    objection: answerFields.objection,
    /** The goods that an accepted number is bound to; null: none. */
    goodsId: writtenQuestion.goodsId,
  },
  answer: detail,
});
