import { homedir } from 'node:os';
import { join } from 'node:path';
import { settingProblems } from '@loadline/contract/start/settings.text';
import { rightValueTexts } from '@loadline/contract/start/settings.values.text';
import { mailSettings, smsSettings } from './config.messages.ts';
import { type Finding, settingsReader } from './config.reader.ts';
import { settings } from './config.settings.ts';
import { unreachableFolder, unwritableFolder } from './embedded/data-folder.ts';
import { StartFailure } from './start-failure.ts';

/** Every wrong setting of one start, with what would be right. */
export class ConfigError extends StartFailure {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const lines = (language: 'zh' | 'en') =>
      [settingProblems.heading, ...findings.map(({ text }) => text)]
        .map((text) => text[language])
        .join('\n  ');
    super({ zh: lines('zh'), en: lines('en') });
    this.name = 'ConfigError';
    this.findings = findings;
  }
}

export type Config = ReturnType<typeof readConfig>;

/** The environment, read once at start. Throws a ConfigError that holds everything wrong. Meanings: docs/configuration.md. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const reader = settingsReader(env);
  const { findings, find, value } = reader;
  const databaseUrl = value('DATABASE_URL', settings.DATABASE_URL);
  const databaseAdminUrl = value('DATABASE_ADMIN_URL', settings.DATABASE_ADMIN_URL);
  const config = {
    production: value('NODE_ENV', settings.NODE_ENV) === 'production',
    port: value('PORT', settings.PORT),
    host: value('HOST', settings.HOST),
    dataDir: value('DATA_DIR', settings.DATA_DIR) ?? initialDataDir(env),

    /** Where links in mail lead; undefined when nobody has said. */
    publicUrl: value('PUBLIC_URL', settings.PUBLIC_URL),

    /** No server was named: Loadline runs its own. */
    embeddedDatabase: databaseUrl === undefined && databaseAdminUrl === undefined,
    databaseUrl,
    databaseStaffUrl: value('DATABASE_STAFF_URL', settings.DATABASE_STAFF_URL),
    databaseJobsUrl: value('DATABASE_JOBS_URL', settings.DATABASE_JOBS_URL),
    databaseAdminUrl,
    poolSize: value('POOL_SIZE', settings.POOL_SIZE),

    trustProxy: value('TRUST_PROXY', settings.TRUST_PROXY) ?? [],
    webhookNetworks: value('WEBHOOK_NETWORKS', settings.WEBHOOK_NETWORKS) ?? [],
    /** Undefined: the one that `keptSecret` keeps in the data folder. */
    secretKey: value('SECRET_KEY', settings.SECRET_KEY),
    demoData: value('DEMO_DATA', settings.DEMO_DATA),
    /** What an installation without demo data calls its forwarder at first. */
    forwarderName: {
      zh: value('FORWARDER_NAME_ZH', settings.FORWARDER_NAME_ZH),
      en: value('FORWARDER_NAME_EN', settings.FORWARDER_NAME_EN),
    },
    logLevel: value('LOG_LEVEL', settings.LOG_LEVEL),
    requestDeadlineMs: value('REQUEST_DEADLINE_MS', settings.REQUEST_DEADLINE_MS),

    allowQueryCredentials: value('ALLOW_QUERY_CREDENTIALS', settings.ALLOW_QUERY_CREDENTIALS),
    passwordMin: value('PASSWORD_MIN', settings.PASSWORD_MIN),
    loginFailuresPerAccount: value('LOGIN_FAILURES_PER_ACCOUNT', settings.LOGIN_FAILURES_PER_ACCOUNT),
    loginFailuresPerAddress: value('LOGIN_FAILURES_PER_ADDRESS', settings.LOGIN_FAILURES_PER_ADDRESS),
    loginWindowMinutes: value('LOGIN_WINDOW_MINUTES', settings.LOGIN_WINDOW_MINUTES),
    /** Providers of single sign-on that may be reached without TLS or in a private network. */
    ssoAllowHttp: value('SSO_ALLOW_HTTP', settings.SSO_ALLOW_HTTP) ?? [],
    apiPerMinute: value('API_PER_MINUTE', settings.API_PER_MINUTE),
    uploadsPerHour: value('UPLOADS_PER_HOUR', settings.UPLOADS_PER_HOUR),
    filesPerHour: value('FILES_PER_HOUR', settings.FILES_PER_HOUR),
    fileSpaceMegabytes: value('FILE_SPACE_MB', settings.FILE_SPACE_MB),
    scanCommand: value('SCAN_COMMAND', settings.SCAN_COMMAND),
    smsPerDay: value('SMS_PER_DAY', settings.SMS_PER_DAY),
    /** What a carrier's machine must know to send messages; undefined: none may. */
    feedKey: value('FEED_KEY', settings.FEED_KEY),
    /** What /metrics is read with; undefined: from this machine alone. */
    metricsToken: value('METRICS_TOKEN', settings.METRICS_TOKEN),
    feedPerMinute: value('FEED_PER_MINUTE', settings.FEED_PER_MINUTE),
    trackingPerMinute: value('TRACKING_PER_MINUTE', settings.TRACKING_PER_MINUTE),
    trackingPerDay: value('TRACKING_PER_DAY', settings.TRACKING_PER_DAY),
    importMaxMegabytes: value('IMPORT_MAX_MB', settings.IMPORT_MAX_MB),
    importMaxRows: value('IMPORT_MAX_ROWS', settings.IMPORT_MAX_ROWS),

    sms: smsSettings(reader),
    mail: mailSettings(reader),
  };

  for (const name of ['DATABASE_STAFF_URL', 'DATABASE_JOBS_URL'] as const) {
    if (config.embeddedDatabase && env[name]) find(name, settingProblems.incompleteDatabase);
  }
  if (config.production && !config.embeddedDatabase && !config.secretKey) {
    find('SECRET_KEY', settingProblems.secretRequired, { right: rightValueTexts.key });
  }
  const flaw =
    unwritableFolder(config.dataDir) ??
    (config.embeddedDatabase ? unreachableFolder(config.dataDir) : undefined);
  if (flaw) find('DATA_DIR', flaw);
  if (findings.length > 0) throw new ConfigError(findings);
  return config;
}

/** The person's own folder for data by the XDG rules; root runs services, and /root is closed to the database. */
function initialDataDir(env: NodeJS.ProcessEnv): string {
  if (process.getuid?.() === 0) return '/var/lib/loadline';
  return join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share'), 'loadline');
}
