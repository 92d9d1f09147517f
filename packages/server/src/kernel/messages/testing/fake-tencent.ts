import { createHash, createHmac } from 'node:crypto';
import type { FakeVendor, RawRequest, Reply } from './fake-vendor.ts';
import { openVendor } from './fake-vendor.ts';

/** The account that the fake knows. */
export const tencentAccount = { keyId: 'test-secret-id', keySecret: 'test-secret-key', appId: '1400006666' };

const RequestId = 'a0aabda6-cf91-4f3e-a81f-9198114a2279';
const signName = '衡线物流';
const approved: Readonly<Record<string, number>> = { 449739: 1, 449740: 2 };

/** Tencent Cloud's SendSms of 2021-01-11, as documented: TC3 signature, JSON in and out, 200 whatever happened. */
export async function openTencent(): Promise<FakeVendor> {
  return openVendor((request) => refusal(request) ?? sendSms(request));
}

function refusal(request: RawRequest): Reply | undefined {
  const { headers } = request;
  const [, keyId, scope = '', signed = '', signature] =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const seconds = Number(headers['x-tc-timestamp']);
  if (keyId === undefined)
    return error('AuthFailure.InvalidAuthorization', 'The Authorization header is not valid.');
  if (headers['x-tc-action'] !== 'SendSms' || headers['x-tc-version'] !== '2021-01-11')
    return error('InvalidAction', 'The request action is invalid.');
  if (!headers['x-tc-region'])
    return error('MissingParameter', 'The request is missing a required parameter `Region`.');
  if (Math.abs(Date.now() / 1000 - seconds) > 300)
    return error('AuthFailure.SignatureExpire', 'The provided credentials are expired.');
  if (keyId !== tencentAccount.keyId)
    return error(
      'AuthFailure.SecretIdNotFound',
      'The SecretId is not found, please ensure that your SecretId is correct.',
    );
  if (signature !== signatureOf(request, signed, scope, seconds))
    return error(
      'AuthFailure.SignatureFailure',
      'The provided credentials could not be validated. Please check your signature is correct.',
    );
  return undefined;
}

/** Recomputed from the wire, step by step as the documentation has it. */
function signatureOf(
  { method, target, headers, body }: RawRequest,
  signed: string,
  scope: string,
  seconds: number,
) {
  const [path = '', query = ''] = target.split('?');
  const names = signed.split(';');
  if (!names.includes('content-type') || !names.includes('host')) return undefined;
  let text = `${method}\n${path}\n${query}\n`;
  for (const name of names.toSorted()) text += `${name}:${String(headers[name]).toLowerCase().trim()}\n`;
  text += `\n${signed}\n${createHash('sha256').update(body).digest('hex')}`;
  const toSign = `TC3-HMAC-SHA256\n${seconds}\n${scope}\n${createHash('sha256').update(text).digest('hex')}`;
  const today = new Date(seconds * 1000);
  const date = `${today.getUTCFullYear()}-${String(today.getUTCMonth() + 1).padStart(2, '0')}-${String(today.getUTCDate()).padStart(2, '0')}`;
  if (scope !== `${date}/sms/tc3_request`) return undefined;
  const secretDate = createHmac('sha256', `TC3${tencentAccount.keySecret}`).update(date).digest();
  const secretService = createHmac('sha256', secretDate).update('sms').digest();
  const secretSigning = createHmac('sha256', secretService).update('tc3_request').digest();
  return createHmac('sha256', secretSigning).update(toSign).digest('hex');
}

interface Asked {
  readonly PhoneNumberSet: readonly string[];
  readonly SmsSdkAppId: string;
  readonly SignName: string;
  readonly TemplateId: string;
  readonly TemplateParamSet: readonly string[];
  readonly SessionContext?: string;
}

function sendSms({ body }: RawRequest): Reply {
  const asked = JSON.parse(body) as Asked;
  if (asked.SmsSdkAppId !== tencentAccount.appId)
    return error('UnauthorizedOperation.SmsSdkAppIdVerifyFail', 'Verification for `SmsSdkAppId` is failed.');
  if (asked.SignName !== signName)
    return status(
      asked,
      'FailedOperation.SignatureIncorrectOrUnapproved',
      'signature is incorrect or unapproved',
    );
  if (approved[asked.TemplateId] !== asked.TemplateParamSet.length)
    return status(
      asked,
      'FailedOperation.TemplateIncorrectOrUnapproved',
      'template is incorrect or unapproved',
    );
  if (!/^\+86\d{11}$/.test(asked.PhoneNumberSet[0] ?? ''))
    return status(asked, 'InvalidParameterValue.IncorrectPhoneNumber', 'phone number is incorrect');
  return status(asked, 'Ok', 'send success');
}

/** The outcome for the number, as it stands inside a call that succeeded. */
function status(asked: Asked, Code: string, Message: string): Reply {
  return {
    status: 200,
    body: {
      Response: {
        SendStatusSet: [
          {
            SerialNo: Code === 'Ok' ? '5000:1045710669157053657849499619' : '',
            PhoneNumber: asked.PhoneNumberSet[0],
            Fee: Code === 'Ok' ? 1 : 0,
            SessionContext: asked.SessionContext ?? '',
            Code,
            Message,
            IsoCode: 'CN',
          },
        ],
        RequestId,
      },
    },
  };
}

/** A number refused in a call that succeeded, whatever was asked. */
export function refused(Code: string): Reply {
  return status(
    {
      ...tencentAccount,
      SmsSdkAppId: '',
      SignName: '',
      TemplateId: '',
      TemplateParamSet: [],
      PhoneNumberSet: ['+8613800138000'],
    },
    Code,
    'refused',
  );
}

/** A call refused as a whole. */
export function error(Code: string, Message: string): Reply {
  return { status: 200, body: { Response: { Error: { Code, Message }, RequestId } } };
}
