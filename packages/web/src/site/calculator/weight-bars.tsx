import type { Chargeable } from '@loadline/contract/freight/chargeable-weight';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { useWords } from '../../kernel/words.ts';
import { axisFor } from './axis.ts';
import { figure, placesFor, weighed } from './figures.ts';

/** The width of the axis; the drawing is a little wider, for the words at its end. */
const width = 340;

/** Actual and volume weight to one scale, with the load line where the decision fell. */
export function WeightBars({ result, rule }: { result: Chargeable; rule: WeightRule }) {
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
