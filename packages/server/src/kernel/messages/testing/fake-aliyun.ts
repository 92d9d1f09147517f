import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FakeVendor, RawRequest, Reply } from './fake-vendor.ts';
import { openVendor, parametersOf } from './fake-vendor.ts';

/** The account that the fake knows. */
export const aliyunAccount = { keyId: 'test-access-key-id', keySecret: 'test-access-key-secret' };

const requestId = 'F655A8D5-B967-440B-8683-DAD6FF8DE990';
const signName = '衡线物流';
const approved: Readonly<Record<string, readonly string[]>> = {
  SMS_154950909: ['code'],
  SMS_154950910: ['company', 'reason'],
};

/** Aliyun's gateway and SendSms behind it, as documented: signature of version 3, parameters in the query, JSON back. */
export async function openAliyun(): Promise<FakeVendor> {
  const nonces = new Set<string>();
  return openVendor((request) => gatewayRefusal(request, nonces) ?? sendSms(request));
}

/** Refusals of the gateway have an HTTP status and a host, those of the service behind it are 200. */
function gatewayRefusal(request: RawRequest, nonces: Set<string>): Reply | undefined {
  const { headers, target } = request;
  const [, keyId, signed = '', signature = ''] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (headers['x-acs-action'] !== 'SendSms')
    return gateway(404, 'InvalidAction.NotFound', 'Specified api is not found');
  if (headers['x-acs-version'] !== '2017-05-25')
    return gateway(400, 'InvalidVersion', 'Specified parameter Version is not valid.');
  if (keyId !== aliyunAccount.keyId)
    return gateway(404, 'InvalidAccessKeyId.NotFound', 'Specified access key is not found.');
  const sentAt = Date.parse(String(headers['x-acs-date']));
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(headers['x-acs-date'])) ||
    Math.abs(Date.now() - sentAt) > 900_000
  )
    return gateway(400, 'InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.');
  const text = canonicalText(request, signed.split(';'));
  const digest = createHash('sha256').update(text, 'utf8').digest('hex');
  const right = createHmac('sha256', aliyunAccount.keySecret).update(`ACS3-HMAC-SHA256\n${digest}`).digest();
  const complete = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-acs-'))].every(
    (name) => signed.split(';').includes(name),
  );
  if (!complete || !timingSafeEqual(right, Buffer.from(signature, 'hex')))
    return gateway(
      400,
      'SignatureDoesNotMatch',
      `Specified signature does not match our calculation. server string to sign is:ACS3-HMAC-SHA256\n${digest} server CanonicalRequest is:${text} (${target})`,
    );
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce))
    return gateway(400, 'SignatureNonceUsed', 'Specified signature nonce was used already.');
  nonces.add(nonce);
  return undefined;
}

/** The request as the documentation writes it out, built from what came over the wire alone. */
function canonicalText({ method, target, headers, body }: RawRequest, signed: readonly string[]): string {
  const [path = '', query = ''] = target.split('?');
  const parameters = Object.entries(parametersOf(query)).map(
    ([name, value]) => `${rfc3986(name)}=${rfc3986(value)}`,
  );
  const headerLines = signed.toSorted().map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const bodyHash = createHash('sha256').update(body, 'utf8').digest('hex');
  return `${method}\n${path}\n${parameters.toSorted().join('&')}\n${headerLines.join('')}\n${signed.toSorted().join(';')}\n${bodyHash}`;
}

function rfc3986(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9\-_.~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

function sendSms({ target }: RawRequest): Reply {
  const asked = parametersOf(target.split('?')[1] ?? '');
  if (!asked.PhoneNumbers)
    return gateway(400, 'MissingPhoneNumbers', 'PhoneNumbers is mandatory for this action.');
  if (!/^(?:1[3-9]\d{9}|001\d{10}|(?!86)[2-9]\d{6,14})$/.test(asked.PhoneNumbers))
    return service('isv.MOBILE_NUMBER_ILLEGAL', `${asked.PhoneNumbers}无效号码`);
  if (asked.SignName !== signName) return service('isv.SMS_SIGNATURE_ILLEGAL', '该账号下找不到对应签名');
  const names = approved[asked.TemplateCode ?? ''];
  if (!names) return service('isv.SMS_TEMPLATE_ILLEGAL', '该账号下找不到对应模板');
  const given = record(asked.TemplateParam);
  if (!given) return service('isv.INVALID_JSON_PARAM', 'JSON参数不合法');
  if (!names.every((name) => typeof given[name] === 'string'))
    return service('isv.TEMPLATE_MISSING_PARAMETERS', '模板变量缺少对应参数值');
  return {
    status: 200,
    body: { Message: 'OK', RequestId: requestId, Code: 'OK', BizId: '900619746936498440^0' },
  };
}

function record(text = ''): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How the service itself refuses. */
export function service(Code: string, Message: string): Reply {
  return { status: 200, body: { Message, RequestId: requestId, Code } };
}

/** How the gateway in front of it refuses. */
export function gateway(status: number, Code: string, Message: string): Reply {
  const Recommend = `https://api.aliyun.com/troubleshoot?q=${Code}&product=Dysmsapi&requestId=${requestId}`;
  return {
    status,
    body: { RequestId: requestId, Message, Recommend, HostId: 'dysmsapi.aliyuncs.com', Code },
  };
}
