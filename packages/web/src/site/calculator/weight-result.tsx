import type { Chargeable, LengthUnit } from '@loadline/contract/freight/chargeable-weight';
import { savingOf } from '@loadline/contract/freight/saving';
import type { FreightMode } from '@loadline/contract/freight/weight-rule';
import { plain } from '@loadline/contract/kernel/decimal';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { useWords, type Words } from '../../kernel/words.ts';
import type { Reading } from './cargo-reading.ts';
import { figure, placesFor, weighed } from './figures.ts';
import { ResultDeeds } from './result-deeds.tsx';
import { roundingText, ruleText, volumeText } from './rule-words.ts';
import { WeightBars } from './weight-bars.tsx';
import './result.css';

interface WeightResultProps {
  mode: FreightMode;
  unit: LengthUnit;
  reading: Reading;
  result: Chargeable;
  booking: PageName | undefined;
}

/** Which figure won and why. */
export function WeightResult(props: WeightResultProps) {
  const { mode, result, booking } = props;
  const { rule } = mode;
  const words = useWords();
  const { t, language } = words;
  return (
    <aside className="calculator__box calculator__result">
      <div className="result-head">
        <p className="result-head__facts">
          <span>{t('calculator.chargeable', { mode: say(mode.name, language) })}</span>
          <span>{ruleText(rule, words)}</span>
        </p>
        <p className="result-head__value" role="status">
          {figure(result.chargeable)} <small>{rule.unit === 'RT' ? t('calculator.rt') : rule.unit}</small>
        </p>
        <WeightBars result={result} rule={rule} />
      </div>
      <div className="result-how">
        <h2>{t('calculator.how')}</h2>
        <How {...props} />
        <p className="result-how__advice">{adviceOf(props, words)}</p>
      </div>
      <ResultDeeds text={resultText(props, words)} booking={booking} />
    </aside>
  );
}

function How({ unit, reading, result, mode: { rule } }: WeightResultProps) {
  const words = useWords();
  const { t } = words;
  const { gross, volumeWeight, chargeable, parts } = result;
  const written = (weight: string) => weighed(weight, rule.unit, words, placesFor(weight, result, rule));
  return (
    <ol className="result-layers">
      {reading.right.map((line, index) => (
        <li key={reading.places[index]}>
          <span>
            {t('calculator.package', {
              count: line.count,
              sides: `${[line.length, line.width, line.height].map(plain).join(' × ')} ${unit}`,
            })}
          </span>
          {figure(parts[index]?.cubicMetres ?? '0')} m³
        </li>
      ))}
      <li className="result-layers__sum">
        <span>{volumeText(result, rule, words)}</span>
        {written(volumeWeight)}
      </li>
      <li>
        <span>{t('calculator.sum')}</span>
        {rule.unit === 'RT' ? `${figure(gross)} t` : written(gross)}
      </li>
      <li>
        <span>{roundingText(result, rule, words)}</span>
        <b>{weighed(chargeable, rule.unit, words)}</b>
      </li>
    </ol>
  );
}

function adviceOf(
  { reading, unit, result, mode: { rule } }: WeightResultProps,
  words: ReturnType<typeof useWords>,
) {
  const { t } = words;
  const [gross, volume] = [Number(result.gross), Number(result.volumeWeight)];
  if (gross >= volume) return t('calculator.heavy', { times: (gross / volume).toFixed(2) });
  const saving = savingOf(reading.right, unit, rule);
  const bulky = t('calculator.bulky', { times: (volume / gross).toFixed(2) });
  if (!saving) return bulky;
  const { at, percent, lower, less } = saving;
  const row = (reading.places[at] ?? 0) + 1;
  const saved = { row, percent, lower: `${lower} ${unit}`, less: weighed(less, rule.unit, words) };
  return [bulky, t('calculator.saving', saved)].join(words.language === 'en' ? ' ' : '');
}

interface Worked {
  readonly mode: FreightMode;
  readonly unit: LengthUnit;
  readonly reading: Reading;
  readonly result: Chargeable;
}

/** The result as plain text, for a message to a customer. */
function resultText({ mode, unit, reading, result }: Worked, words: Words): string {
  const { rule } = mode;
  const { t, language } = words;
  const packages = reading.right.map((line, index) => {
    const sides = `${[line.length, line.width, line.height].map(plain).join(' × ')} ${unit}`;
    const each = `${plain(line.weight)} kg`;
    return `${t('calculator.package', { count: line.count, sides })}, ${each}: ${figure(result.parts[index]?.cubicMetres ?? '0')} m³`;
  });
  return [
    `${t('calculator.chargeable', { mode: say(mode.name, language) })} ${weighed(result.chargeable, rule.unit, words)}`,
    ...packages,
    `${volumeText(result, rule, words)} = ${weighed(result.volumeWeight, rule.unit, words)}`,
    `${t('calculator.sum')} ${figure(result.kilograms)} kg`,
    roundingText(result, rule, words),
  ].join('\n');
}
