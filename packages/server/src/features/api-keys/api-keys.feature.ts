import { apiKey } from '@loadline/contract/api-keys/api-key';
import { rotateApiKey } from '@loadline/contract/api-keys/api-key.api';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';

export const apiKeyFeature: Feature = {
  routes: apiKeyRoutes,
  audited: {
    apiKey: {
      fields: { ...apiKey.fields, overlap: rotateApiKey.body.overlap },
      called: sql`(select k.name from api_key k where k.id = r.subject_id and k.org_id = r.org_id)`,
    },
  },
};
