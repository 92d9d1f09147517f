import { useWords } from '../../kernel/words.ts';
import { RouteLine } from '../../ui/route-line.tsx';
import { routeOf } from './shipment-route.ts';
import type { Shipment } from './use-tracking.ts';

export function RouteDrawing({ shipment }: { shipment: Shipment }) {
  const { t } = useWords();
  const route = routeOf(shipment);
  if (!route) return null;
  const { stops, leg, daysOut } = route;
  const here = daysOut === undefined ? undefined : t('search.daysOut', { count: daysOut });
  const [from, to] = stops.map((stop) => stop.code);
  const label = t('search.route', {
    origin: from ?? '',
    destination: to ?? '',
    percent: Math.round(leg.share * 100),
  });
  return <RouteLine stops={stops} legs={[here ? { ...leg, here } : leg]} label={label} />;
}
