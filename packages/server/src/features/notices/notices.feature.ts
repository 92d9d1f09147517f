import { wording } from '@loadline/contract/notices/wording';
import type { Feature } from '../../feature.ts';
import { sendDigestsJob, sweepNoticesJob } from './notices.jobs.commands.ts';
import { noticeRoutes } from './notices.routes.ts';

export const noticeFeature: Feature = {
  routes: noticeRoutes,
  jobs: (house) => [sendDigestsJob(house), sweepNoticesJob(house)],
  audited: { wording: { fields: wording.fields } },
};
