import type { FakeVendor, RawRequest, Reply } from './fake-vendor.ts';
import { openVendor, parametersOf } from './fake-vendor.ts';

/** The account that the fake knows. */
export const twilioAccount = { keyId: `AC${'0'.repeat(32)}`, keySecret: 'test-auth-token' };
/** Its messaging service. */
export const twilioService = `MG${'1'.repeat(32)}`;
const ownNumber = '+15017122661';

/** Twilio's Messages resource, as documented: basic authentication, a form in, JSON back. */
export async function openTwilio(): Promise<FakeVendor> {
  return openVendor(messages);
}

function messages({ method, target, headers, body }: RawRequest): Reply {
  if (method !== 'POST' || target !== `/2010-04-01/Accounts/${twilioAccount.keyId}/Messages.json`)
    return refused(404, 20404, `The requested resource ${target} was not found`);
  const [, basic = ''] = /^Basic ([\w+/]+=*)$/.exec(headers.authorization ?? '') ?? [];
  if (Buffer.from(basic, 'base64').toString() !== `${twilioAccount.keyId}:${twilioAccount.keySecret}`)
    return refused(401, 20003, 'Authenticate');
  const { To = '', From, MessagingServiceSid, Body } = parametersOf(body);
  if (!Body) return refused(400, 21602, 'Message body is required.');
  if (From !== ownNumber && MessagingServiceSid !== twilioService)
    return refused(
      400,
      21606,
      `The 'From' phone number provided (${From}) is not a valid message-capable Twilio phone number for this destination/account.`,
    );
  if (!/^\+(?:1|44|86)\d{10,11}$/.test(To))
    return refused(400, 21211, `Invalid 'To' Phone Number: ${To.slice(0, -4)}XXXX`);
  return taken(To, Body, From, MessagingServiceSid);
}

function taken(
  to: string,
  body: string,
  from = null as string | null,
  service = null as string | null,
): Reply {
  const sid = `SM${'2'.repeat(32)}`;
  const uri = `/2010-04-01/Accounts/${twilioAccount.keyId}/Messages/${sid}`;
  return {
    status: 201,
    body: {
      account_sid: twilioAccount.keyId,
      api_version: '2010-04-01',
      body,
      date_created: 'Thu, 24 Aug 2023 05:01:45 +0000',
      date_sent: null,
      date_updated: 'Thu, 24 Aug 2023 05:01:45 +0000',
      direction: 'outbound-api',
      error_code: null,
      error_message: null,
      from,
      messaging_service_sid: service,
      num_media: '0',
      num_segments: service ? '0' : '1',
      price: null,
      price_unit: null,
      sid,
      status: service ? 'accepted' : 'queued',
      subresource_uris: { media: `${uri}/Media.json` },
      to,
      uri: `${uri}.json`,
    },
  };
}

/** How Twilio refuses. */
export function refused(status: number, code: number, message: string): Reply {
  return { status, body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } };
}
