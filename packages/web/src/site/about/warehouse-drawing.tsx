import { useWords } from '../../kernel/words.ts';
import './warehouse-drawing.css';

const doors = [62, 122, 182, 242];
const slats = [208, 220, 232, 244];
/** The corner of each carton on the pallets and how it is filled. */
const cartons: readonly (readonly [x: number, y: number, tone: 'plain' | 'light' | 'middle' | 'deep'])[] = [
  [330, 214, 'light'],
  [370, 214, 'plain'],
  [410, 214, 'middle'],
  [450, 214, 'plain'],
  [330, 190, 'plain'],
  [370, 190, 'deep'],
  [410, 190, 'plain'],
  [370, 166, 'light'],
];

/** The elevation of a consolidation warehouse: in at the left, together at the right. */
export function WarehouseDrawing() {
  const { t } = useWords();
  return (
    <svg className="warehouse" viewBox="0 0 560 300" role="img" aria-label={t('about.drawing')}>
      <path className="warehouse__line" d="M0 262h560" />
      <path className="warehouse__water" d="M20 274h120M170 274h220M420 274h120M60 286h180M300 286h160" />
      <path className="warehouse__house" d="M40 262V118l130-40 130 40v144Z" />
      <path className="warehouse__house" d="M300 262V96l120-36 104 32v170Z" />
      <path className="warehouse__faint" d="M40 118h260M300 132h224" />
      {doors.map((x, at) => (
        <g key={x}>
          <rect
            className={at === 2 ? 'warehouse__door warehouse__door--open' : 'warehouse__door'}
            x={x}
            y="196"
            width="42"
            height="66"
          />
          <path className="warehouse__faint" d={slats.map((y) => `M${x} ${y}h42`).join('')} />
        </g>
      ))}
      {cartons.map(([x, y, tone]) => (
        <rect
          key={`${x} ${y}`}
          className={`warehouse__carton warehouse__carton--${tone}`}
          x={x}
          y={y}
          width="38"
          height="23"
        />
      ))}
      <path className="warehouse__line" d="M322 238h180M322 238v24M412 238v24M502 238v24" />
      <path className="warehouse__measure" d="M40 52h484M40 47v10M524 47v10M300 47v10" />
      <text x="170" y="42">
        {t('about.drawingIn')}
      </text>
      <text x="412" y="42">
        {t('about.drawingOut')}
      </text>
    </svg>
  );
}
