import type { Feature } from '../../feature.ts';
import type { EventNeighbours } from './events.commands.ts';
import { eventImports } from './events.import.ts';
import { eventRoutes } from './events.routes.ts';

export function eventFeature(neighbours: EventNeighbours): Feature {
  return {
    routes: (house) => eventRoutes(house, neighbours),
    imports: { staff: [eventImports(neighbours)] },
  };
}
