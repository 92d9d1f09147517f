import type { SettingName } from '@loadline/contract/start/settings.text';
import { httpUrl, line, mailbox, smsTemplates, smtpUrl } from './config.checks.messages.ts';
import {
  type Check,
  folder,
  host,
  hosts,
  key,
  networks,
  oneOf,
  onOff,
  postgresUrl,
  token,
  whole,
} from './config.checks.ts';

/** One variable: `Initial` is what it has when nobody sets it, undefined for one that may stay away. */
export interface Setting<T, Initial extends T | undefined> {
  readonly check: Check<T>;
  readonly initial: Initial;
  /** A secret's value is never shown, and it may come from the file that NAME_FILE names. */
  readonly secret: boolean;
}

function initially<T>(initial: NoInfer<T>, check: Check<T>): Setting<T, T> {
  return { check, initial, secret: false };
}

function optional<T>(check: Check<T>): Setting<T, undefined> {
  return { check, initial: undefined, secret: false };
}

function secret<T>(check: Check<T>): Setting<T, undefined> {
  return { check, initial: undefined, secret: true };
}

/** Every environment variable that Loadline reads, with its default. */
export const settings = {
  NODE_ENV: initially('development', oneOf('development', 'test', 'production')),
  PORT: initially(8080, whole(0, 65535)),
  HOST: initially('127.0.0.1', host),
  DATA_DIR: optional(folder),
  PUBLIC_URL: optional(httpUrl),
  DATABASE_URL: secret(postgresUrl),
  DATABASE_STAFF_URL: secret(postgresUrl),
  DATABASE_JOBS_URL: secret(postgresUrl),
  DATABASE_ADMIN_URL: secret(postgresUrl),
  POOL_SIZE: initially(10, whole(1, 100)),
  TRUST_PROXY: optional(networks),
  SECRET_KEY: secret(key),
  DEMO_DATA: initially('auto', oneOf('auto', 'on', 'off')),
  FORWARDER_NAME_ZH: optional(line(100)),
  FORWARDER_NAME_EN: optional(line(100)),
  LOG_LEVEL: initially('info', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  REQUEST_DEADLINE_MS: initially(5000, whole(100, 60_000)),
  ALLOW_QUERY_CREDENTIALS: initially(true, onOff),
  PASSWORD_MIN: initially(6, whole(6, 20)),
  LOGIN_FAILURES_PER_ACCOUNT: initially(10, whole(1, 100)),
  LOGIN_FAILURES_PER_ADDRESS: initially(60, whole(1, 100_000)),
  LOGIN_WINDOW_MINUTES: initially(15, whole(1, 1440)),
  SSO_ALLOW_HTTP: optional(hosts),
  API_PER_MINUTE: initially(600, whole(1, 1_000_000)),
  UPLOADS_PER_HOUR: initially(60, whole(1, 100_000)),
  FILES_PER_HOUR: initially(600, whole(1, 100_000)),
  FILE_SPACE_MB: initially(20_480, whole(1, 100_000_000)),
  SCAN_COMMAND: optional(line(300)),
  WEBHOOK_NETWORKS: optional(networks),
  FEED_KEY: secret(token),
  METRICS_TOKEN: secret(token),
  FEED_PER_MINUTE: initially(300, whole(1, 100_000)),
  TRACKING_PER_MINUTE: initially(30, whole(1, 1_000_000)),
  TRACKING_PER_DAY: initially(300, whole(1, 10_000_000)),
  IMPORT_MAX_MB: initially(10, whole(1, 100)),
  IMPORT_MAX_ROWS: initially(5000, whole(1, 200_000)),
  SMS_PROVIDER: initially('log', oneOf('log', 'aliyun', 'tencent', 'twilio')),
  SMS_KEY_ID: secret(line(128)),
  SMS_KEY_SECRET: secret(line(128)),
  SMS_SENDER: optional(line(64)),
  SMS_TEMPLATES: optional(smsTemplates),
  SMS_APP_ID: optional(line(32)),
  SMS_REGION: initially('ap-guangzhou', line(32)),
  SMS_REACH: optional(oneOf('mainland', 'world')),
  SMS_ENDPOINT: optional(httpUrl),
  SMS_PER_DAY: initially(10_000, whole(1, 10_000_000)),
  MAIL_URL: secret(smtpUrl),
  MAIL_FROM: optional(mailbox),
} satisfies Record<SettingName, object>;
