import { gaugeScale } from './gauge-scale.ts';
import './styles/gauge.css';

interface ColumnProps {
  /** All in one unit, the slot's own (kg or m³). */
  limit: number;
  /** What others have booked. */
  taken: number;
  /** What this booking adds. */
  mine: number;
  /** The same in words and figures, with the unit. */
  label: string;
  limitText: string;
  takenText: string;
}

const [bottom, height] = [220, 212];
/** Two figures at the scale must not lie over each other. */
const apart = 16;

/** The load line beside a form: the slot filled from the bottom to true scale, the line and its mark at the limit. */
export function LoadLineColumn({ label, limitText, takenText, ...load }: ColumnProps) {
  const scale = gaugeScale(load, height);
  const at = (px: number) => bottom - px;
  const [limit, taken] = [at(scale.limit), at(scale.taken)];
  const ticks = [0.25, 0.5, 0.75].map((part) => at(scale.limit * part));
  const isTold = bottom - taken >= apart && Math.abs(taken - limit) >= apart;
  return (
    <svg
      className="gauge gauge--column"
      width="144"
      height="228"
      viewBox="0 0 144 228"
      role="img"
      aria-label={label}
    >
      <pattern
        id="load-line-over"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className="gauge__over-ground" width="6" height="6" />
        <path className="gauge__over-hatch" d="M0 0v6" />
      </pattern>
      <clipPath id="load-line-hull">
        <rect x="15" y="8" width="54" height={height} rx="7" />
      </clipPath>
      <rect className="gauge__hull" x="14.5" y="7.5" width="55" height={height + 1} rx="8" />
      <g clipPath="url(#load-line-hull)">
        <rect className="gauge__taken" x="15" y={taken} width="54" height={scale.taken} />
        <rect
          className="gauge__mine"
          x="15"
          y={taken - scale.mineWithin}
          width="54"
          height={scale.mineWithin}
        />
        <rect x="15" y={at(scale.total)} width="54" height={scale.over} fill="url(#load-line-over)" />
      </g>
      <path className="gauge__line" d={`M4 ${limit}h80`} />
      <circle className="gauge__mark" cx="77" cy={limit} r="8" />
      <path className="gauge__line" d={`M64 ${limit}h24`} />
      <path
        className="gauge__ticks"
        d={['M74 220h8', ...ticks.map((tick) => `M74 ${tick}h5`), `M74 ${taken}h8`].join('')}
      />
      <text className="gauge__text gauge__text--scale" x="88" y="224">
        0
      </text>
      {isTold ? (
        <text className="gauge__text gauge__text--scale" x="86" y={taken + 4}>
          {takenText}
        </text>
      ) : null}
      <text className="gauge__text gauge__text--scale gauge__text--line" x="91" y={limit + 4}>
        {limitText}
      </text>
    </svg>
  );
}
