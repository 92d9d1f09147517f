import { hsDigits } from '@loadline/contract/checks/hs';
import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { measureConfidences, measureKinds, measureStatuses } from '@loadline/contract/tariffs/tariff.codes';
import { listTariffMeasures, measureFilter } from '@loadline/contract/tariffs/tariff-measures.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { DayInput } from '../../resource/day-input.tsx';
import { FieldInput } from '../../resource/field-input.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Field } from '../../ui/field.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import './measures-list.css';

type Measure = AnswerOf<typeof listTariffMeasures>['measures'][number];

interface Filter {
  readonly on: string;
  readonly hts: string;
  readonly from: string;
  readonly program: string;
}

const nothing: Filter = { on: '', hts: '', from: '', program: '' };

/** The measures of a day with their days and sources, narrowed to a number, a country and a programme. */
export function MeasuresList() {
  const { t } = useWords();
  const [filter, setFilter] = useState(nothing);
  const hts = hsDigits(filter.hts);
  const answer = useQuery({
    ...asking(listTariffMeasures, {
      on: filter.on || null,
      // A number is asked for once it is one.
      hts: /^(\d{8}|\d{10})$/.test(hts) ? hts : null,
      from: filter.from || null,
      program: filter.program || null,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <MeasureFilter filter={filter} onChange={(changes) => setFilter({ ...filter, ...changes })} />
      {answer.isError ? (
        <NotLoaded
          what={t('tariff.measuresTab')}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      ) : !answer.data ? (
        <div aria-busy="true" />
      ) : answer.data.measures.length === 0 ? (
        <EmptyState title={t('tariff.noMeasures')} detail={t('tariff.noMeasuresDetail')} />
      ) : (
        <>
          <MeasureTable measures={answer.data.measures} />
          <p className="measures__foot">
            {t('tariff.measuresFound', {
              count: wholeText(answer.data.measures.length),
              day: answer.data.day,
              release: answer.data.release,
            })}
          </p>
        </>
      )}
    </>
  );
}

function MeasureFilter({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (changes: Partial<Filter>) => void;
}) {
  const { t, language } = useWords();
  const label = (key: keyof typeof measureFilter) => say(measureFilter[key].label, language);
  return (
    <div className="measures__filter">
      <Field label={label('on')}>
        <DayInput value={filter.on} placeholder={t('tariff.today')} onChange={(on) => onChange({ on })} />
      </Field>
      <Field label={label('hts')}>
        <TextInput
          value={filter.hts}
          placeholder={t('tariff.digits')}
          onChange={(hts) => onChange({ hts })}
        />
      </Field>
      {(['from', 'program'] as const).map((key) => (
        <Field key={key} label={label(key)}>
          <FieldInput
            field={measureFilter[key]}
            look={{ placeholder: t('tariff.all') }}
            value={filter[key]}
            onChange={(value) => onChange({ [key]: typeof value === 'string' ? value : '' })}
            onLeave={() => undefined}
          />
        </Field>
      ))}
    </div>
  );
}

function MeasureTable({ measures }: { measures: readonly Measure[] }) {
  const { t } = useWords();
  return (
    <ScrollRegion className="measures__scroll" label={t('tariff.measuresScroll')}>
      <table className="measures" aria-label={t('tariff.measuresTab')}>
        <thead>
          <tr>
            <th scope="col">{t('tariff.heading')}</th>
            <th scope="col">{t('tariff.measure')}</th>
            <th scope="col">{t('tariff.rate')}</th>
            <th scope="col">{t('tariff.origin')}</th>
            <th scope="col">{t('tariff.days')}</th>
            <th scope="col">{t('tariff.state')}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <MeasureRow key={measure.id} measure={measure} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function MeasureRow({ measure }: { measure: Measure }) {
  const { t, language } = useWords();
  const {
    heading,
    title,
    kind,
    percent,
    origins,
    from,
    until,
    condition,
    isClaimed,
    status,
    source,
    confidence,
  } = measure;
  const word = wordOf(measureStatuses, status);
  return (
    <tr>
      <td className="measures__heading">{heading}</td>
      <td>
        {say(title, language)}
        {condition ? (
          <small>
            {t(isClaimed ? 'tariff.byClaim' : 'tariff.onlyIf', { condition: say(condition, language) })}
          </small>
        ) : null}
        <small>
          <span lang="en">{source}</span> · {say(wordOf(measureConfidences, confidence), language)}
        </small>
      </td>
      <td className="measures__rate">
        {percent === null ? '' : `${percent}%`}
        <small>{say(wordOf(measureKinds, kind), language)}</small>
      </td>
      <td>
        {origins.includes('*')
          ? t('tariff.everyCountry')
          : origins.length > 3
            ? t('tariff.countries', { count: wholeText(origins.length) })
            : origins.map((one) => say(wordOf(countriesOfOrigin, one), language)).join(', ')}
      </td>
      <td className="measures__days">{t('tariff.fromUntil', { from, until: until ?? '…' })}</td>
      <td>
        <StateDot family={word.family ?? 'wait'}>{say(word, language)}</StateDot>
      </td>
    </tr>
  );
}
