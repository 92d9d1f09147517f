import type { Transport } from '@loadline/contract/codes/transport';
import { saidIn } from '@loadline/contract/kernel/both';
import type { ProductPage } from '@loadline/contract/site/product-page';
import { useWords } from '../../kernel/words.ts';
import { transportIcon } from '../../shared/tracking/transport-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { type LegMode, legCurve, pathOf, pointAlong, stopPositions } from '../../ui/route-geometry.ts';
import './route-band.css';

type Stop = ProductPage['stops'][number];

const modes: Record<Transport, LegMode> = { '1': 'air', '2': 'ocean', '3': 'truck', '4': 'rail' };
const [left, right, baseline, lift] = [80, 1120, 148, 104];

/** The way of the cargo, schematic: no map, no coast, no border. On narrow windows it runs downwards. */
export function RouteBand({ stops }: { stops: readonly Stop[] }) {
  const { t, language } = useWords();
  if (stops.length < 2) return null;
  const names = stops.map((stop) => saidIn(stop, 'name', language)).join(' → ');
  return (
    <div className="route-band">
      <svg viewBox="0 0 1200 250" role="img" aria-label={t('line.route', { stops: names })}>
        <path className="route-band__grid" d={grid} />
        <Across stops={stops} />
      </svg>
      <ol className="wide">
        {stops.map((stop, at) => (
          <Down key={`${at} ${stop.nameZh}`} stop={stop} />
        ))}
      </ol>
    </div>
  );
}

const columns = Array.from({ length: 20 }, (_, at) => `M${40 + at * 59} 12v226`).join('');
const grid = `${columns}M0 48h1200M0 98h1200M0 148h1200M0 198h1200`;

function Across({ stops }: { stops: readonly Stop[] }) {
  const { language } = useWords();
  const legs = stops.slice(1).map(({ by }): LegMode => (by === null ? 'unknown' : modes[by]));
  const xs = stopPositions(legs, left, right);
  return stops.map((stop, at) => {
    const [from, x] = [xs[at - 1], xs[at] ?? left];
    const curve =
      from === undefined ? undefined : legCurve(legs[at - 1] ?? 'unknown', from, x, baseline, lift);
    const leg = saidIn(stop, 'leg', language);
    return (
      <g key={`${at} ${stop.nameZh}`}>
        {curve ? <path className="route-band__leg" d={pathOf(curve)} /> : null}
        {curve && leg ? (
          <text className="route-band__note" x={pointAlong(curve, 0.5).x} y={pointAlong(curve, 0.5).y - 12}>
            {leg}
          </text>
        ) : null}
        <circle className="route-band__stop" cx={x} cy={baseline} r="6.5" />
        <foreignObject x={x - 72} y={baseline + 14} width="144" height="86">
          <div className="route-band__words">
            <b>{saidIn(stop, 'name', language)}</b>
            <span>{saidIn(stop, 'note', language)}</span>
          </div>
        </foreignObject>
      </g>
    );
  });
}

function Down({ stop }: { stop: Stop }) {
  const { language } = useWords();
  return (
    <li>
      <span className="route-band__mark">
        {stop.by === null ? null : <Icon name={transportIcon(stop.by)} size={18} />}
      </span>
      <span>
        <b>{saidIn(stop, 'name', language)}</b>
        <span>
          {[saidIn(stop, 'leg', language), saidIn(stop, 'note', language)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  );
}
