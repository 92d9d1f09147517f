import { randomUUID } from 'node:crypto';
import type { AliyunAccount } from '../../config.messages.ts';
import { aliyunAuthorization } from './aliyun.signature.ts';
import { sha256 } from './signing.ts';
import { filledTemplate } from './sms.template.ts';
import type { Sms } from './sms.ts';
import type { SmsVendor, VendorRequest } from './sms.vendor.ts';
import { at } from './sms.vendor.ts';

const name = 'aliyun';

/** Aliyun SMS (dysmsapi), SendSms of 2017-05-25. Source: help.aliyun.com, SendSms and its error codes. */
export function aliyun(account: AliyunAccount): SmsVendor {
  return {
    name,
    requestFor: (message, now) => sendSms(account, message, now),
    verdictOn: ({ body }) => (at(body, 'Code') === 'OK' ? 'taken' : { code: at(body, 'Code') }),
    codes: /^[A-Za-z]+(?:[._][A-Za-z]+)*$/,
    // The limit of a number is per minute, hour or day and does not say which in its code: a later try may pass.
    passing:
      /^(?:isp\.(?:GATEWAY_ERROR|SYSTEM_ERROR)|isv\.BUSINESS_LIMIT_CONTROL|Throttling.*|ServiceUnavailable.*|InternalError|SignatureNonceUsed)$/,
  };
}

function sendSms(account: AliyunAccount, message: Sms, now: Date): VendorRequest {
  const { id, values } = filledTemplate(name, account.templates, message);
  const query = encoded({
    PhoneNumbers: numberFor(message.to),
    SignName: account.sender,
    TemplateCode: id,
    TemplateParam: JSON.stringify(Object.fromEntries(values)),
    OutId: message.id,
  });
  const url = new URL(`${account.endpoint ?? 'https://dysmsapi.aliyuncs.com'}/`);
  const signedHeaders = {
    'x-acs-action': 'SendSms',
    'x-acs-version': '2017-05-25',
    'x-acs-date': now.toISOString().replace(/\.\d+/, ''),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-content-sha256': sha256(''),
  };
  const request = { path: url.pathname, query, headers: { host: url.host, ...signedHeaders }, body: '' };
  const authorization = aliyunAuthorization(request, account);
  return {
    url: `${url.href}?${query}`,
    headers: { ...signedHeaders, authorization, accept: 'application/json' },
    body: '',
  };
}

/**
 * Mainland numbers stand alone, others behind their country code. A number of North America read so may be somebody's on
 * the mainland: it keeps the 00 that Aliyun's older documentation asks for.
 */
function numberFor(e164: string): string {
  const digits = e164.slice(1);
  if (/^861\d{10}$/.test(digits)) return digits.slice(2);
  return /^1[3-9]\d{9}$/.test(digits) ? `00${digits}` : digits;
}

function encoded(parameters: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(parameters).map(([key, value]) => `${key}=${percent(value)}`);
  return pairs.toSorted().join('&');
}

/** RFC 3986, which is stricter than JavaScript. */
function percent(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
