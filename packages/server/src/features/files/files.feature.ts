import type { Feature } from '../../feature.ts';
import { deskFileRoutes, fileRoutes } from './files.routes.ts';
import { sweepFilesJob } from './files.sweep.commands.ts';

export const fileFeature: Feature = {
  routes(house) {
    fileRoutes(house);
    deskFileRoutes(house);
  },
  jobs: (house) => [sweepFilesJob(house)],
};
