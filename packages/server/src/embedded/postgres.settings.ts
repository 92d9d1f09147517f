import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** The memory this process may count on, in MB: the machine's, or the container's when that is less. */
export function availableMegabytes(): number {
  const machine = totalmem();
  const container = process.constrainedMemory();
  return Math.floor((container > 0 ? Math.min(container, machine) : machine) / megabyte);
}

/** The server's settings. They are given on the command line at every start, so an upgrade always applies them. */
export function serverSettings(memory: number, socketFolder: string): Record<string, string> {
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, memory / part)))}MB`;
  return {
    cluster_name: 'loadline',
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',

    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    shared_buffers: share(8, 64, 1024),
    effective_cache_size: share(2, 128, 65536),
    maintenance_work_mem: share(32, 32, 512),
    work_mem: share(512, 4, 32),
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',

    // People's data must not reach the log: neither parameters, nor statements, nor the DETAIL of a violated key.
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // One file a weekday, written over after a week. A pipe to us would break when we are killed.
    logging_collector: 'on',
    log_directory: '../log',
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
  };
}
