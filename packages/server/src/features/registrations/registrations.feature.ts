import type { Feature } from '../../feature.ts';
import { sweepRegistrationsJob } from './registrations.licence.commands.ts';
import { registrationRoutes } from './registrations.routes.ts';

export const registrationFeature: Feature = {
  routes: registrationRoutes,
  jobs: (house) => [sweepRegistrationsJob(house)],
};
