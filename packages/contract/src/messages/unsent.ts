import type { CodeOf } from '../kernel/code.ts';
import { codeTable, isCode, wordOf } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

/** Why a message did not go out, as far as we know it ourselves. */
export const unsentReasons = codeTable('reason of an unsent message', {
  'not-configured': {
    zh: '尚未配置发送该消息的服务商',
    en: 'No provider is configured to send it through',
  },
  nobody: { zh: '没有账号使用该手机号或邮箱', en: 'No account has this mobile or mail address' },
  template: {
    zh: '该类消息没有可用的短信模板',
    en: 'No template is configured for this kind of message',
  },
  values: { zh: '消息缺少短信模板需要的内容', en: 'The template needs a value that the message lacks' },
  late: { zh: '验证码已过期，不再发送', en: 'The code had expired before it could be sent' },
  abroad: { zh: '短信服务未开通境外号码', en: 'The SMS provider is not set up for numbers abroad' },
  number: { zh: '手机号无效', en: 'The mobile number is not valid' },
  address: { zh: '邮箱地址无效', en: 'The mail address is not valid' },
  deadline: { zh: '服务商未及时应答', en: 'The provider did not answer in time' },
  unreachable: { zh: '无法连接服务商', en: 'The provider could not be reached' },
});

export type UnsentReason = CodeOf<typeof unsentReasons>;

/** What became of a message in words; the code of a provider stands beside them, its support asks for it. */
export function unsentSaid(error: string): Text {
  if (isCode(unsentReasons, error)) return wordOf(unsentReasons, error);
  if (/^E[A-Z]+$/.test(error))
    return {
      zh: `邮件服务器发送失败（${error}）`,
      en: `Sending through the mail server failed (${error})`,
    };
  return { zh: `服务商拒绝发送（${error}）`, en: `The provider refused it (${error})` };
}
