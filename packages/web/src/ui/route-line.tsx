import { Icon, type IconName } from './icon.tsx';
import {
  type LegCurve,
  type LegMode,
  legCurve,
  pathOf,
  pointAlong,
  stopPositions,
} from './route-geometry.ts';
import './styles/route-line.css';

export interface RouteStop {
  key: string;
  /** UN/LOCODE, IATA code or a short place name. */
  code: string;
  name?: string | undefined;
  time?: string | undefined;
  state: 'passed' | 'now' | 'coming';
}

export interface RouteLeg {
  mode: LegMode;
  label?: string | undefined;
  /** Distance travelled, as a share of the leg's time: 0 not begun, 1 done. */
  share: number;
  /** What stands beside the cargo while it is on this leg. */
  here?: string | undefined;
}

interface RouteLineProps {
  stops: readonly RouteStop[];
  /** Leg n runs from stop n to stop n + 1. */
  legs: readonly RouteLeg[];
  /** The route in words; says that the drawing is schematic. */
  label: string;
}

const icons: Record<LegMode, IconName> = {
  air: 'plane',
  ocean: 'ship',
  truck: 'truck',
  rail: 'rail',
  unknown: 'transport-unknown',
};

const isUnderWay = (leg: RouteLeg) => leg.share > 0 && leg.share < 1;

/** A schematic line of the journey: no map, no coast, no border. On phones only the leg the cargo is on. */
export function RouteLine({ stops, legs, label }: RouteLineProps) {
  return (
    <div className="route-line" role="img" aria-label={label}>
      <WholeRoute stops={stops} legs={legs} />
      <CurrentLeg stops={stops} legs={legs} />
    </div>
  );
}

function WholeRoute({ stops, legs }: Omit<RouteLineProps, 'label'>) {
  const xs = stopPositions(
    legs.map((leg) => leg.mode),
    100,
    880,
  );
  return (
    <svg className="route-line__whole" viewBox="0 0 980 192" aria-hidden="true">
      <path
        className="route-line__grid"
        d="M40 0v192M126 0v192M212 0v192M298 0v192M384 0v192M470 0v192M556 0v192M642 0v192M728 0v192M814 0v192M900 0v192M0 52h980M0 112h980"
      />
      {legs.map((leg, index) => (
        <Leg
          key={stops[index]?.key}
          leg={leg}
          curve={legCurve(leg.mode, xs[index] ?? 0, xs[index + 1] ?? 0, 104, 96)}
        />
      ))}
      {stops.map((stop, index) => (
        <Stop key={stop.key} stop={stop} x={xs[index] ?? 0} />
      ))}
    </svg>
  );
}

function Leg({ leg, curve }: { leg: RouteLeg; curve: LegCurve }) {
  const middle = pointAlong(curve, 0.5);
  return (
    <>
      <Track curve={curve} share={leg.share} />
      {leg.label ? (
        <text className="route-line__label" x={middle.x} y={middle.y - 12}>
          {leg.label}
        </text>
      ) : null}
      {isUnderWay(leg) ? <Here leg={leg} curve={curve} /> : null}
    </>
  );
}

function Track({ curve, share }: { curve: LegCurve; share: number }) {
  const path = pathOf(curve);
  return (
    <>
      <path className="route-line__ahead" d={path} />
      {share > 0 ? (
        <path
          className="route-line__behind"
          d={path}
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
        />
      ) : null}
    </>
  );
}

function Here({ leg, curve }: { leg: RouteLeg; curve: LegCurve }) {
  const { x, y } = pointAlong(curve, leg.share);
  const side = sideOf(leg.share);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle className="route-line__halo" r="17" />
      <circle className="route-line__now" r="11" />
      <g className="route-line__vehicle" transform="translate(-7 -7)">
        <Icon name={icons[leg.mode]} size={14} />
      </g>
      {leg.here ? <text className={`route-line__here route-line__here--${side}`}>{leg.here}</text> : null}
    </g>
  );
}

/** Where the words are clear of the line and of the words under both ends. */
function sideOf(share: number): 'above' | 'beside' | 'below' {
  if (share < 0.15 || share > 0.85) return 'above';
  return share > 0.7 ? 'beside' : 'below';
}

function Stop({ stop, x }: { stop: RouteStop; x: number }) {
  return (
    <g className={`route-stop route-stop--${stop.state}`} transform={`translate(${x.toFixed(1)} 104)`}>
      {stop.state === 'now' ? <circle className="route-line__halo" r="13" /> : null}
      <circle className="route-stop__dot" r="7" />
      {stop.state === 'passed' ? <path className="route-stop__check" d="m-3 0 2.2 2.3 3.8-4.3" /> : null}
      <text className="route-stop__code" y="29">
        {stop.code}
      </text>
      <text className="route-stop__name" y="49">
        {stop.name}
      </text>
      <text className="route-stop__time" y="68">
        {stop.time}
      </text>
    </g>
  );
}

function CurrentLeg({ stops, legs }: Omit<RouteLineProps, 'label'>) {
  const index = currentLegOf(legs);
  const leg = legs[index];
  const [from, to] = [stops[index], stops[index + 1]];
  if (!leg || !from || !to) return null;
  const curve = legCurve(leg.mode, 34, 309, 66, 44);
  const middle = pointAlong(curve, 0.5);
  return (
    <svg className="route-line__current" viewBox="0 0 343 150" aria-hidden="true">
      <Track curve={curve} share={leg.share} />
      <circle className="route-line__end route-line__end--from" cx="34" cy="66" r="7" />
      <circle
        className={`route-line__end route-line__end--${leg.share < 1 ? 'to' : 'from'}`}
        cx="309"
        cy="66"
        r="6"
      />
      {isUnderWay(leg) ? <Here leg={{ ...leg, here: undefined }} curve={curve} /> : null}
      <text className="route-line__note" x="171" y={middle.y + 24}>
        {leg.here ?? leg.label}
      </text>
      <End stop={from} x={16} anchor="start" />
      <End stop={to} x={327} anchor="end" />
    </svg>
  );
}

function End({ stop, x, anchor }: { stop: RouteStop; x: number; anchor: 'start' | 'end' }) {
  return (
    <g textAnchor={anchor}>
      <text className="route-line__end-code" x={x} y="94">
        {stop.code}
      </text>
      <text className="route-line__end-name" x={x} y="114">
        {stop.name}
      </text>
      <text className="route-line__end-time" x={x} y="132">
        {stop.time}
      </text>
    </g>
  );
}

/** The leg under way, else the one that comes next, else the last. */
function currentLegOf(legs: readonly RouteLeg[]): number {
  const next = legs.findIndex((leg) => leg.share < 1);
  return next === -1 ? legs.length - 1 : next;
}
