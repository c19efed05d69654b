/** Questions about other processes of this machine, answered without trusting a number that may have been reused. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns whether a process with this id is running. A zombie is not: where orphans are not reaped (many containers), a killed
 * process keeps its entry forever, and `kill(pid, 0)` alone would call it alive.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !isZombie(pid);
}

/**
 * Returns whether the process is the postmaster that serves `cluster`, by its command line (ours always names the cluster after
 * `-D`); unlike its working directory, every user may read that, also root in a container without SYS_PTRACE.
 */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  const words = commandLine(pid);
  return words.some((word, index) => word === '-D' && words[index + 1] === cluster);
}

/** Sends the signal; a process that is already gone, or is another user's, is left alone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone, as intended.
  }
}

/** Resolves to whether the process has ended within `milliseconds`. */
export async function hasEndedWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}

function isZombie(pid: number): boolean {
  if (!existsSync('/proc/self/stat')) return systemAnswer(pid, 'stat').startsWith('Z');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold anything; the state follows the last one.
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

function commandLine(pid: number): string[] {
  if (!existsSync('/proc/self/cmdline')) return systemAnswer(pid, 'command').split(' ');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Systems without /proc (macOS) have `ps`. */
function systemAnswer(pid: number, column: 'stat' | 'command'): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
