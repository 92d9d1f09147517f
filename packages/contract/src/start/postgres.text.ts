import type { Text } from '../kernel/text.ts';

/** What the embedded database says while it starts, and why it may refuse to. */
export const postgresTexts = {
  copying: {
    zh: '数据库账户无法进入程序目录，正在复制数据库程序…',
    en: 'Copying the database programs to where the database account can reach them…',
  },
  creating: { zh: '首次启动：正在创建数据库…', en: 'First start: creating the database…' },
  starting: { zh: '正在启动数据库…', en: 'Starting the database…' },
  recovering: {
    zh: '数据库正在恢复，已 {seconds} 秒…',
    en: 'The database is still recovering, {seconds} s so far…',
  },
  stoppingOrphan: {
    zh: '正在停止上次异常退出时留下的数据库（进程 {pid}）…',
    en: 'Stopping the database that an interrupted run left behind (process {pid})…',
  },
  waitingForLock: {
    zh: '上一个数据库进程尚未完全结束，正在等待（最多 {seconds} 秒）…',
    en: 'The previous database process has not fully ended yet, waiting (at most {seconds} s)…',
  },
  died: { zh: '数据库意外停止，正在重新启动…', en: 'The database stopped unexpectedly, starting it again…' },
  revived: { zh: '数据库已恢复。', en: 'The database is back.' },
  stillDown: { zh: '数据库仍无法启动：{reason}', en: 'The database still does not start: {reason}' },

  noPackage: {
    zh: '此系统（{platform}）没有内置数据库。请重新运行 npm ci；若仍无，请用 DATABASE_URL 指定一个 PostgreSQL 15 或更高版本。',
    en: 'There is no built-in database for this system ({platform}). Run npm ci again; if it is still missing, point DATABASE_URL at a PostgreSQL server, version 15 or later.',
  },
  cannotRun: {
    zh: '内置数据库在此系统上无法运行：{reason}。请用 DATABASE_URL 指定一个 PostgreSQL 15 或更高版本。',
    en: 'The built-in database cannot run on this system: {reason}. Point DATABASE_URL at a PostgreSQL server, version 15 or later.',
  },
  cannotCreate: {
    zh: '无法在 {folder} 创建数据库：{reason}',
    en: 'The database cannot be created in {folder}: {reason}',
  },
  cannotStart: {
    zh: '数据库无法启动：{reason}（日志：{log}）',
    en: 'The database does not start: {reason} (log: {log})',
  },
  cannotStop: {
    zh: '无法停止数据库进程 {pid}，请先手动结束它再启动。',
    en: 'The database process {pid} does not stop. End it by hand, then start again.',
  },
  alreadyRunning: {
    zh: '另一个 Loadline（进程 {pid}）正在使用数据目录 {folder}。请先停止它，或为本次启动设置不同的 DATA_DIR。',
    en: 'Another Loadline (process {pid}) is using the data folder {folder}. Stop it first, or give this one a DATA_DIR of its own.',
  },
  foreignFolder: {
    zh: '目录 {folder} 属于其他用户，不能使用。请换一个 DATA_DIR，或删除该目录，或以其所有者启动。',
    en: 'The folder {folder} belongs to another user and cannot be used. Choose another DATA_DIR, remove that folder, or start as its owner.',
  },
  damagedSecret: {
    zh: '密钥文件 {file} 已损坏（须为至少 32 字节的 base64）。请从备份恢复它。',
    en: 'The secret file {file} is damaged (it must hold at least 32 bytes as base64). Restore it from your backup.',
  },
} as const satisfies Record<string, Text>;
