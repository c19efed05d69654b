/** Settings of the embedded server: for two processor cores and a few gigabytes, shared with the game itself. */

import { type MeetingPoint, port } from './places.ts';

/**
 * Returns the command line arguments that start the server.
 *
 * @param isDurable false only for throwaway databases of tests: an outage may then destroy the whole cluster
 */
export function serverArguments(cluster: string, meeting: MeetingPoint, isDurable: boolean): string[] {
  const settings = {
    // Only our own processes: no TCP port, and sockets in a folder that only our user may enter.
    listen_addresses: '',
    port,
    unix_socket_directories: meeting.socketDir,
    unix_socket_permissions: '0700',
    max_connections: 60,

    // An acknowledged commit is on the disk.
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',

    shared_buffers: '512MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    // A game day is one burst of writes: room enough that it does not force a checkpoint.
    max_wal_size: '1GB',
    checkpoint_completion_target: 0.9,
    // No replica reads this server's log.
    wal_level: 'minimal',
    max_wal_senders: 0,
    // Requests are many and small: compiling queries or splitting them over cores costs more than it gives.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    max_worker_processes: 2,
    autovacuum_max_workers: 2,

    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
