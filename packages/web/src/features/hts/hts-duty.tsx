import { printedHts } from '@loadline/contract/hts/hts-no';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { check } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { calculateTariff, tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { tariffStatuses } from '@loadline/contract/tariffs/tariff-entry.codes';
import { baseText } from '@loadline/contract/tariffs/tariff-layer-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { FieldInput } from '../../resource/field-input.tsx';
import { asInput, findingAt } from '../../resource/form-values.ts';
import type { Values } from '../../resource/input-look.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { typedText } from '../../resource/typed-text.ts';
import { Field } from '../../ui/field.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import './hts-duty.css';

type Result = AnswerOf<typeof calculateTariff>['results'][number];
type Line = Result['lines'][number];

const facts = ['origin', 'value'] as const;
const quantities = ['quantity', 'quantity2'] as const;

/** As a line of the calculator begins; the value is one to read shares from, and is typed over. */
const first: Values = { origin: 'CN', value: '10000' };

interface DutyProps {
  on: string | null;
  no: string;
}

/** What goods of a country owe under a number on the day of the schedule, heading by heading, as the calculator says it. */
export function HtsDuty({ on, no }: DutyProps) {
  const { t, language } = useWords();
  const [typed, setTyped] = useState(first);
  const read = check(tariffLine.fields, asInput(tariffLine.fields, { ...typed, hts: no }));
  const answer = useQuery({
    ...reckoning(on, read.ok ? [read.value] : []),
    placeholderData: keepPreviousData,
    enabled: read.ok,
  });
  const result = answer.data?.results[0];
  const line = result?.lines[0];
  const asksQuantity =
    line?.status === 'needsQuantity' || quantities.some((key) => typedText(typed[key]) !== '');
  const keys = [
    ...facts,
    ...(asksQuantity ? quantities.filter((_, at) => line?.units[at] !== undefined) : []),
  ];
  return (
    <PanelBlock title={t('hts.duty.title')} aside={result?.day}>
      <div className="hts-duty__facts">
        {keys.map((key) => {
          const wrong = read.ok ? undefined : findingAt(read.findings, key);
          const unit = key === 'quantity' ? line?.units[0] : key === 'quantity2' ? line?.units[1] : undefined;
          return (
            <Field
              key={key}
              label={`${say(tariffLine.fields[key].label, language)}${unit === undefined ? '' : ` (${unit})`}`}
              error={wrong ? say(wrong.says, language) : undefined}
            >
              <FieldInput
                field={tariffLine.fields[key]}
                value={typed[key]}
                onChange={(value) => setTyped({ ...typed, [key]: value })}
                onLeave={() => undefined}
              />
            </Field>
          );
        })}
      </div>
      {answer.isError ? (
        <NotLoaded what={t('hts.duty.title')} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : result && line && read.ok ? (
        <div aria-busy={answer.isFetching}>
          <Layers result={result} line={line} />
          <p className="hts-note">{t('hts.duty.basis', { release: answer.data?.release ?? '' })}</p>
        </div>
      ) : (
        <div aria-busy={read.ok} />
      )}
      <p className="hts-duty__more">
        <PageLink page="tariff" query={{ hts: no, ...given(typed), entryDate: on ?? '' }}>
          {t('hts.toTariff')}
        </PageLink>
      </p>
    </PanelBlock>
  );
}

/** Nothing is claimed, and fees are the entry's: what a number owes is the same whichever way it comes. */
function reckoning(on: string | null, lines: BodyOf<typeof calculateTariff>['lines']) {
  const none = { port: null, otherDate: null, otherOrigin: null };
  const body = { ...none, mode: 'ocean' as const, entryType: '01' as const, entryDate: on, lines };
  return {
    queryKey: [calculateTariff.path, body],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(calculateTariff, { body, signal, refusal: 'in place' }),
  };
}

function given(typed: Values): Record<string, string> {
  const told = [...facts, ...quantities].map((key) => [key, typedText(typed[key])] as const);
  return Object.fromEntries(told.filter(([, text]) => text !== ''));
}

function Layers({ result, line }: { result: Result; line: Line }) {
  const { t, language } = useWords();
  const { layers, others, alerts, status, duty } = line;
  const state = wordOf(tariffStatuses, status);
  const ended = others.filter(({ claimable }) => !claimable);
  const claimable = others.length - ended.length + line.exclusions.length;
  const dutyText = duty === null ? t('hts.duty.unknown') : moneyText(duty);
  return (
    <>
      {status === 'ok' ? null : <StateDot family={state.family ?? 'act'}>{say(state, language)}</StateDot>}
      <ul className="hts-duty" aria-label={t('hts.duty.title')}>
        {layers.map(({ heading, title, rate, amount, base, basis, why, source }) => (
          <li key={heading}>
            <b>{printed(heading)}</b>
            <span>
              {say(title, language)}
              <small>{say(why, language)}</small>
              <small>{source}</small>
            </span>
            <span className="hts-duty__amount">
              <b>{rate}</b>
              {basis === null || basis === 'entered' ? null : (
                <small>{baseText({ base, basis }, language)}</small>
              )}
              <small>{amount === null ? t('hts.duty.unknown') : moneyText(amount)}</small>
            </span>
          </li>
        ))}
        {alerts.map((alert) => (
          <li key={alert.en} className="hts-duty__alert">
            <StateDot family="act">{say(alert, language)}</StateDot>
          </li>
        ))}
        <li className="hts-duty__sum">
          <span>{t('hts.duty.sum', { value: wholeText(result.value) })}</span>
          <span className="hts-duty__amount">
            <b>{result.effective === null ? t('hts.duty.unknown') : `${result.effective}%`}</b>
            <small>{dutyText}</small>
          </span>
        </li>
      </ul>
      {ended.length === 0 ? null : (
        <details className="hts-duty__others">
          <summary>{t('hts.duty.others', { count: ended.length })}</summary>
          <ul className="hts-duty">
            {ended.map(({ measure, heading, title, why }) => (
              <li key={measure}>
                <b>{printed(heading)}</b>
                <span>
                  {say(title, language)}
                  <small>{say(why, language)}</small>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {claimable === 0 ? null : <p className="hts-note">{t('hts.duty.claimable', { count: claimable })}</p>}
      <p className="hts-note">{editionSaid(result, t)}</p>
    </>
  );
}

function editionSaid({ edition, newerEdition }: Result, t: ReturnType<typeof useWords>['t']): string {
  const told = edition === null ? t('hts.duty.noEdition') : t('hts.duty.edition', { edition });
  return newerEdition === null ? told : `${told} ${t('hts.duty.newer', { edition: newerEdition })}`;
}

function printed(heading: string): string {
  return heading.includes('.') ? heading : printedHts(heading);
}
