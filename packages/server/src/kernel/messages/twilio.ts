import type { SmsAccount } from '../../config.messages.ts';
import type { Sms } from './sms.ts';
import type { SmsVendor, VendorAnswer, VendorRequest } from './sms.vendor.ts';
import { at } from './sms.vendor.ts';

/** Twilio, Messages of 2010-04-01. Source: twilio.com/docs, "Messages resource" and the error dictionary. */
export function twilio(account: SmsAccount): SmsVendor {
  return {
    name: 'twilio',
    requestFor: (message) => messages(account, message),
    verdictOn,
    codes: /^\d{5}$/,
    // Too many requests; the queue of the number is full.
    passing: /^(?:20429|21611)$/,
  };
}

function verdictOn({ status, body }: VendorAnswer): ReturnType<SmsVendor['verdictOn']> {
  if (status !== 201) return { code: at(body, 'code') };
  const failed = ['failed', 'undelivered', 'canceled'].includes(String(at(body, 'status')));
  if (failed || typeof at(body, 'sid') !== 'string') return { code: at(body, 'error_code') };
  return 'taken';
}

function messages({ keyId, keySecret, sender, endpoint }: SmsAccount, { to, text }: Sms): VendorRequest {
  const from = /^MG[\da-f]{32}$/i.test(sender) ? 'MessagingServiceSid' : 'From';
  const home = endpoint ?? 'https://api.twilio.com';
  return {
    url: `${home}/2010-04-01/Accounts/${encodeURIComponent(keyId)}/Messages.json`,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    },
    body: new URLSearchParams({ To: to, [from]: sender, Body: text }).toString(),
  };
}
