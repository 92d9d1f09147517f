import { calendarDay } from '@loadline/contract/ops/calendar';
import { policy } from '@loadline/contract/ops/policy';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import type { PolicySet } from './policies.routes.ts';
import { policyRoutes } from './policies.routes.ts';

export function policyFeature(followed: PolicySet): Feature {
  return {
    routes: (house) => policyRoutes(house, followed),
    audited: {
      // Which figure it is stands among the changes, in words.
      policy: { fields: policy.fields, called: sql`null` },
      calendarDay: { fields: calendarDay.fields },
    },
  };
}
