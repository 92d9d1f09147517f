import type { Text } from '../kernel/text.ts';

/** What each environment variable decides, for docs/configuration.md and for the refusal of a wrong value. */
export const settingTexts = {
  NODE_ENV: {
    zh: '运行方式。production 下不自动载入演示数据；使用外部数据库时必须给出 SECRET_KEY。',
    en: 'How this installation runs. In production no demo data is loaded by itself, and with a database server of your own SECRET_KEY is required.',
  },
  PORT: {
    zh: '网页与接口的端口；0 表示任意空闲端口。',
    en: 'Port of the pages and the API; 0 takes any free one.',
  },
  HOST: {
    zh: '监听地址。127.0.0.1 只接受本机访问；0.0.0.0 接受所有网卡（请放在 TLS 反向代理之后）。',
    en: 'Address to listen on. 127.0.0.1 serves this machine alone; 0.0.0.0 serves every network card (put a TLS proxy in front).',
  },
  DATA_DIR: {
    zh: '数据目录：内置数据库、上传的文件、生成的密钥。root 默认 /var/lib/loadline，其他用户默认 $XDG_DATA_HOME/loadline 或 ~/.local/share/loadline。',
    en: 'Folder of the embedded database, uploaded files and generated secrets. For root /var/lib/loadline, for others $XDG_DATA_HOME/loadline or ~/.local/share/loadline.',
  },
  PUBLIC_URL: {
    zh: '本站对外的地址，写进邮件里的链接。不设置则不发带链接的邮件，如物流节点订阅，也没有单点登录。',
    en: 'The address under which the site is reached, for links in mail. Without it no mail with a link is sent, such as those about milestones, and there is no single sign-on.',
  },
  DATABASE_URL: {
    zh: '外部 PostgreSQL（15 或更高）的客户连接（受行级安全约束的账户）。不设置任何 DATABASE_… 时使用内置数据库。',
    en: 'A PostgreSQL server of your own (15 or later), as the login that serves customers under row level security. Without any DATABASE_… the embedded database is used.',
  },
  DATABASE_STAFF_URL: {
    zh: '同一数据库的员工连接。',
    en: 'The same database as the login that serves staff.',
  },
  DATABASE_JOBS_URL: {
    zh: '同一数据库的后台任务连接。',
    en: 'The same database as the login of the background jobs.',
  },
  DATABASE_ADMIN_URL: {
    zh: '同一数据库的管理连接，用于升级表结构和创建账户。只给出它时，首次启动会自动创建其余账户。',
    en: 'The same database as an administrator, who migrates it and creates the logins. Given alone, the first start creates the other logins itself.',
  },
  POOL_SIZE: { zh: '每类用户的数据库连接数。', en: 'Database connections for each kind of user.' },
  TRUST_PROXY: {
    zh: '可信反向代理的 IP 或网段，逗号分隔；只有它们的 X-Forwarded-For 才被采信。',
    en: 'Addresses or networks of your own proxies, separated by commas; only their X-Forwarded-For is believed.',
  },
  SECRET_KEY: {
    zh: '会话、验证码与审计链所用密钥：至少 32 个随机字节的 base64 或十六进制。不设置时在 DATA_DIR 中生成；多个进程必须使用同一个。',
    en: 'Key behind sessions, codes and the audit chain: at least 32 random bytes as base64 or hex. Generated in DATA_DIR when absent; several processes must share one.',
  },
  DEMO_DATA: {
    zh: '演示数据：auto 仅在数据库为空且非 production 时载入；on 为空时总是载入；off 从不。',
    en: 'Demo data: auto loads it into an empty database outside production, on into any empty database, off never.',
  },
  FORWARDER_NAME_ZH: {
    zh: '货代公司中文名，仅在首次启动且没有演示数据时使用。',
    en: 'Chinese name of the forwarder, used once: at the first start without demo data.',
  },
  FORWARDER_NAME_EN: { zh: '货代公司英文名，同上。', en: 'English name of the forwarder, likewise.' },
  LOG_LEVEL: { zh: '写入日志的最低级别。', en: 'Least severity that is logged.' },
  REQUEST_DEADLINE_MS: {
    zh: '一次请求的最长处理时间（毫秒），超过则回答 503。',
    en: 'Longest time for one request in milliseconds; beyond it the answer is 503.',
  },
  ALLOW_QUERY_CREDENTIALS: {
    zh: '登录接口是否接受写在网址参数里的用户名和密码。规范如此规定；自带页面放在请求体中发送。',
    en: 'Whether the login call accepts user name and password in the query string, as the specification has it. Our own pages send them in the body.',
  },
  PASSWORD_MIN: {
    zh: '新密码的最短长度（最长 20）。',
    en: 'Least length of a new password (the most is 20).',
  },
  LOGIN_FAILURES_PER_ACCOUNT: {
    zh: '时间窗内同一账户允许的登录失败次数，超过后逐次延迟。',
    en: 'Failed logins per account within the window before each further try is delayed.',
  },
  LOGIN_FAILURES_PER_ADDRESS: {
    zh: '时间窗内同一地址允许的登录失败次数。',
    en: 'Failed logins per address within the window.',
  },
  LOGIN_WINDOW_MINUTES: {
    zh: '登录失败计数的时间窗（分钟）。',
    en: 'The window for failed logins in minutes.',
  },
  SSO_ALLOW_HTTP: {
    zh: '单点登录：允许不加密或在内部网络中的登录服务，主机名[:端口]，逗号分隔，如 keycloak:8080。其他登录服务只能是公网的 https 地址。',
    en: 'Single sign-on: providers without encryption or inside a private network that are allowed, as host[:port] separated by commas, such as keycloak:8080. All others are https addresses of the public internet.',
  },
  API_PER_MINUTE: { zh: '每个用户每分钟的接口调用数。', en: 'API calls per user and minute.' },
  UPLOADS_PER_HOUR: { zh: '每个用户每小时可导入的工作簿数。', en: 'Workbooks to import per user and hour.' },
  FILES_PER_HOUR: { zh: '每个用户每小时可上传的单证和照片数。', en: 'Papers and photos per user and hour.' },
  FILE_SPACE_MB: {
    zh: '每个客户可用的文件空间（MB），用完后回答 507。',
    en: 'File space of each customer in MB; beyond it an upload is answered with 507.',
  },
  SCAN_COMMAND: {
    zh: '病毒扫描命令，用于所有上传的文件，文件路径附在最后，不经过 shell；退出码 0 通过，1 有病毒，其他视为无法扫描，拒绝上传。如 clamdscan --no-summary --fdpass。未设置则不扫描。',
    en: 'Command that scans every uploaded file for viruses; the path is added as its last word and no shell is involved. Exit code 0 passes, 1 means infected, any other that the scan failed and the upload is refused. For example clamdscan --no-summary --fdpass. Without it nothing is scanned.',
  },
  WEBHOOK_NETWORKS: {
    zh: '允许回调访问的内网 IP 或网段，逗号分隔，可用 http。不设置时只访问互联网上的 https 地址。',
    en: 'Addresses or networks inside that webhooks may reach, separated by commas, by http, too. Without it only https addresses on the internet.',
  },
  FEED_KEY: {
    zh: '承运人系统提交报文（POST /cbsapi/feed）的密钥。不设置则不接受。',
    en: "Key with which carriers' systems send messages (POST /cbsapi/feed). Without it none are taken.",
  },
  METRICS_TOKEN: {
    zh: '读取 /metrics 的口令（Bearer）。不设置则只回答本机、未经代理的请求。',
    en: 'Token (bearer) that /metrics is read with. Without it only this machine itself is answered, and no proxy.',
  },
  FEED_PER_MINUTE: { zh: '每分钟接受的报文总数。', en: 'Messages taken per minute in all.' },
  TRACKING_PER_MINUTE: {
    zh: '公开查询：每个地址每分钟可查询的单号数。',
    en: 'Public tracking: numbers asked per address and minute.',
  },
  TRACKING_PER_DAY: {
    zh: '公开查询：每个地址每天可查询的单号数。',
    en: 'Public tracking: numbers asked per address and day.',
  },
  IMPORT_MAX_MB: { zh: '导入文件的最大体积（MB）。', en: 'Largest import file in MB.' },
  IMPORT_MAX_ROWS: { zh: '一次导入的最多行数。', en: 'Most rows of one import.' },
  SMS_PROVIDER: {
    zh: '短信由谁发送。log 不发送，短信只留在站内发件箱；production 下 log 视为未配置，每条短信都会失败并说明原因。',
    en: 'Who sends SMS. log sends nothing and leaves each message in the outbox of the staff console; in production log counts as not configured, and every message fails saying so.',
  },
  SMS_KEY_ID: {
    zh: '服务商账户：阿里云 AccessKey ID、腾讯云 SecretId 或 Twilio Account SID。',
    en: 'Account at the provider: Aliyun AccessKey ID, Tencent Cloud SecretId or Twilio Account SID.',
  },
  SMS_KEY_SECRET: {
    zh: '账户的密钥：阿里云 AccessKey Secret、腾讯云 SecretKey 或 Twilio Auth Token。',
    en: 'Secret of that account: Aliyun AccessKey Secret, Tencent Cloud SecretKey or Twilio Auth Token.',
  },
  SMS_SENDER: {
    zh: '发送方：阿里云、腾讯云为已审核的短信签名；Twilio 为发送号码（+…）或 Messaging Service SID（MG…）。',
    en: 'Who a message is from: the approved signature at Aliyun and Tencent Cloud; the number (+…) or Messaging Service SID (MG…) at Twilio.',
  },
  SMS_TEMPLATES: {
    zh: '阿里云、腾讯云：本系统的短信名对应的已审核模板。可在其后按模板顺序列出变量；不列则按本系统的顺序全部传入。',
    en: 'Aliyun and Tencent Cloud: the approved template of each of our messages. After it the values may be named in the order of the template; unnamed, all are passed in ours.',
  },
  SMS_APP_ID: { zh: '腾讯云短信应用的 SdkAppId。', en: 'SdkAppId of the SMS application at Tencent Cloud.' },
  SMS_REGION: {
    zh: '腾讯云的地域。',
    en: 'Region at Tencent Cloud.',
  },
  SMS_REACH: {
    zh: '短信能发到哪里：mainland 仅中国大陆，world 各国。不设置时阿里云、腾讯云为 mainland（境外需另行审核签名与模板），Twilio 为 world。',
    en: 'Where SMS can go: mainland for mainland China alone, world for every country. Unset: mainland at Aliyun and Tencent Cloud, whose signature and templates need another approval for abroad, world at Twilio.',
  },
  SMS_ENDPOINT: {
    zh: '服务商接口的地址；不设置时用其官方地址。可指向专用网关。',
    en: "Address of the provider's API, if not its official one; a private gateway can stand here.",
  },
  SMS_PER_DAY: {
    zh: '全系统每天最多发送的验证码条数，防止被人恶意耗费短信费。',
    en: 'Codes sent by SMS per day in all, so that nobody can run up the bill.',
  },
  MAIL_URL: {
    zh: '发送邮件的 SMTP 服务器；不设置则不发邮件。给出密码且不是本机时必须加密（STARTTLS 或 smtps）。',
    en: 'SMTP server for mail; without one no mail is sent. With a password and beyond this machine, encryption is required (STARTTLS or smtps).',
  },
  MAIL_FROM: {
    zh: '邮件的发件人。',
    en: 'Whom mail is from.',
  },
} as const satisfies Record<string, Text>;

