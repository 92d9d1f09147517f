import type { ReckonedLine, Reckoning } from '@loadline/contract/clearance/entry-reckoning';
import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { tariffStatuses } from '@loadline/contract/tariffs/tariff-entry.codes';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import './reckoned-lines.css';

/** What the tariff said of an entry: every line with the headings that are filed for it, then fees and sums. */
export function ReckonedLines({ of }: { of: Reckoning }) {
  const { t } = useWords();
  const { edition, release, isSample, newerEdition, lines } = of;
  return (
    <div className="reckoned">
      <p className="reckoned__facts">
        {t('clearance.duty.byTariff', { edition: edition ?? t('clearance.duty.noEdition'), release })}
        {isSample ? ` ${t('clearance.duty.sample')}` : ''}
      </p>
      {newerEdition === null ? null : (
        <Alert family="act">{t('clearance.duty.newer', { edition: newerEdition })}</Alert>
      )}
      <ScrollRegion className="reckoned__scroll" label={t('clearance.duty.linesScroll')}>
        <table className="reckoned__table">
          <thead>
            <tr>
              <th scope="col">{t('clearance.duty.heading')}</th>
              <th scope="col">{t('clearance.duty.measure')}</th>
              <th scope="col" className="reckoned__number">
                {t('clearance.duty.base')}
              </th>
              <th scope="col" className="reckoned__number">
                {t('clearance.duty.amount')}
              </th>
            </tr>
          </thead>
          {lines.map((line, at) => (
            <LineRows key={`${line.orderNumber} ${line.goodsNo}`} line={line} no={at + 1} />
          ))}
          <Sums of={of} />
        </table>
      </ScrollRegion>
    </div>
  );
}

function LineRows({ line, no }: { line: ReckonedLine; no: number }) {
  const { t, language } = useWords();
  const { hsDest, nameEn, nameZh, origin, mid, value, duty, status, lacks, alerts, layers } = line;
  const state = wordOf(tariffStatuses, status);
  const open = [say(state, language), ...lacks.map((one) => say(one, language))].join(
    language === 'en' ? '; ' : '；',
  );
  const facts = [
    origin === null ? null : say(wordOf(countriesOfOrigin, origin), language),
    mid === null ? null : `MID ${mid}`,
    quantitiesOf(line),
  ].filter(Boolean);
  return (
    <tbody>
      <tr className="reckoned__line">
        <th scope="rowgroup" colSpan={2}>
          {no}. {hsDest === null ? missing : printedHts(hsDest)} {language === 'en' ? nameEn : nameZh}
          <small>{facts.join(' · ')}</small>
        </th>
        <td className="reckoned__number">{value === null ? missing : wholeText(value)}</td>
        <td className="reckoned__number">
          <b>{duty === null ? t('clearance.duty.unknown') : moneyText(duty)}</b>
        </td>
      </tr>
      {status === 'ok' ? null : (
        <tr>
          <td colSpan={4}>
            <StateDot family={state.family ?? 'act'}>{open}</StateDot>
          </td>
        </tr>
      )}
      {layers.map(({ heading, title, rate, source, base, amount, why }) => (
        <tr key={heading}>
          <td className="reckoned__heading">{heading.includes('.') ? heading : printedHts(heading)}</td>
          <td>
            {say(title, language)} {say(title, language).includes(rate.replace('+', '')) ? '' : rate}
            <small>{amount === null ? say(why, language) : source}</small>
          </td>
          <td className="reckoned__number">{base === null ? missing : moneyText(base)}</td>
          <td className="reckoned__number">
            {amount === null ? t('clearance.duty.unknown') : moneyText(amount)}
          </td>
        </tr>
      ))}
      {alerts.map((alert) => (
        <tr key={alert.en}>
          <td colSpan={4}>
            <StateDot family="act">{say(alert, language)}</StateDot>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Quantities in the units of the schedule, as far as the goods give them. */
function quantitiesOf({ units, quantity, quantity2 }: ReckonedLine): string {
  return [quantity, quantity2]
    .flatMap((amount, at) => (amount === null || units[at] === undefined ? [] : [`${amount} ${units[at]}`]))
    .join(', ');
}

function Sums({ of }: { of: Reckoning }) {
  const { t, language } = useWords();
  const shown = (amount: string | null) =>
    amount === null ? t('clearance.duty.unknown') : moneyText(amount);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {t('clearance.duty.dutySum')}
        </th>
        <td className="reckoned__number">{of.value === null ? missing : wholeText(of.value)}</td>
        <td className="reckoned__number">{shown(of.duty)}</td>
      </tr>
      {of.fees.map(({ kind, title, name, note, base, amount }) => (
        <tr key={kind}>
          <th scope="row" colSpan={2}>
            {say(title, language)} {say(name, language)}
            <small>{say(note, language)}</small>
          </th>
          <td className="reckoned__number">{base === null ? missing : moneyText(base)}</td>
          <td className="reckoned__number">{shown(amount)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row" colSpan={3}>
          {t('clearance.duty.total')}
        </th>
        <td className="reckoned__number">
          <b>{shown(of.total)}</b>
        </td>
      </tr>
    </tfoot>
  );
}
