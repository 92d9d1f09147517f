import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { tariffStatuses } from '@loadline/contract/tariffs/tariff-entry.codes';
import type { PublicDuty } from '@loadline/contract/tariffs/tariff-public.api';
import { useWords, type Words } from '../../kernel/words.ts';
import { notesOf } from './duty-notes.ts';
import { ResultDeeds } from './result-deeds.tsx';
import './result.css';

interface DutyResultProps {
  answer: PublicDuty;
  booking: PageName | undefined;
}

type Line = PublicDuty['lines'][number];

/** What the lines owe, heading by heading with its source, and what cannot be said. */
export function DutyResult({ answer, booking }: DutyResultProps) {
  const words = useWords();
  const { t } = words;
  return (
    <aside className="calculator__box calculator__result" aria-label={t('duty.result')}>
      <div className="result-head">
        <p className="result-head__facts">
          <span>{t('duty.payable', { day: answer.day })}</span>
        </p>
        <p className="result-head__value" role="status">
          {answer.total === null ? (
            t('duty.unknown')
          ) : (
            <>
              {moneyText(answer.total)} <small>USD</small>
            </>
          )}
        </p>
        <p className="duty-estimate">{t('duty.estimate')}</p>
      </div>
      {answer.lines.map((line, at) => (
        <LineResult key={at} line={line} row={at + 1} />
      ))}
      <div className="result-how">
        <ol className="result-layers">
          {sumsOf(answer, words).map(([name, amount]) => (
            <li key={name}>
              <span>{name}</span>
              {amount}
            </li>
          ))}
        </ol>
        {notesOf(answer, words).map((note) => (
          <p key={note} className="result-how__advice">
            {note}
          </p>
        ))}
      </div>
      <ResultDeeds text={textOf(answer, words)} booking={booking} />
    </aside>
  );
}

function LineResult({ line, row }: { line: Line; row: number }) {
  const words = useWords();
  const { t, language } = words;
  return (
    <div className="result-how">
      <h2>{t('duty.line', { row })}</h2>
      {line.description ? (
        <p lang="en" className="duty-source">
          {line.description}
        </p>
      ) : null}
      <ol className="result-layers">
        {line.layers.map((layer) => (
          <li key={layer.heading}>
            <span>
              <b>{printed(layer.heading)}</b> {say(layer.title, language)} {rateOf(layer, language)}
              <small className="duty-source">
                {layer.amount === null ? say(layer.why, language) : layer.source}
                {layer.struckDown ? ` · ${t('duty.struckDown')}` : ''}
              </small>
            </span>
            {money(layer.amount, words)}
          </li>
        ))}
        <li className="result-layers__sum">
          <span>{t('duty.ofLine', { row })}</span>
          <b>{money(line.duty, words)}</b>
        </li>
      </ol>
      {openOf(line, words).map((said) => (
        <p key={said} className="result-how__advice">
          {said}
        </p>
      ))}
    </div>
  );
}

function money(amount: string | null, { t }: Words): string {
  return amount === null ? t('duty.unknown') : moneyText(amount);
}

/** A rate that the title does not say already. */
function rateOf({ rate, title }: Line['layers'][number], language: Words['language']): string {
  return say(title, language).includes(rate.replace('+', '')) ? '' : rate;
}

/** A number of the schedule as it is printed; headings of chapter 99 are so already. */
function printed(heading: string): string {
  return heading.includes('.')
    ? heading
    : heading.replace(/^(\d{4})(\d\d)(\d\d)(\d*)$/, '$1.$2.$3.$4').replace(/\.$/, '');
}

/** What is not known of a line, and what has to be looked at by hand. */
function openOf({ status, alerts }: Line, { language }: Words): string[] {
  const said = alerts.map((alert) => say(alert, language));
  return status === 'ok' ? said : [say(wordOf(tariffStatuses, status), language), ...said];
}

function sumsOf(answer: PublicDuty, words: Words): [string, string][] {
  const { t, language } = words;
  return [
    [t('duty.dutySum'), money(answer.duty, words)],
    ...answer.fees.map((fee): [string, string] => [
      `${say(fee.title, language)} ${say(fee.name, language)}: ${say(fee.note, language)}`,
      money(fee.amount, words),
    ]),
  ];
}

function textOf(answer: PublicDuty, words: Words): string {
  const { t, language } = words;
  return [
    `${t('duty.payable', { day: answer.day })}: USD ${money(answer.total, words)}`,
    ...answer.lines.flatMap((line, at) => [
      t('duty.line', { row: at + 1 }),
      ...line.layers.map(
        (layer) =>
          `${printed(layer.heading)} ${say(layer.title, language)} ${layer.rate} = ${money(layer.amount, words)} (${layer.source})`,
      ),
      ...openOf(line, words),
    ]),
    ...sumsOf(answer, words).map(([name, amount]) => `${name} = ${amount}`),
    ...notesOf(answer, words),
    t('duty.estimate'),
  ].join('\n');
}
