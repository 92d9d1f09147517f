import { useState } from 'react';
import { useWords, type Words } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { NumericInput } from '../../ui/numeric-input.tsx';
import { Select } from '../../ui/select.tsx';
import { type FileQuestion, questionsOf } from './asked-of-file.ts';
import { HiddenColumns } from './hidden-columns.tsx';
import { HiddenRows } from './hidden-rows.tsx';
import type { ImportFacts, ImportSubject, SaidOfFile } from './import-subject.ts';
import type { Preview } from './use-preview.ts';

interface FileQuestionsProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** What the file does not say and nobody may guess: units, currencies, rates, required columns. Each is asked once. */
export function FileQuestions({ subject, facts, preview }: FileQuestionsProps) {
  const { t, language } = useWords();
  if (!preview.canEdit) return null;
  const questions = questionsOf(subject, facts, preview.sheet.rows);
  const hidden = new Set(facts.columns.map(({ hiddenAs }) => hiddenAs));
  const nowhere = facts.missing.filter((key) => !hidden.has(key));
  const missing = nowhere.map((key) => subject.columns.find((one) => one.key === key)?.label ?? key);
  return (
    <>
      {missing.length > 0 ? (
        <div className="import-head__notice">
          <Alert family="act">
            {t('import.ask.missing', { names: missing.join(language === 'en' ? ', ' : '\u3001') })}
          </Alert>
        </div>
      ) : null}
      <HiddenRows preview={preview} />
      <HiddenColumns facts={facts} preview={preview} />
      {questions.map((question) => (
        <Question key={keyOf(question)} question={question} preview={preview} />
      ))}
    </>
  );
}

function keyOf(question: FileQuestion): string {
  return question.asks === 'rate' ? question.currency : question.columns.map(({ place }) => place).join();
}

const dollars = 'USD';

/** One question with its answer: a unit, a currency and its rate, or the rate alone. */
function Question({ question, preview }: { question: FileQuestion; preview: Preview }) {
  const { t } = useWords();
  const [chosen, setChosen] = useState('');
  const [rate, setRate] = useState('');
  const { isBusy, read } = preview.reading;
  const unit = question.asks === 'rate' ? question.currency : chosen;
  const isPrice = question.asks === 'rate' || question.choices.includes(dollars);
  const wantsRate = isPrice && unit !== '' && unit !== dollars;
  const isWhole = unit !== '' && (!wantsRate || Number(rate) > 0);
  return (
    <div className="import-head__notice">
      <Alert
        family="act"
        actions={
          <form
            className="import-question"
            onSubmit={(event) => {
              event.preventDefault();
              if (isWhole) void read(answerTo(question, unit, wantsRate ? rate : undefined));
            }}
          >
            {question.asks === 'unit' ? (
              <Select
                aria-label={isPrice ? t('import.ask.currency') : t('import.ask.unit')}
                className="input--small"
                placeholder={isPrice ? t('import.ask.currency') : t('import.ask.unit')}
                value={chosen}
                onChange={setChosen}
                options={question.choices.map((one) => ({ value: one, label: one }))}
              />
            ) : null}
            {wantsRate ? (
              <NumericInput
                aria-label={t('import.ask.rateIn', { currency: unit })}
                className="input--small import-question__rate"
                lead="1 USD ="
                unit={unit}
                decimals={6}
                value={rate}
                onChange={setRate}
              />
            ) : null}
            <Button
              type="submit"
              size="small"
              busy={isBusy}
              refused={isWhole ? undefined : t('import.ask.open')}
            >
              {t('import.ask.answer')}
            </Button>
          </form>
        }
      >
        {wordsOf(question, isPrice, t)}
      </Alert>
    </div>
  );
}

function wordsOf(question: FileQuestion, isPrice: boolean, t: Words['t']): string {
  if (question.asks === 'rate') return t('import.ask.rate', { currency: question.currency });
  const headings = question.columns.map(({ header }) => `\u201c${header}\u201d`).join(' ');
  const clash = question.columns.find((column) => column.clash !== null)?.clash;
  if (clash) return t('import.ask.clash', { headings, formats: clash });
  return t(isPrice ? 'import.ask.prices' : 'import.ask.figures', { headings });
}

function answerTo(question: FileQuestion, unit: string, rate: string | undefined): SaidOfFile {
  return {
    ...(question.asks === 'unit' && { units: question.columns.map(({ place }) => ({ place, unit })) }),
    ...(rate !== undefined && { rates: [{ currency: unit, rate }] }),
  };
}
