import type { TencentAccount } from '../../config.messages.ts';
import { filledTemplate } from './sms.template.ts';
import type { Sms } from './sms.ts';
import type { SmsVendor, VendorAnswer, VendorRequest } from './sms.vendor.ts';
import { at } from './sms.vendor.ts';
import { tencentAuthorization } from './tencent.signature.ts';

const name = 'tencent';

/** Tencent Cloud SMS, SendSms of 2021-01-11. Source: cloud.tencent.com/document/api/382, SendSms and its error codes. */
export function tencent(account: TencentAccount): SmsVendor {
  return {
    name,
    requestFor: (message, now) => sendSms(account, message, now),
    verdictOn,
    codes: /^[A-Za-z]+(?:\.[A-Za-z]+)*$/,
    passing:
      /^(?:InternalError(?:\.(?:OtherError|Timeout|SendAndRecvFail|UnknownError))?|RequestLimitExceeded.*|LimitExceeded\.(?:DeliveryFrequencyLimit|PhoneNumberThirtySecondLimit|PhoneNumberOneHourLimit)|ResourceUnavailable)$/,
  };
}

/** The call succeeds even when its only number is refused: the verdict stands with the number. */
function verdictOn({ body }: VendorAnswer): ReturnType<SmsVendor['verdictOn']> {
  const refused = at(body, 'Response', 'Error', 'Code');
  if (refused !== undefined) return { code: refused };
  const code = at(body, 'Response', 'SendStatusSet', 0, 'Code');
  return code === 'Ok' ? 'taken' : { code };
}

function sendSms(account: TencentAccount, message: Sms, now: Date): VendorRequest {
  const { id, values } = filledTemplate(name, account.templates, message);
  const body = JSON.stringify({
    PhoneNumberSet: [message.to],
    SmsSdkAppId: account.appId,
    SignName: account.sender,
    TemplateId: id,
    TemplateParamSet: values.map(([, value]) => value),
    SessionContext: message.id,
  });
  const url = new URL(`${account.endpoint ?? 'https://sms.tencentcloudapi.com'}/`);
  const type = 'application/json; charset=utf-8';
  const headers = { host: url.host, 'content-type': type, 'x-tc-action': 'sendsms' };
  const request = { path: url.pathname, query: '', headers, body };
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    url: url.href,
    headers: {
      authorization: tencentAuthorization(request, { ...account, service: 'sms', seconds }),
      'content-type': type,
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': account.region,
      'x-tc-timestamp': String(seconds),
    },
    body,
  };
}
