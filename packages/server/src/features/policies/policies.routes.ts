import { listPolicies, savePolicy } from '@loadline/contract/ops/policy.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { everyPolicy, setPolicy } from './policies.commands.ts';

/** What follows from another figure at once, done by the features whose records it is about. */
export type PolicySet = (house: House) => Promise<void>;

export function policyRoutes(house: House, followed: PolicySet) {
  const { staff } = house;
  serve(house, listPolicies, ({ viewer }) => everyPolicy(staff, viewer));
  serve(house, savePolicy, async ({ body, viewer }) => {
    const answer = await setPolicy(staff, viewer, body);
    await followed(house);
    return answer;
  });
}
