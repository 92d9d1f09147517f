import { reasonField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id, instant, text } from '../kernel/field.ts';
import { signedInUser } from '../session/session.api.ts';

/** How long a look as a customer lasts, in minutes. */
export const viewAsMinutes = 30;

/**
 * Opens a session that sees what the customer sees and can change nothing. It ends by logging it out, after half an
 * hour, with the staff session it was opened from, or when the right is lost. The customer's own log shows who looked, and why.
 */
export const viewAsCustomer = endpoint('POST /opsapi/customers/view-as', {
  access: 'op:customer:view-as',
  title: { zh: '以客户身份查看', en: 'View as customer' },
  confidential: true,
  body: { orgId: id({ label: { zh: '客户', en: 'Customer' } }), reason: reasonField },
  answer: group(
    {
      access_token: text({ label: { zh: '访问令牌', en: 'Access token' }, max: 64 }),
      token_type: text({ label: { zh: '令牌类型', en: 'Token type' }, max: 16 }),
      user: signedInUser,
      until: instant({ label: { zh: '到期时间', en: 'Ends' } }),
    },
    { label: { zh: '查看会话', en: 'Session' } },
  ),
});
