import type { Clerk } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { hoursAfter } from './local-hours.ts';
import { sentMessages } from './messages.seed.ts';

/** The messages of the demo. They lie under the forwarder, with whom they go; one about an application names its number. */
export function messageRows({ orgId }: Clerk, numbers: ReadonlyMap<string, string>, now: Date) {
  return sentMessages.map(({ hoursAgo, params, error, ...message }, at) => {
    const made = hoursAfter(now, -hoursAgo);
    const no = params.no && numbers.get(message.recipient);
    return {
      message_id: chanceOf(`message ${at}`).id(made),
      org_id: orgId,
      ...message,
      language: 'zh-cn',
      params: no ? { ...params, no } : params,
      provider: message.channel === 'mail' ? 'smtp' : 'log',
      error: error ?? null,
      tries: message.state === 'failed' ? 8 : 1,
      created_at: made,
      sent_at: message.state === 'sent' ? made : null,
    };
  });
}
