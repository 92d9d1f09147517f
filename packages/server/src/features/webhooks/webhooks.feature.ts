import { webhook } from '@loadline/contract/webhooks/webhook';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { deliverJob, type Tell } from './webhooks.deliver.commands.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** `tell`: how people hear that a webhook is paused. */
export const webhookFeature = (tell: Tell): Feature => ({
  routes: webhookRoutes,
  jobs: (house) => [deliverJob(house, tell)],
  audited: {
    webhook: {
      fields: webhook.fields,
      called: sql`(select h.url from webhook h where h.id = r.subject_id and h.org_id = r.org_id)`,
    },
  },
});
