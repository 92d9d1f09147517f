/** What the program says while it starts, to the person in front of the terminal. */
export const startTexts = {
  building: { zh: '正在生成网页……', en: 'Building the web pages …' },
  migrating: { zh: '正在准备数据库……', en: 'Preparing the database …' },
  demo: { zh: '正在载入演示数据……', en: 'Loading demo data …' },
  demoRemoved: { zh: '演示数据已删除', en: 'The demo data is gone' },
  htsLoaded: {
    zh: 'HTS {name} 已载入，自 {effective} 起适用，共 {lines} 行',
    en: 'HTS {name} is loaded, in force from {effective}, {lines} rows',
  },
  htsUsage: {
    zh: '用法：npm run hts:load -- 文件 版本名 生效日期，例如 npm run hts:load -- hts.json "2026 Revision 10" 2026-06-08',
    en: 'Usage: npm run hts:load -- FILE NAME EFFECTIVE, such as npm run hts:load -- hts.json "2026 Revision 10" 2026-06-08',
  },
  noHtsFile: { zh: '找不到文件 {file}，未载入', en: 'There is no file {file}, nothing is loaded' },
  noHts: {
    zh: '{file} 不是 HTS 版本文件，未载入：{why}',
    en: '{file} is no edition of the HTS, nothing is loaded: {why}',
  },
  ready: { zh: '衡线已启动，用时 {seconds} 秒', en: 'Loadline is ready after {seconds} s' },
  address: { zh: '网址', en: 'Address' },
  data: { zh: '数据目录', en: 'Data' },
  accounts: { zh: '演示账号', en: 'Demo accounts' },
  administrator: {
    zh: '管理员账号 admin，密码在文件',
    en: 'Administrator admin, whose password is in',
  },
  neutralForwarder: { zh: '货运代理', en: 'Freight forwarder' },
  everyCustomer: { zh: '全部客户', en: 'All customers' },
  administratorName: { zh: '管理员', en: 'Administrator' },
  noSms: {
    zh: '警告：未配置短信服务商，验证码无法送达（见 docs/operating.md，SMS_PROVIDER）',
    en: 'Warning: no SMS provider is configured, so codes reach nobody (see docs/operating.md, SMS_PROVIDER)',
  },
  stopHint: { zh: '按 Ctrl-C 停止', en: 'Press Ctrl-C to stop' },
  stopping: { zh: '正在停止……', en: 'Stopping …' },
  stopped: { zh: '已停止', en: 'Stopped' },
  portTaken: {
    zh: '端口 {port} 已被占用，请用 PORT=… 换一个端口',
    en: 'Port {port} is in use. Choose another one with PORT=…',
  },
  unsafe: {
    zh: '拒绝启动，客户数据将失去保护：{reasons}',
    en: "Refusing to serve, because customers' data would not be protected: {reasons}",
  },
  olderDatabase: {
    zh: '数据库停在 {step}，早于本版本可以直接升级的范围：请先用 0.1.0 版（提交 1ce0d3d）以同一数据启动一次，再启动本版本',
    en: 'The database ends with {step}, which is older than this release can bring up to date: start 0.1.0 (commit 1ce0d3d) with the same data once, then this release again',
  },
  newerDatabase: {
    zh: '数据库已由更新的版本升级到 {step}，本版本不认识：请启动那个更新的版本，或恢复升级前的备份',
    en: 'A newer release has brought the database to {step}, which this one does not know: start that release, or restore the backup from before the upgrade',
  },
  alteredMigration: {
    zh: '数据库迁移 {step} 在执行之后被改动：请恢复该文件原来的内容；新的改动请写成新编号的迁移',
    en: 'The migration {step} was altered after the database had it: bring back the file as it was; what is new goes into a migration with a new number',
  },
  foreignLogins: {
    zh: '数据库登录 {logins} 的密码不是 {folder} 中保存的密码：它们由另一个 DATA_DIR 创建。请使用那个 DATA_DIR（同一套系统的所有进程共用一个），或从中复制 loadline_*.password 文件；另一套系统请使用另一个数据库',
    en: 'The logins {logins} have other passwords than those kept in {folder}: another DATA_DIR made them. Use that one (all processes of an installation share it) or copy its loadline_*.password files; a second installation needs a database of its own',
  },
  lostSecret: {
    zh: '找不到本数据库所用的密钥 {file}，没有它所有密码和两步验证都会失效。请从备份恢复该文件，或用 SECRET_KEY 给出同一密钥',
    en: 'The secret {file} that this database was filled with is missing, and without it no password and no second factor is right any more. Restore the file from your backup, or give the same secret as SECRET_KEY',
  },
  otherSecret: {
    zh: '{given} 不是本数据库所用的密钥，用它所有密码和两步验证都会失效。请给出原来的密钥（SECRET_KEY，或 DATA_DIR 中的 secret.key）',
    en: '{given} is not the secret that this database was filled with, and with it no password and no second factor is right any more. Give the one it had before (SECRET_KEY, or secret.key in DATA_DIR)',
  },
  reset: { zh: '新密码在文件 {file}', en: 'The new password is in {file}' },
  resetNeedsOwner: {
    zh: '重置密码需要数据库管理员地址：请设置 DATABASE_ADMIN_URL',
    en: 'A reset needs the address of an administrator of the database: set DATABASE_ADMIN_URL',
  },
  resetOfNobody: {
    zh: '货代内部没有用户名为 {username} 的用户',
    en: 'Nobody of the forwarder has the user name {username}',
  },
  auditWhole: {
    zh: '审计日志完整：{sealed} 条均与封印相符，{anchors} 个锚点均在链上',
    en: 'The audit log is whole: {sealed} entries fit their seals, and {anchors} anchors lie on the chain',
  },
  auditBroken: {
    zh: '审计日志不完整：{count} 处不符（共 {sealed} 个封印）',
    en: 'The audit log is not whole: {count} findings among {sealed} seals',
  },
  auditAltered: {
    zh: '第 {seq} 条被改动或调换：{id}（{at}）',
    en: 'Entry {seq} was altered or moved: {id} of {at}',
  },
  auditRemoved: { zh: '第 {seq} 条被删除：{id}（{at}）', en: 'Entry {seq} was removed: {id} of {at}' },
  auditSealRemoved: { zh: '第 {seq} 条的封印被删除', en: 'The seal of entry {seq} was removed' },
  auditAdded: {
    zh: '事后加入、没有封印的一条：{id}（{at}）',
    en: 'Added afterwards, without a seal: {id} of {at}',
  },
  auditCut: {
    zh: '链上没有 {at} 记下的锚点（第 {seq} 条）：其后被截断或重写',
    en: 'The chain has left the anchor of {at} (entry {seq}): it was cut or written anew',
  },
  auditNoAnchors: { zh: '没有锚点文件 {file}', en: 'There is no file of anchors {file}' },
  missingLogins: {
    zh: '请设置 DATABASE_ADMIN_URL，或同时设置 DATABASE_URL、DATABASE_STAFF_URL 和 DATABASE_JOBS_URL',
    en: 'Set DATABASE_ADMIN_URL, or DATABASE_URL, DATABASE_STAFF_URL and DATABASE_JOBS_URL together',
  },
} as const;
