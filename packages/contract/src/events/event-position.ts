import { isFbaCode } from '../codes/fba-warehouse.ts';
import { isOwnWarehouse, zoneOf } from '../codes/place.ts';
import type { Way } from '../facts/way.ts';
import type { Position } from './event-kind.ts';

/**
 * Where a place lies on a way. Undefined for a way or a place that is not known and for a warehouse, ours or Amazon's: there the
 * code of the event says it. The origin wins where a way begins and ends at one place.
 */
export function positionOn({ origin, destination }: Way, place: string | null): Position | undefined {
  if (place === null || origin === null || destination === null) return undefined;
  if (place === origin) return 'origin';
  if (place === destination) return 'destination';
  return zoneOf(place) && !isFbaCode(place) && !isOwnWarehouse(place) ? 'transit' : undefined;
}

/** The same of what a machine tells: of a way or a place that it does not know it moves nothing. */
export function positionTold(way: Way, place: string | null): Position {
  return positionOn(way, place) ?? 'transit';
}
