import { PORT } from './address.ts';

// This path works even if the server's account cannot enter a parent folder.
export const DATA_FOLDER = '/proc/self/cwd';

const SETTINGS = {
  port: PORT,
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  wal_compression: 'on',
  random_page_cost: 1.1,
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Syncs the whole file system once before a recovery, instead of 1,500 files one by one.
  recovery_init_sync_method: 'syncfs',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Logs starts, crashes and recoveries, but not query errors, which can contain user data and reach the app anyway.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** Returns the arguments of `postgres`. They are passed at each start, so that new settings apply to old folders. */
export function serverArguments(): string[] {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', DATA_FOLDER, ...settings];
}
