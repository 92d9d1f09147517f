import { calendarDay } from '@loadline/contract/ops/calendar';
import { policy } from '@loadline/contract/ops/policy';
import type { Feature } from '../../feature.ts';
import type { PolicySet } from './policies.routes.ts';
import { policyRoutes } from './policies.routes.ts';

export function policyFeature(followed: PolicySet): Feature {
  return {
    routes: (house) => policyRoutes(house, followed),
    audited: { policy: { fields: policy.fields }, calendarDay: { fields: calendarDay.fields } },
  };
}
