import { type GaugeScale, gaugeScale } from './gauge-scale.ts';
import './styles/gauge.css';

interface GaugeProps {
  /** All in one unit, the slot's own (kg or m³). */
  limit: number;
  /** What others have booked. */
  taken: number;
  /** What this booking adds. */
  mine: number;
  /** The same in words and figures, with the unit. */
  label: string;
}

function Bars({ scale, top, height }: { scale: GaugeScale; top: number; height: number }) {
  return (
    <>
      <rect className="gauge__track" y={top} width={scale.width} height={height} rx="2" />
      <rect className="gauge__taken" y={top} width={scale.taken} height={height} rx="2" />
      <rect className="gauge__mine" x={scale.taken} y={top} width={scale.mineWithin} height={height} />
      <rect className="gauge__over" x={scale.total - scale.over} y={top} width={scale.over} height={height} />
    </>
  );
}

/** The load line in a table row: 108 px to true scale, the line at the limit. The words beside it are the caller's. */
export function LoadLineBar({ label, ...load }: GaugeProps) {
  const scale = gaugeScale(load, 108);
  return (
    <svg className="gauge" width="108" height="20" viewBox="0 0 108 20" role="img" aria-label={label}>
      <Bars scale={scale} top={6} height={9} />
      <path className="gauge__line" d={`M${scale.limit} 1v18`} />
    </svg>
  );
}

/** The load line in a panel, with the mark on it. `takenText` and `limitText` stand under and over the bar. */
export function LoadLineGauge({
  label,
  takenText,
  limitText,
  ...load
}: GaugeProps & { takenText: string; limitText: string }) {
  const scale = gaugeScale(load, 296);
  return (
    <svg className="gauge gauge--panel" viewBox="0 0 296 84" role="img" aria-label={label}>
      <Bars scale={scale} top={30} height={22} />
      <path className="gauge__line" d={`M${scale.limit} 18v46M${scale.limit - 15} 41h30`} />
      <circle className="gauge__mark" cx={scale.limit} cy="41" r="7" />
      <path className="gauge__line" d={`M${scale.limit - 15} 41h30`} />
      <text className="gauge__text" x="0" y="76">
        {takenText}
      </text>
      <text className="gauge__text gauge__text--limit" x={scale.limit} y="14">
        {limitText}
      </text>
    </svg>
  );
}
