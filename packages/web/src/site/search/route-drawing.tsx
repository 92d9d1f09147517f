import { useWords, type Words } from '../../kernel/words.ts';
import { RouteLine, type RouteStop } from '../../ui/route-line.tsx';
import { shownTime } from './milestone-words.ts';
import { placeName } from './place-name.ts';
import { routeOf } from './shipment-route.ts';
import type { ShipmentEvent } from './shipment-stages.ts';
import type { Shipment } from './tracked.ts';

/** The main leg, schematic: where from, where to, and how much of the time has gone by. */
export function RouteDrawing({ shipment }: { shipment: Shipment }) {
  const words = useWords();
  const { t } = words;
  const route = routeOf(shipment);
  if (!route) return null;
  const { leg, daysOut, departed, arrived } = route;
  const [from, to] = route.stops;
  const here = daysOut === undefined ? {} : { here: t('search.daysOut', { count: daysOut }) };
  const stops = [withEvent(from, departed, words), withEvent(to, arrived, words)];
  const percent = Math.round(leg.share * 100);
  const label = t('search.route', { origin: from.code, destination: to.code, percent });
  return <RouteLine stops={stops} legs={[{ ...leg, ...here }]} label={label} />;
}

/** The place in words under its code, and when. */
function withEvent(stop: RouteStop, event: ShipmentEvent | undefined, { t, language }: Words): RouteStop {
  const word = placeName(stop.code, language);
  const name = word === stop.code ? undefined : word;
  if (!event) return { ...stop, name };
  const { short } = shownTime(event);
  return { ...stop, name, time: event.classifier === 'ACT' ? short : t('search.expected', { time: short }) };
}
