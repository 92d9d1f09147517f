import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { question } from '@loadline/contract/questions/question';
import { questionFilter } from '@loadline/contract/questions/question.api';
import { PageLink } from '../../kernel/page-link.tsx';
import type { Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import type { QuestionRow } from './question-record.ts';
import { QuestionStateDot } from './question-state.tsx';

export const questionColumns = [
  'no',
  'nameZh',
  'material',
  'origin',
  'state',
  'hts',
  'validFrom',
  'files',
  'orderNumber',
  'askedAt',
] as const;

/** What can be shown besides. */
export const furtherQuestionColumns = [
  'goodsSku',
  'purpose',
  'answers',
  'author',
  'askedBy',
  'stateAt',
] as const;

/** How the columns look that both lists have; a number leads to its page. */
export function questionCells<Row extends QuestionRow>(
  { t, language }: Words,
  page: PageName,
): ColumnLooks<typeof question.fields, Row> {
  return {
    no: {
      width: 150,
      cell: ({ no }) => (
        <DocumentNumber number={no}>
          <PageLink page={page} query={{ no }}>
            {no}
          </PageLink>
        </DocumentNumber>
      ),
    },
    nameZh: {
      width: 220,
      header: t('questions.column.goods'),
      cell: ({ nameZh, nameEn }) => {
        const [first, second] = language === 'en' ? [nameEn, nameZh] : [nameZh, nameEn];
        return (
          <>
            {first}
            <small className="data-table__second">{second}</small>
          </>
        );
      },
    },
    material: {
      width: 220,
      cell: ({ material, purpose }) => (
        <>
          {material}
          <small className="data-table__second">{purpose}</small>
        </>
      ),
    },
    origin: { width: 64, header: t('questions.column.origin'), cell: ({ origin }) => origin },
    state: {
      width: 116,
      cell: ({ state, author }) => (
        <>
          <QuestionStateDot state={state} />
          {author ? <small className="data-table__second">{author}</small> : null}
        </>
      ),
    },
    hts: { width: 124, header: t('questions.column.hts') },
    files: { width: 64, header: t('questions.column.files'), cell: ({ files }) => wholeText(files) },
    askedAt: { muted: true },
  };
}

/** The filters that both lists have. */
export function questionFilters({ language }: Words): FilterSpec[] {
  return [
    filterOf(questionFilter, 'state', language),
    filterOf(questionFilter, 'origin', language),
    {
      key: 'asked',
      label: say(question.fields.askedAt.label, language),
      from: 'from',
      to: 'to',
      periods: ['last7', 'last30', 'last90'],
    },
  ];
}
