/** What the program says while it starts, to the person in front of the terminal. */
export const startTexts = {
  building: { zh: '正在生成网页……', en: 'Building the web pages …' },
  migrating: { zh: '正在准备数据库……', en: 'Preparing the database …' },
  demo: { zh: '正在载入演示数据……', en: 'Loading demo data …' },
  demoRemoved: { zh: '演示数据已删除', en: 'The demo data is gone' },
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
  missingLogins: {
    zh: '请设置 DATABASE_ADMIN_URL，或同时设置 DATABASE_URL、DATABASE_STAFF_URL 和 DATABASE_JOBS_URL',
    en: 'Set DATABASE_ADMIN_URL, or DATABASE_URL, DATABASE_STAFF_URL and DATABASE_JOBS_URL together',
  },
} as const;
