import type { Reading } from '@loadline/contract/freight/cargo-reading';
import type { Chargeable, LengthUnit } from '@loadline/contract/freight/chargeable-weight';
import { savingOf } from '@loadline/contract/freight/saving';
import type { FreightMode, WeightRule } from '@loadline/contract/freight/weight-rule';
import { plain } from '@loadline/contract/kernel/decimal';
import { timesText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { useWords, type Words } from '../../kernel/words.ts';
import { axisFor } from './axis.ts';
import { figure, placesFor, weighed } from './figures.ts';
import { ResultDeeds } from './result-deeds.tsx';
import { roundingText, ruleText, volumeText } from './rule-words.ts';
import './result.css';

/** The width of the axis; the drawing is a little wider, for the words at its end. */
const width = 340;

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
  if (gross >= volume) return t('calculator.heavy', { times: timesText(gross / volume) });
  const saving = savingOf(reading.right, unit, rule);
  const bulky = t('calculator.bulky', { times: timesText(volume / gross) });
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

/** Actual and volume weight to one scale, with the load line where the decision fell. */
function WeightBars({ result, rule }: { result: Chargeable; rule: WeightRule }) {
  const words = useWords();
  const { t } = words;
  const { gross, volumeWeight, chargeable, by } = result;
  const end = axisFor(Number(chargeable));
  const px = (weight: string) => (Math.min(Number(weight), end) / end) * width;
  const written = (weight: string) => weighed(weight, rule.unit, words, placesFor(weight, result, rule));
  const line = px(chargeable);
  const label = t('calculator.drawing', {
    actual: written(gross),
    volume: written(volumeWeight),
    charged: weighed(chargeable, rule.unit, words),
  });
  return (
    <svg className="weight-bars" viewBox="0 0 368 134" role="img" aria-label={label}>
      <Bar
        name={t('calculator.actual')}
        top={20}
        length={px(gross)}
        text={written(gross)}
        won={by === 'gross'}
      />
      <Bar
        name={t('calculator.dimensional')}
        top={76}
        length={px(volumeWeight)}
        text={written(volumeWeight)}
        won={by === 'volume'}
      />
      <path className="weight-bars__line" d={`M${line} 6v96`} />
      <circle className="weight-bars__mark" cx={line} cy="58" r="8" />
      <path className="weight-bars__line" d={`M${line - 17} 58h34`} />
      <path className="weight-bars__axis" d={`M0 112h${width}M0 108v8M${width / 2} 108v8M${width} 108v8`} />
      <text className="weight-bars__tick" x="0" y="127">
        0
      </text>
      <text className="weight-bars__tick weight-bars__tick--middle" x={width / 2} y="127">
        {figure(String(end / 2))}
      </text>
      <text className="weight-bars__tick weight-bars__tick--end" x="366" y="127">
        {weighed(String(end), rule.unit, words)}
      </text>
    </svg>
  );
}

interface BarProps {
  name: string;
  top: number;
  length: number;
  text: string;
  won: boolean;
}

/** The words stand in a bar that is long enough for them, else beside it. */
function Bar({ name, top, length, text, won }: BarProps) {
  const isInside = length > 200;
  return (
    <>
      <text className="weight-bars__name" x="0" y={top - 6}>
        {name}
      </text>
      <rect
        className={won ? 'weight-bars__bar weight-bars__bar--won' : 'weight-bars__bar'}
        y={top}
        width={length}
        height="20"
        rx="3"
      />
      <text
        className={
          isInside ? `weight-bars__inside${won ? ' weight-bars__inside--won' : ''}` : 'weight-bars__name'
        }
        x={isInside ? length - 10 : length + 8}
        y={top + 15}
      >
        {text}
      </text>
    </>
  );
}
