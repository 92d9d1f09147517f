import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list } from '../kernel/field.ts';
import { policy } from './policy.ts';

const access = 'op:forwarder:edit';
const all = list(group(policy.fields, { label: policy.label }), { label: policy.label, max: 200 });

export const listPolicies = endpoint('GET /opsapi/policies', {
  access,
  title: { zh: '业务参数', en: 'Policy figures' },
  answer: all,
});

/** Changes one; gives all of them. Without a value it is again as the product brings it. */
export const savePolicy = endpoint('POST /opsapi/policies/save', {
  access,
  title: { zh: '修改业务参数', en: 'Change a policy figure' },
  body: {
    name: policy.fields.name,
    version: versionField,
    value: policy.fields.value,
    reason: reasonField,
  },
  answer: all,
});
