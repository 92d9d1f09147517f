import type { Text } from '../kernel/text.ts';

/** What a right value looks like. */
export const rightValueTexts = {
  whole: { zh: '{from} 到 {to} 的整数', en: 'a whole number from {from} to {to}' },
  oneOf: { zh: '以下之一：{choices}', en: 'one of {choices}' },
  onOff: { zh: 'on 或 off', en: 'on or off' },
  host: { zh: 'IP 地址或主机名', en: 'an IP address or a host name' },
  hosts: { zh: '主机名[:端口]，逗号分隔', en: 'host[:port], separated by commas' },
  folder: { zh: '目录路径', en: 'the path of a folder' },
  postgresUrl: { zh: 'postgres://用户:密码@主机/数据库', en: 'postgres://user:password@host/database' },
  networks: {
    zh: 'IP 或网段，逗号分隔，如 10.0.0.0/8',
    en: 'addresses or networks separated by commas, e.g. 10.0.0.0/8',
  },
  key: {
    zh: '至少 32 个随机字节的 base64 或十六进制（openssl rand -base64 32）',
    en: 'at least 32 random bytes as base64 or hex (openssl rand -base64 32)',
  },
  token: {
    zh: '24 到 200 个字母、数字、- 或 _（openssl rand -hex 24）',
    en: '24 to 200 letters, digits, - or _ (openssl rand -hex 24)',
  },
  line: { zh: '一行文字，最多 {most} 个字符', en: 'one line of text, at most {most} characters' },
  httpUrl: { zh: 'https://主机[/路径]', en: 'https://host[/path]' },
  smtpUrl: {
    zh: 'smtp://用户:密码@主机:587 或 smtps://用户:密码@主机',
    en: 'smtp://user:password@host:587 or smtps://user:password@host',
  },
  mailbox: {
    zh: '邮箱地址，或 名称 <邮箱地址>',
    en: 'a mail address, or Name <address>',
  },
  smsTemplates: {
    zh: '短信名:模板[:变量/变量]，逗号分隔，如 code:SMS_123,registrationApproved:1110:customerCode',
    en: 'message:template[:value/value] separated by commas, e.g. code:SMS_123,registrationApproved:1110:customerCode',
  },
} as const satisfies Record<string, Text>;
