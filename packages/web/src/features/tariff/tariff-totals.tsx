import { wordOf } from '@loadline/contract/kernel/code';
import { exact, fixed, minus, over, plus, times, zero } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { tariffPrograms } from '@loadline/contract/tariffs/tariff.codes';
import { tariffStatuses } from '@loadline/contract/tariffs/tariff-entry.codes';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { TariffAnswer, TariffSide } from './tariff.ts';
import { sideName } from './tariff.ts';
import { signed } from './tariff-lines.tsx';
import './tariff-totals.css';

/** What the entry comes to, by programme, with what it leaves open. */
export function TariffTotals({ answer, isOld }: { answer: TariffAnswer; isOld: boolean }) {
  const { t } = useWords();
  const { results, release, measures } = answer;
  return (
    <aside
      aria-label={t('tariff.totals')}
      className={isOld ? 'tariff-totals tariff-totals--old' : 'tariff-totals'}
    >
      <Sums sides={results} />
      <Programs sides={results} />
      <Difference sides={results} />
      <Alerts sides={results} />
      <p className="tariff-totals__advice">
        <b>{t('tariff.estimate')}</b> {t('tariff.basis', { release, measures })}
      </p>
    </aside>
  );
}

function Sums({ sides }: { sides: readonly TariffSide[] }) {
  const { t, language } = useWords();
  const money = (amount: string | null) => (amount === null ? t('tariff.unknown') : moneyText(amount));
  const cells = (key: string, of: (side: TariffSide) => ReactNode) =>
    sides.map((side, at) => <td key={`${key}${sideName(side, at, sides.length, language)}`}>{of(side)}</td>);
  const fees = [...new Set(sides.flatMap((side) => side.fees.map(({ title }) => title.en)))];
  return (
    <table className="tariff-sums">
      <thead>
        <tr>
          <th scope="col">{t('tariff.inDollars')}</th>
          {sides.map((side, at) => {
            const name = sideName(side, at, sides.length, language);
            return (
              <th key={name} scope="col">
                {name}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{t('tariff.outcome')}</td>
          {cells('status', () => '').map((cell, at) => {
            const word = wordOf(tariffStatuses, sides[at]?.status ?? 'ok');
            return (
              <td key={cell.key}>
                <StateDot family={word.family ?? 'wait'}>{say(word, language)}</StateDot>
              </td>
            );
          })}
        </tr>
        <tr>
          <td>{t('tariff.entered')}</td>
          {cells('value', ({ value }) => moneyText(value))}
        </tr>
        <tr>
          <td>{t('tariff.duty')}</td>
          {cells('duty', ({ duty }) => money(duty))}
        </tr>
        {fees.map((name) => {
          const feeOf = (side: TariffSide) => side.fees.find(({ title }) => title.en === name);
          const known = sides.map(feeOf).find((fee) => fee !== undefined);
          return (
            <Fragment key={name}>
              <tr>
                <td>{known ? say(known.title, language) : name}</td>
                {cells(name, (side) => {
                  const fee = feeOf(side);
                  return fee ? money(fee.amount) : '—';
                })}
              </tr>
              <tr className="tariff-sums__note">
                <td>{known ? say(known.name, language) : ''}</td>
                {cells(`${name} note`, (side) => {
                  const fee = feeOf(side);
                  if (!fee) return '';
                  return (
                    <>
                      {say(fee.note, language)}
                      {fee.min && fee.max ? (
                        <span>
                          {moneyText(fee.min)}–{moneyText(fee.max)}
                        </span>
                      ) : null}
                    </>
                  );
                })}
              </tr>
            </Fragment>
          );
        })}
        <tr className="tariff-sums__grand">
          <td>{t('tariff.payable')}</td>
          {cells('total', ({ total }) => money(total))}
        </tr>
        <tr className="tariff-sums__note">
          <td>{t('tariff.effective')}</td>
          {cells('effective', ({ effective }) =>
            effective === null ? t('tariff.unknown') : `${effective}%`,
          )}
        </tr>
        <tr className="tariff-sums__note">
          <td>{t('tariff.edition')}</td>
          {cells('edition', ({ edition }) => edition ?? t('tariff.noEdition'))}
        </tr>
      </tbody>
    </table>
  );
}

/** Sums of what is known, programme by programme, in the order in which they first appear. */
function sumsBy(side: TariffSide): Map<string, string> {
  const sums = new Map<string, string>();
  for (const { layers } of side.lines)
    for (const { program, amount } of layers)
      if (amount !== null && amount !== '0.00')
        sums.set(program, fixed(plus(exact(sums.get(program) ?? '0'), exact(amount)), 2));
  return sums;
}

function shareOf(amount: string, value: string): string {
  return fixed(over(times(exact(amount), exact('100')), exact(value)), 2);
}

function Programs({ sides }: { sides: readonly TariffSide[] }) {
  const { t, language } = useWords();
  const sums = sides.map(sumsBy);
  const programs = [...new Set(sums.flatMap((of) => [...of.keys()]))];
  if (programs.length === 0) return null;
  // The bars have one scale: as wide as the value, or as the duty where that is more.
  const widest = sides
    .map((side, at) => shareOf(totalIn(sums[at]), side.value))
    .reduce((a, b) => (Number(a) > Number(b) ? a : b), '100');
  return (
    <section className="tariff-programs" aria-label={t('tariff.byProgram')}>
      <h3>
        {t('tariff.byProgram')}
        <small>{t('tariff.ofValue')}</small>
      </h3>
      {sides.map((side, at) => {
        const name = sideName(side, at, sides.length, language);
        const total = totalIn(sums[at]);
        return (
          <div key={name} className="tariff-bar">
            <span>{shareOf(total, side.value)}%</span>
            <span className="tariff-bar__track" aria-hidden="true">
              {programs.map((program, index) => (
                <i
                  key={program}
                  style={{
                    width: `${(100 * Number(shareOf(sums[at]?.get(program) ?? '0', side.value))) / Number(widest)}%`,
                    background: `var(--ch-${(index % 5) + 1})`,
                  }}
                />
              ))}
            </span>
          </div>
        );
      })}
      <ul>
        {programs.map((program, index) => (
          <li key={program}>
            <i aria-hidden="true" style={{ background: `var(--ch-${(index % 5) + 1})` }} />
            {say(wordOf(tariffPrograms, program), language)}
            <b>{sums.map((of) => (of.has(program) ? moneyText(of.get(program) ?? '0') : '—')).join(' / ')}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function totalIn(sums: ReadonlyMap<string, string> | undefined): string {
  return fixed(
    [...(sums?.values() ?? [])].reduce((sum, one) => plus(sum, exact(one)), zero),
    2,
  );
}

function Difference({ sides: [first, second] }: { sides: readonly TariffSide[] }) {
  const { t } = useWords();
  if (!first?.total || !second?.total) return null;
  const amount = signed(fixed(minus(exact(second.total), exact(first.total)), 2));
  return <p className="tariff-totals__difference">{t('tariff.difference', { amount })}</p>;
}

function Alerts({ sides }: { sides: readonly TariffSide[] }) {
  const { t, language } = useWords();
  const lines = new Map<string, Set<number>>();
  for (const { lines: all } of sides)
    for (const [at, { alerts }] of all.entries())
      for (const alert of alerts) {
        const said = say(alert, language);
        lines.set(said, (lines.get(said) ?? new Set()).add(at + 1));
      }
  const general = [
    ...new Set(
      sides.flatMap(({ newerEdition, isSample }) => [
        ...(newerEdition === null ? [] : [t('tariff.newer', { edition: newerEdition })]),
        ...(isSample ? [t('tariff.sample')] : []),
      ]),
    ),
  ];
  if (lines.size + general.length === 0) return null;
  return (
    <ul className="tariff-alerts" aria-label={t('tariff.alerts')}>
      {general.map((said) => (
        <li key={said}>
          <StateGlyph family="act" size={12} />
          <span>{said}</span>
        </li>
      ))}
      {[...lines].map(([said, at]) => (
        <li key={said}>
          <StateGlyph family="act" size={12} />
          <span>
            {said} <small>{t('tariff.onLines', { lines: [...at].join(', ') })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