export type SettingName = keyof typeof settingTexts;

/** Why a start is refused over its settings. `{value}` never holds a secret. */
export const settingProblems = {
  heading: {
    zh: '配置有误，无法启动（说明见 docs/configuration.md）：',
    en: 'The configuration is wrong, so nothing was started (see docs/configuration.md):',
  },
  wrongValue: { zh: '{name} = {value}，应为：{right}', en: '{name} = {value}, but it must be {right}' },
  secretValue: { zh: '（不显示）', en: '(not shown)' },
  bothForms: {
    zh: '{name} 与 {name}_FILE 只能设置一个',
    en: '{name} and {name}_FILE are both set; keep one',
  },
  unreadableFile: {
    zh: '{name}_FILE 指向的文件 {value} 无法读取',
    en: '{name}_FILE names {value}, which cannot be read',
  },
  incompleteDatabase: {
    zh: '设置了 {name}，但没有 DATABASE_URL 或 DATABASE_ADMIN_URL',
    en: '{name} is set, but neither DATABASE_URL nor DATABASE_ADMIN_URL is',
  },
  neededWith: {
    zh: '设置了 {cause}，因此必须设置 {name}：{right}',
    en: '{cause} is set, so {name} must be set too: {right}',
  },
  secretRequired: {
    zh: 'production 且使用外部数据库时必须设置 SECRET_KEY 或 SECRET_KEY_FILE：{right}',
    en: 'SECRET_KEY or SECRET_KEY_FILE must be set in production with a database server of your own: {right}',
  },
  notWritable: {
    zh: 'DATA_DIR = {value}，但当前用户不能写入 {folder}',
    en: 'DATA_DIR = {value}, but we may not write to {folder}',
  },
  closedFolder: {
    zh: 'DATA_DIR = {value}，但运行数据库的账户（uid {uid}）不能进入 {folder}。请把 DATA_DIR 设到别处（如 /var/lib/loadline），或执行 chmod o+x {folder}，或以普通用户启动',
    en: 'DATA_DIR = {value}, but the account that runs the database (uid {uid}) may not enter {folder}. Choose another DATA_DIR (such as /var/lib/loadline), or run chmod o+x {folder}, or start as an ordinary user',
  },
} as const satisfies Record<string, Text>;
