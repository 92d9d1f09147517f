import { wordOf } from '@loadline/contract/kernel/code';
import { priceText } from '@loadline/contract/kernel/figures';
import { placesOfPrices } from '@loadline/contract/kernel/price-places';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { label } from '@loadline/contract/labels/label';
import { labelFilter } from '@loadline/contract/labels/label.api';
import { labelStates, pickTypes, verificationStates } from '@loadline/contract/labels/label.codes';
import { type LabelAnswer, labelAnswers } from '@loadline/contract/labels/label-talk';
import type { Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import { officeTime } from '../../resource/office-time.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { Segments } from '../../ui/segments.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { LabelOverview, LabelRow } from './label-record.ts';
import './label.css';

export const labelColumns = [
  'styleNo',
  'productName',
  'orderNumber',
  'unitPrice',
  'status',
  'verification',
  'feedback',
] as const;

/** What can be shown besides. */
export const furtherLabelColumns = [
  'colour',
  'composition',
  'createDate',
  'pickType',
  'pieces',
  'cartons',
  'answer',
  'batchNo',
  'brandName',
  'edition',
  'updatedAt',
] as const;

/** A price with as many places as it needs. */
function labelPrice(price: string): string {
  return priceText(price, placesOfPrices([price]));
}

/** How the columns look that both lists have. */
export function labelCells<Row extends LabelRow>({
  t,
  language,
}: Words): ColumnLooks<typeof label.fields, Row> {
  return {
    styleNo: {
      width: 132,
      header: t('labels.column.style'),
      cell: ({ styleNo, colour }) => (
        <>
          <DocumentNumber number={styleNo} />
          <small className="data-table__second">{colour}</small>
        </>
      ),
    },
    productName: {
      width: 190,
      header: t('labels.column.product'),
      cell: ({ productName, composition }) => (
        <>
          {productName}
          <small className="data-table__second">{composition ?? '—'}</small>
        </>
      ),
    },
    orderNumber: {
      width: 172,
      header: t('labels.column.order'),
      cell: ({ orderNumber, createDate }) => (
        <>
          {orderNumber ?? '—'}
          <small className="data-table__second">{officeTime(createDate).short}</small>
        </>
      ),
    },
    unitPrice: {
      width: 70,
      header: t('labels.column.price'),
      cell: ({ unitPrice }) => (unitPrice === null ? '—' : labelPrice(unitPrice)),
    },
    status: {
      width: 132,
      cell: ({ status }) => {
        const word = wordOf(labelStates, status);
        return <StatusChip family={word.family ?? 'void'}>{say(word, language)}</StatusChip>;
      },
    },
    verification: {
      width: 116,
      drawn: true,
      cell: ({ verification, photosTaken, photosWanted }) => {
        const state = say(wordOf(verificationStates, verification), language);
        return (
          <>
            <Segments
              states={Array.from({ length: photosWanted }, (_, at) =>
                at < photosTaken ? 'passed' : 'coming',
              )}
              label={t('labels.photos', { taken: photosTaken, wanted: photosWanted, state })}
            />
            <small className="data-table__second">{state}</small>
          </>
        );
      },
    },
    feedback: {
      width: 190,
      header: t('labels.column.feedback'),
      cell: ({ feedback, answer, pickType }) => (
        <>
          {answer === null ? null : <Answered answer={answer} words={feedback} language={language} />}
          {answer !== null || feedback === null ? null : <Feedback words={feedback} />}
          {answer === null && feedback === null ? '—' : null}
          <small className="data-table__second">{say(wordOf(pickTypes, pickType), language)}</small>
        </>
      ),
    },
    edition: {
      width: 90,
      cell: ({ schemeZh, schemeEn, edition }) =>
        t('labels.panel.edition', { scheme: language === 'en' ? schemeEn : schemeZh, no: edition }),
    },
  };
}

/** The filters that both lists have. */
export function labelFilters({ t, language }: Words, overview: LabelOverview | undefined): FilterSpec[] {
  const options = (choices: LabelOverview['brands'] = []) =>
    choices.map(({ value, ...text }) => ({ value, label: say(text, language) }));
  return [
    filterOf(labelFilter, 'brand', language, { options: options(overview?.brands) }),
    filterOf(labelFilter, 'scheme', language, { options: options(overview?.schemes) }),
    filterOf(labelFilter, 'verification', language),
    filterOf(labelFilter, 'answer', language),
    filterOf(labelFilter, 'pickType', language),
    filterOf(labelFilter, 'feedback', language, {
      flag: { yes: t('labels.withFeedback'), no: t('labels.withoutFeedback') },
    }),
  ];
}

/** Somebody's words, with the sign of what stops; their end may be out of sight. */
function Feedback({ words }: { words: string }) {
  return (
    <span className="state-dot state-stop" title={words}>
      <StateGlyph family="stop" />
      <span className="label-feedback">{words}</span>
    </span>
  );
}

interface AnsweredProps {
  answer: LabelAnswer;
  words: string | null;
  language: Language;
}

/** How its customer took the feedback; what that was stands behind it. */
function Answered({ answer, words, language }: AnsweredProps) {
  const word = wordOf(labelAnswers, answer);
  const family = word.family ?? 'work';
  return (
    <span className={`state-dot state-${family}`} title={words ?? undefined}>
      <StateGlyph family={family} />
      <span className="label-feedback">{say(word, language)}</span>
    </span>
  );
}
